/** The part of lit-html 3.3.3 that the page uses. */
export type Template = { readonly _$litType$: number };
export const nothing: unique symbol;
export function html(strings: TemplateStringsArray, ...values: unknown[]): Template;
export function svg(strings: TemplateStringsArray, ...values: unknown[]): Template;
export function render(value: unknown, container: HTMLElement | DocumentFragment): unknown;

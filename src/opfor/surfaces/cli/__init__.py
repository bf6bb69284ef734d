"""The commands of ``opfor``, one file each; imported only when they are called."""

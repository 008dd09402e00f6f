"""Commands for those who run a server: `sanmon admin`."""

"""The files of component sets that people write: unpacking and checking them."""

"""The server: lets people and programs play at tables over HTTP and websockets."""

"""`sanmon bench serve`: a server under load, beside a bare websocket echo and a bare commit loop in the same run."""

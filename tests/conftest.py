pytest_plugins = ["clauses_plugin", "report_plugin", "pytester"]

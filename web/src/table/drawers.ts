// What can be opened over the table; "" is nothing.
export type DrawerName = "" | "log" | "others" | "seats" | "keys" | "how-to" | "score" | "result" | "chat";

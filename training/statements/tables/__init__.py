"""Tables, data files, policies, timetables, logs, short chats, small tables in other languages."""

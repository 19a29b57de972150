"""How stored tables came to their present form, one file a step."""

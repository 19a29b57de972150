"""What can be asked by HTTP, a file for each noun."""

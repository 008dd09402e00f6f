"""What is printed in the box: each file reads the tables of one sort of components."""

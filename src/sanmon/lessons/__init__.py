"""Lessons: guided first games, as data beside each game, and the engine that runs them in terminal and browser.

`format` reads a lesson, `run` runs one, `check` plays it to its end and says what is wrong, `authoring` helps to write
one. docs/lessons.md explains how to write a lesson.
"""

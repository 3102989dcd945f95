"""The window, its scenes, and everything a person sees or hears."""

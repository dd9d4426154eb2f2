"""Cuts the two families down to what the site prints. Run: python3 subset.py <folder of the full variable fonts>

Needs fontTools and brotli. The sources are the French variable subsets of Anybody and Instrument Sans, to which the narrow
no-break space (U+202F), the subscript two (₂) and the superscripts were added, because neither family has them.
"""

import io
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ASCII = "".join(chr(c) for c in range(0x20, 0x7F) if chr(c) not in "`^~{}|\\")
FRENCH = "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâäæçèéêëîïôöœùûüÿ"
PORTS_AND_NAMES = "ÁÍÓÚÑáíóúñãõøåßÖ"
PUNCTUATION = "«»’“”–—…·•°©×÷−²³€₂"
SPACES = "\u00a0\u202f\u2009\u2011"
TEXT = ASCII + FRENCH + PORTS_AND_NAMES + PUNCTUATION + SPACES


def hold_kerning(font, source, at):
    """Gives `font` the kerning that it has `at` one place of its axes: told again for each weight, it was a quarter of the file."""
    font["GPOS"] = instantiateVariableFont(TTFont(source), at)["GPOS"]
    definitions = font["GDEF"].table
    definitions.VarStore = None
    definitions.Version = 0x00010002


def cut(source, target, features, limits=None, kerning_at=None):
    font = TTFont(source)
    if limits:
        font = instantiateVariableFont(font, limits)
    if kerning_at:
        hold_kerning(font, source, kerning_at)
    font.flavor = None
    plain = io.BytesIO()
    font.save(plain)
    plain.seek(0)
    font = TTFont(plain)
    options = subset.Options()
    options.layout_features = features
    options.name_IDs = [1, 2, 13, 14]
    options.hinting = False
    options.glyph_names = False
    cutter = subset.Subsetter(options)
    cutter.populate(text=TEXT)
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(target)
    missing = [hex(ord(c)) for c in TEXT if ord(c) not in font.getBestCmap()]
    print(target, "missing:", missing or "nothing")


folder = sys.argv[1]
cut(f"{folder}/anybody-fr.woff2", "anybody.woff2", ["kern", "mark", "ccmp", "liga", "tnum", "lnum", "locl", "calt"], {"wght": 900})
cut(f"{folder}/instrument-sans-fr.woff2", "instrument-sans.woff2", ["kern", "mark", "ccmp", "tnum"], kerning_at={"wght": 500})

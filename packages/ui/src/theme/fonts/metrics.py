"""Writes anybody.metrics.json, from which headlines are fitted without a browser. Run: python3 metrics.py

Needs fontTools and brotli. Run it again after subset.py. Advances and kerning are read at three widths: between them the
font is linear (one region on each side of 100 %, no bend in avar), which is checked at six more.
Units are those of the font. A trio is the value at 50, 100 and 150 %. `bottom` and `top` are the ink's own.
"""

import json

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONT = "anybody.woff2"
STOPS = (50, 100, 150)
BETWEEN = (58, 68, 84, 108, 120, 132)


def at(width):
    return instantiateVariableFont(TTFont(FONT), {"wdth": width})


def kerning(font, glyphs):
    """Every pair that is moved, the lookups added up as a browser adds them."""
    pairs = {}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        (table,) = lookup.SubTable
        left, right = table.ClassDef1.classDefs, table.ClassDef2.classDefs
        for one in glyphs:
            if one not in table.Coverage.glyphs:
                continue
            for other in glyphs:
                record = table.Class1Record[left.get(one, 0)].Class2Record[right.get(other, 0)]
                move = getattr(record.Value1, "XAdvance", 0) if record.Value1 else 0
                if move:
                    pairs[one, other] = pairs.get((one, other), 0) + move
    return pairs


def read(width, cmap):
    font = at(width)
    advances = {char: font["hmtx"][glyph][0] for char, glyph in cmap.items()}
    names = {glyph: char for char, glyph in cmap.items()}
    pairs = {(names[a], names[b]): move for (a, b), move in kerning(font, set(cmap.values())).items()}
    return advances, pairs


def alike(pairs, side):
    """Letters that move the same way on one side, together: « AÁÂÀ »."""
    habits = {}
    for char in sorted({pair[side] for pair in pairs}):
        habit = frozenset((pair[1 - side], trio) for pair, trio in pairs.items() if pair[side] == char)
        habits.setdefault(habit, []).append(char)
    return ["".join(chars) for chars in habits.values()]


font = TTFont(FONT)
cmap = {chr(code): glyph for code, glyph in sorted(font.getBestCmap().items())}
stops = [read(width, cmap) for width in STOPS]
trios = {char: [advances[char] for advances, _ in stops] for char in cmap}
moved = sorted({pair for _, pairs in stops for pair in pairs})
kern = {pair: tuple(pairs.get(pair, 0) for _, pairs in stops) for pair in moved}

for width in BETWEEN:
    advances, pairs = read(width, cmap)
    low, part = (0, (width - 50) / 50) if width < 100 else (1, (width - 100) / 50)
    for told, seen in [(trios[c], advances[c]) for c in cmap] + [(kern[p], pairs.get(p, 0)) for p in moved]:
        assert abs(told[low] + (told[low + 1] - told[low]) * part - seen) <= 1, (width, told, seen)

glyf = font["glyf"]
left, right = alike(kern, 0), alike(kern, 1)
ink = {char: [getattr(glyf[glyph], "yMin", 0), getattr(glyf[glyph], "yMax", 0)] for char, glyph in cmap.items()}
line = {key: json.dumps(value, ensure_ascii=False, separators=(",", ":")) for key, value in {
    "unitsPerEm": font["head"].unitsPerEm,
    "ascent": font["hhea"].ascent,
    "descent": font["hhea"].descent,
    "capHeight": font["OS/2"].sCapHeight,
    "xHeight": font["OS/2"].sxHeight,
    "stops": STOPS,
    "left": left,
    "right": right,
}.items()}
rows = ",\n".join(
    f"    {json.dumps(c, ensure_ascii=c in '  ‑ ')}: {json.dumps([*trios[c], *ink[c]])}" for c in cmap
)
moves = ",\n".join(
    f"    {json.dumps([at_left, at_right, *kern[one[0], other[0]]])}"
    for at_left, one in enumerate(left)
    for at_right, other in enumerate(right)
    if (one[0], other[0]) in kern
)
with open("anybody.metrics.json", "w", encoding="utf-8") as file:
    head = ",\n".join(f'  "{key}": {value}' for key, value in line.items())
    file.write(f'{{\n{head},\n  "glyphs": {{\n{rows}\n  }},\n  "kern": [\n{moves}\n  ]\n}}\n')
print(len(cmap), "characters,", len(moved), "pairs in", len(left), "by", len(right), "groups")

"""Adds the dirham sign to Readex Pro: the stylistic set ss01 draws the word of the currency as the sign.

Usage, with fonttools and brotli: python add-dirham-sign.py <readex-pro.woff2> <dirham.ttf> <result.woff2>

readex-pro.woff2 is readex-pro-arabic-wght-normal.woff2 of @fontsource-variable/readex-pro 5.3.0, and dirham.ttf is of
dirham-symbol 4.0.4, which is under the ISC licence.
"""

import sys
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables

SIGN = "dirham"
# As tall as the digits of Instrument Sans, which stand beside it.
HEIGHT = 700
MARGIN = 40

font, source, target = TTFont(sys.argv[1]), TTFont(sys.argv[2]), sys.argv[3]
name = source.getBestCmap()[0xE000]
drawn = source["glyf"][name]
scale = HEIGHT / drawn.yMax
pen = TTGlyphPen(None)
source.getGlyphSet()[name].draw(TransformPen(pen, (scale, 0, 0, scale, MARGIN - drawn.xMin * scale, 0)))
glyph = pen.glyph()
variations = font["gvar"].variations
advances = font["HVAR"].table.AdvWidthMap
font.setGlyphOrder([*font.getGlyphOrder(), SIGN])
font["glyf"].glyphs[SIGN] = glyph
glyph.recalcBounds(font["glyf"])
font["hmtx"].metrics[SIGN] = (glyph.xMax + MARGIN, glyph.xMin)
# Weights do not change it.
variations[SIGN] = []
advances.mapping[SIGN] = otTables.NO_VARIATION_INDEX

# The forms of dal, reh, heh and meem within the word; a word with more letters has other forms.
word = ["uni062F", "uni0631", "uni0647.init", "uni0645.fina"]
table = font["GSUB"].table
ligature = otTables.Ligature()
ligature.LigGlyph, ligature.Component, ligature.CompCount = SIGN, word[1:], len(word)
subtable = otTables.LigatureSubst()
subtable.ligatures = {word[0]: [ligature]}
lookup = otTables.Lookup()
lookup.LookupType, lookup.LookupFlag, lookup.SubTable, lookup.SubTableCount = 4, 0, [subtable], 1
table.LookupList.Lookup.append(lookup)
table.LookupList.LookupCount += 1
record = otTables.FeatureRecord()
record.FeatureTag, record.Feature = "ss01", otTables.Feature()
record.Feature.FeatureParams = None
record.Feature.LookupListIndex = [table.LookupList.LookupCount - 1]
record.Feature.LookupCount = 1
table.FeatureList.FeatureRecord.append(record)
table.FeatureList.FeatureCount += 1
for script in table.ScriptList.ScriptRecord:
    languages = [script.Script.DefaultLangSys, *(each.LangSys for each in script.Script.LangSysRecord)]
    for language in filter(None, languages):
        language.FeatureIndex.append(table.FeatureList.FeatureCount - 1)
        language.FeatureCount += 1

font.flavor = "woff2"
font.save(target)

import type { GlyphName } from '../../ui/glyphs/glyph-names.ts'

const GLYPHS: Readonly<Record<string, GlyphName>> = {
  titan: 'cl-titan',
  hunter: 'cl-hunter',
  warlock: 'cl-warlock',
}

/** A class nobody knows yet is shown by its name alone. */
export const classGlyph = (className: string): GlyphName | undefined => GLYPHS[className.toLowerCase()]

import type { ArchiveActivity } from '@ai-vault/contract/archives.ts'
import type { GlyphName } from '../../../../ui/glyphs/glyph-names.ts'

interface ResultLook {
  readonly glyph: GlyphName
  readonly tone: 'ok' | 'warn' | 'bad' | 'soft'
}

/** A shape and a colour for how it ended; the word stands beside them. */
export function lookOf({ result, good }: Pick<ArchiveActivity, 'result' | 'good'>): ResultLook {
  if (result === 'Victory') return { glyph: 'res-win', tone: 'ok' }
  if (result === 'Defeat') return { glyph: 'res-loss', tone: 'bad' }
  if (result.startsWith('Left')) return { glyph: 'res-part', tone: 'warn' }
  if (good === undefined) return { glyph: 'res-part', tone: 'soft' }
  return good ? { glyph: 'res-done', tone: 'ok' } : { glyph: 'res-fail', tone: 'bad' }
}

import type { SystemStatus } from '@ai-vault/contract/service/status.ts'
import type { BannerKind } from '../../data/system/system-signal.ts'
import type { GlyphName } from '../../ui/glyphs/glyph-names.ts'
import { dateFormat } from '../../words/formats.ts'
import { lateWords } from '../late-words.ts'
import type { LastRead } from '../status/use-last-read.ts'

interface BannerText {
  readonly tone: 'warn' | 'bad' | 'plain'
  readonly glyph: GlyphName
  readonly title: string
  readonly text: (status: SystemStatus, read?: LastRead) => string
  /** `help` leads to the platform's support, `copy` copies what to tell ours. */
  readonly action?: 'help' | 'copy'
}

const sentence = (text: string) => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`)
const join = (...parts: string[]) => parts.filter(Boolean).join(' ')
const words = lateWords.banners
const moment = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** What still stands there: nothing is promised to a visitor, or while the first answer is on its way. */
function kept(read: LastRead): string {
  if (read === undefined) return ''
  return read === 0 ? words.nothingKept : words.kept(moment.format(read))
}

/** The five banners (F-053 to F-057): what is wrong, what the platform says, what still works. */
export const BANNERS: Readonly<Record<BannerKind, BannerText>> = {
  servers: {
    tone: 'bad',
    glyph: 'i-warn',
    title: words.servers,
    text: ({ game_api }, read) => join(sentence(game_api.message), kept(read), read ? words.later : ''),
    action: 'help',
  },
  slow: {
    tone: 'warn',
    glyph: 'i-clock',
    title: words.slow,
    text: ({ game_api }) =>
      join(
        game_api.latency_ms === undefined ? '' : words.took((game_api.latency_ms / 1000).toFixed(1)),
        words.tryLater,
      ),
  },
  degraded: {
    tone: 'warn',
    glyph: 'i-warn',
    title: words.degraded,
    text: ({ game_api }, read) => join(sentence(game_api.message), kept(read)),
  },
  configuration: {
    tone: 'bad',
    glyph: 'i-info',
    title: words.configuration,
    text: ({ incident_id }) => (incident_id ? words.incident(incident_id) : ''),
    action: 'copy',
  },
  unknown: {
    tone: 'plain',
    glyph: 'i-info',
    title: words.unknown,
    text: ({ overall_status }, read) => join(words.unknownStatus(overall_status), kept(read)),
    action: 'copy',
  },
}

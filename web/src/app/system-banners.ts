import type { SystemStatus } from '@ai-vault/contract/status.ts'
import type { BannerKind } from '../data/system-signal.ts'
import type { GlyphName } from '../ui/glyph-names.ts'
import { lateWords } from './words/late-words.ts'

interface BannerText {
  readonly tone: 'warn' | 'bad' | 'plain'
  readonly glyph: GlyphName
  readonly title: string
  readonly text: (status: SystemStatus) => string
  /** `help` leads to the platform's support, `copy` copies what to tell ours. */
  readonly action?: 'help' | 'copy'
}

const sentence = (text: string) => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`)
const join = (...parts: string[]) => parts.filter(Boolean).join(' ')
const words = lateWords.banners

/** The five banners (F-053 to F-057): what is wrong, what the platform says, what still works. */
export const BANNERS: Readonly<Record<BannerKind, BannerText>> = {
  servers: {
    tone: 'bad',
    glyph: 'i-warn',
    title: words.servers,
    text: ({ game_api }) => join(sentence(game_api.message), words.kept, words.later),
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
    text: ({ game_api }) => join(sentence(game_api.message), words.kept),
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
    text: ({ overall_status }) => join(words.said(overall_status), words.kept),
    action: 'copy',
  },
}

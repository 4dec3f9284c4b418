import type { SystemStatus } from '@ai-vault/contract/status.ts'
import type { BannerKind } from '../data/system-signal.ts'
import type { GlyphName } from '../ui/glyph-names.ts'

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
const KEPT = 'What was read last stays open.'

/** The five banners (F-053 to F-057): what is wrong, what the platform says, what still works. */
export const BANNERS: Readonly<Record<BannerKind, BannerText>> = {
  servers: {
    tone: 'bad',
    glyph: 'i-warn',
    title: 'Bungie.net servers have issues.',
    text: ({ game_api }) => join(sentence(game_api.message), KEPT, 'Changes in the game show later.'),
    action: 'help',
  },
  slow: {
    tone: 'warn',
    glyph: 'i-clock',
    title: 'API is responding slowly. Please be patient.',
    text: ({ game_api }) =>
      join(
        game_api.latency_ms === undefined
          ? ''
          : `The last answer took ${(game_api.latency_ms / 1000).toFixed(1)} s.`,
        'Try refreshing in a few minutes.',
      ),
  },
  degraded: {
    tone: 'warn',
    glyph: 'i-warn',
    title: 'Some services are degraded.',
    text: ({ game_api }) => join(sentence(game_api.message), KEPT),
  },
  configuration: {
    tone: 'bad',
    glyph: 'i-info',
    title: 'API configuration issue detected. Please contact support',
    text: ({ incident_id }) => (incident_id ? `Incident ${incident_id}.` : ''),
    action: 'copy',
  },
  unknown: {
    tone: 'plain',
    glyph: 'i-info',
    title: 'The platform’s state is unknown.',
    text: ({ overall_status }) =>
      `The last check said “${overall_status}”, which this version does not know. ${KEPT}`,
    action: 'copy',
  },
}

/** Questions that follow from an answer: each is a query, so that nothing has to be read again. */
import type { Suggestion } from '@ai-vault/contract/advice/answer.ts'
import type { Intent, Query, Slots } from '@ai-vault/contract/advice/query.ts'
import type { Ask } from '../ask.ts'
import type { Side } from '../facts.ts'
import { sideInWords } from '../words/slot-words.ts'

export const queryOf = (intent: Intent, slots: Slots = {}): Query => ({
  intent,
  slots,
  exclude: [],
  unread: [],
})

export const suggest = (label: string, intent: Intent, slots: Slots = {}): Suggestion => ({
  label,
  query: queryOf(intent, slots),
})

/** The same query with some of its slots changed. */
export const again = ({ query }: Ask, label: string, slots: Slots): Suggestion => ({
  label,
  query: { ...query, slots: { ...query.slots, ...slots }, unread: [] },
})

export const otherSide = (ask: Ask, side: Side): Suggestion => {
  const other = side === 'pve' ? 'pvp' : 'pve'
  const { activity: _, ...slots } = ask.slots
  return {
    label: `And for ${sideInWords(other)}?`,
    query: { ...ask.query, slots: { ...slots, mode: other }, unread: [] },
  }
}

export const dismantle: Suggestion = suggest('What can I dismantle?', 'dismantle_review')
export const duplicates: Suggestion = suggest('Show my duplicates', 'dupes')
export const thisWeek: Suggestion = suggest('What should I do this week?', 'weekly_plan', {
  period: { is: 'named', name: 'this_week' },
})
export const whatToFarm: Suggestion = suggest('What should I farm?', 'where_from')
export const rate = (name: string, hash: number): Suggestion =>
  suggest(`Rate my ${name.replace(/^The /, '')}`, 'rate_roll', { item: { name, hash } })
export const godRoll = (name: string, hash: number): Suggestion =>
  suggest(`God roll for ${name}`, 'god_roll_for', { item: { name, hash } })
export const whereFrom = (name: string, hash: number): Suggestion =>
  suggest(`Where do I get ${name}?`, 'where_from', { item: { name, hash } })
export const buildAround = (name: string, hash: number): Suggestion =>
  suggest(`Build around ${name}`, 'build_around', { item: { name, hash } })

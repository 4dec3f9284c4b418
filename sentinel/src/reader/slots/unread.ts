/** Words that carry content and reached neither a slot nor the intent: they are named under the answer. */

import type { Mention } from '../mention.ts'
import type { Reach } from '../mentions.ts'
import type { Fate } from './candidate-features.ts'

/** Things that players rule by and that no slot holds. */
const WITHOUT_SLOT = new Set(['attribute', 'free', 'unsupported'])
/** What is mentioned of these is meant: where it is in no slot, the answer does not hold for it. */
const MEANT = new Set(['item', 'perk', 'player', 'weapon_type', 'element', 'activity', 'vendor'])
/** A shorter word that nobody uses is a slip of the keys. */
const SHORTEST = 4

function placesOf(mentions: readonly Mention[]): Set<number> {
  const places = new Set<number>()
  for (const { from, to } of mentions) for (let at = from; at < to; at++) places.add(at)
  return places
}

export function unreadIn({ tokens, words, isKnown, mentions }: Reach, fates: Map<Mention, Fate>): string[] {
  const isUsed = (mention: Mention): boolean => {
    const fate = fates.get(mention)
    return fate === 'out' || (fate === 'in' && !WITHOUT_SLOT.has(mention.slot))
  }
  const used = placesOf(mentions.filter(isUsed))
  const named = placesOf(mentions)
  const left = placesOf(
    mentions.filter(
      ({ slot, by, from }) =>
        !used.has(from) && (WITHOUT_SLOT.has(slot) || (MEANT.has(slot) && by !== 'part')),
    ),
  )
  const isStrange = (at: number) => !named.has(at) && !isKnown[at] && (words[at]?.length ?? 0) >= SHORTEST
  const found = tokens.filter((_, at) => left.has(at) || (isStrange(at) && !/\d/.test(words[at] ?? '')))
  return [...new Set(found.map(({ typed }) => typed))]
}

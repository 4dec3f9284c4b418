/** Words that carry content and reached neither a slot nor the intent: they are named under the answer. */
import type { Mention, Reach } from '../mentions.ts'
import type { Fate } from './candidate-features.ts'

/** Things that players rule by and that no slot holds. */
const WITHOUT_SLOT = new Set(['attribute', 'unsupported'])

export function unreadIn({ tokens, words }: Reach, fates: Map<Mention, Fate>): string[] {
  const found: string[] = []
  const used = new Set<number>()
  for (const [{ from, to, slot }, fate] of fates)
    if (fate !== 'none' && !WITHOUT_SLOT.has(slot)) for (let at = from; at < to; at++) used.add(at)
  for (const [{ from, to, slot }, fate] of fates) {
    if (fate === 'out' || !WITHOUT_SLOT.has(slot) || used.has(from)) continue
    found.push(words.slice(from, to).join(' '))
    for (let at = from; at < to; at++) used.add(at)
  }
  void tokens
  return [...new Set(found)]
}

import { INTENT_NAMES, type Intent } from '../intents/intents.ts'
import type { EntityIndex } from '../reading/entities.ts'
import { understand } from '../understanding/understand.ts'

/** Questions as players type them, by what they mean. */
export type PhraseSet = Readonly<Record<Intent, readonly string[]>>

/** Which phrases of a set are not understood as they are meant; to ask back counts as wrong here. */
export function misread(set: PhraseSet, names: EntityIndex) {
  const all = INTENT_NAMES.flatMap((intent) => set[intent].map((phrase) => ({ intent, phrase })))
  const wrong = all.flatMap(({ intent, phrase }) => {
    const understood = understand(phrase, names, { list: [] })
    if (understood.intent === intent) return []
    const torn = understood.torn ? ` (${understood.torn.join(' or ')})` : ''
    return [`${phrase}: ${intent}, read as ${understood.intent}${torn}`]
  })
  return { asked: all.length, wrong }
}

/** "Tell me about my titan", "describe Fatebringer": whole questions about one thing, told by their shape. */
const OPENING =
  '(?:(?:so|ok|hey|please|now|and) )*(?:tell me (?:more |everything )?about|what (?:can you (?:say|tell me)|do you know) about|describe|(?:some )?info(?:rmation)? (?:on|about)|details (?:on|of|about))'
const ABOUT_THING = new RegExp(`^${OPENING} (?:my |the |an? |this )?_(weapon|armor|perk)_$`)
const ABOUT_CHARACTER = new RegExp(
  `^(?:${OPENING}|how is|how are|summari[sz]e|show(?: me)?|(?:give me )?an? (?:overview|summary) of|overview of|summary of) (?:my |the )?_class_(?: character| doing| look(?:ing)?)?$`,
)

export type Subject = 'character' | 'weapon' | 'armor' | 'perk'

const NOT_OWNED =
  /(?:_type_|\bweapons\b).*\b(?:(?:do i not|i do not|do not i)(?: yet)? (?:own|have)|(?:am i|i am)(?: still)? (?:missing|lacking)|(?:do i|i) lack)(?: yet)?$/

/** "Which hand cannons do I not own?"; exotics are asked for in many more words. */
export const asksNotOwned = (shape: string): boolean => NOT_OWNED.test(shape) && !/\bexotics?\b/.test(shape)

/** Expects a question in which names and classes are placeholders. */
export function askedAbout(shape: string): Subject | undefined {
  if (ABOUT_CHARACTER.test(shape)) return 'character'
  return ABOUT_THING.exec(shape)?.[1] as Subject | undefined
}

const KILLS_WITH =
  /\bkills?\b.*\b(?:with|using|on|by|from|of|does|do|has|have|did)\b.*(?:_weapon_|_type_)|(?:_weapon_|_type_).*\bhow many kills\b/

/** "How many kills do I have with my Rose?"; which weapon has the most is another question. */
export const asksKillsWith = (shape: string): boolean =>
  KILLS_WITH.test(shape) && !/\b(?:most|which)\b/.test(shape)

/** Words around answers: asking back, and what cannot be known here. */
import type { Reading, SlotName } from '@ai-vault/contract/advice/query.ts'
import { quoted } from './text.ts'
import { type Voiced, voiced } from './voices.ts'

const MISSING: Readonly<Partial<Record<SlotName, string>>> = {
  item: 'Which weapon or piece',
  item2: 'Compared with what',
  perk: 'Which perk',
  term: 'Which word',
  class: 'Which character',
  activity: 'For which activity',
  mode: 'For PvE or PvP',
  stat: 'Which stat',
  stat_value: 'How much of it',
  loadout: 'Which loadout',
  vendor: 'Which vendor',
  currency: 'Which material',
  period: 'For which days',
  metric: 'Which figure',
  player: 'Which player',
  element: 'Which element',
  slot: 'Which slot',
  weapon_type: 'Which kind of weapon',
  triumph: 'Which triumph',
  kind: 'Triumphs, titles or catalysts',
}

/** In the player's own word where one can be read in two ways. */
export function asksWhich(about: string | undefined, missing: readonly SlotName[], readings: number): Voiced {
  const what = missing.flatMap((name) => MISSING[name] ?? [])[0]
  if (about !== undefined) {
    const word = quoted(about)
    return voiced(
      `${word}: ${what ? `${what.charAt(0).toLowerCase()}${what.slice(1)}` : 'which of these'}?`,
      `I can read ${word} in more than one way. ${what ?? 'Which of these do you mean'}?`,
      `${word} is unclear. ${what ?? 'Choose one'}.`,
    )
  }
  const question = what ?? (readings > 1 ? 'Which of these do you mean' : 'Do you mean this')
  return voiced(`${question}?`, `I am not sure yet. ${question}?`, `Clarify. ${question}?`)
}

const ABOUT = 'vault, rolls, builds, armor, triumphs or runs'

export const OUT_OF_SCOPE: Readonly<Record<Extract<Reading, { is: 'out_of_scope' }>['reason'], Voiced>> = {
  other: voiced(
    `That I cannot know: I read your account and the game’s data, nothing else. Ask about your ${ABOUT}.`,
    `I am sorry, that is nothing I can know: I only read your account and the game’s data. Ask me about your ${ABOUT}.`,
    `Outside of what I read. Ask about your ${ABOUT}.`,
  ),
  greeting: voiced(
    `Hey. Ask about your ${ABOUT}.`,
    `Hello, Guardian! Ask me anything about your ${ABOUT}.`,
    `Guardian. State the objective: ${ABOUT}.`,
  ),
  thanks: voiced(
    'Any time. Ask on whenever you like.',
    'You are very welcome, Guardian! I am here whenever you need me.',
    'Noted, Guardian. Standing by.',
  ),
  rude: voiced(
    `Fair enough. I only say what your account shows. Ask about your ${ABOUT}.`,
    `I am sorry if I let you down. I only say what your account shows. Shall we look at your ${ABOUT}?`,
    `Noted. Back to work: ${ABOUT}.`,
  ),
  account: voiced(
    'I cannot do that: I only read your own account, and I change nothing, buy nothing and hand out nothing.',
    'That I cannot do. I only read your own account; I change nothing, buy nothing and hand out nothing.',
    'Denied. Read-only, your own account alone: nothing is changed, bought or handed out.',
  ),
  language: voiced(
    'I did not understand that. Ask in English, or with the names of the game.',
    'I am sorry, I did not understand that. Could you ask in English, or with the names of the game?',
    'Not understood. Ask in English or with the names of the game.',
  ),
}

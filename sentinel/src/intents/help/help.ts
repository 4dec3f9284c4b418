import type { Vault } from '../../facts.ts'
import { counted } from '../../words/text.ts'
import { type Voiced, voiced } from '../../words/voices.ts'
import type { Intent } from '../intent.ts'
import { accountQuestions } from './account-questions.ts'

const canDo = (vault: Vault | undefined): Voiced => {
  const sees = vault
    ? `I see ${counted(vault.weapons.length, 'weapon')} and ${counted(vault.armor.length, 'piece')} of armor of yours. `
    : ''
  return voiced(
    `${sees}Ask about your vault, rolls, builds, armor, triumphs or runs.`,
    `${sees}You can ask me about your vault, rolls, builds, armor, triumphs or runs, in your own words.`,
    `${sees}State the objective: vault, rolls, builds, armor, triumphs or runs.`,
  )
}

const CAN = [
  'What can go from a full vault, and what stays instead',
  'How good a roll is in PvE and PvP, and what to look for',
  'Your best for a slot, an activity or a boss; builds that are legal',
  'Which of your armor reaches a stat',
  'What is nearly done, what to do this week, what to farm',
  'Runs, clears, K/D, and what your fireteam lacks',
]

export const help: Intent = {
  label: 'help',
  about: 'what the app can do, how it works',
  slots: [],
  ofGame: true,
  async answer(ask) {
    const vault = await ask.tryRead(ask.facts.vault())
    return {
      lead: canDo(vault),
      facts: CAN.map((line) => ({ title: '', lines: [line] })),
      suggestions: accountQuestions(vault),
    }
  },
}

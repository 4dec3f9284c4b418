/** Builds come from the Architect alone: what it cannot prove legal is not proposed here either. */
import type { Answerer, Draft } from './draft.ts'
import { listInWords, namesOf } from './draft.ts'

const architect = (what: string, prompt: string): Draft => ({
  lead: `${what} is the Architect's work: it puts together only what you own and proves every rule before it shows a build.`,
  advice: 'Open the Architect and create it there.',
  suggestions: [prompt],
})

export const buildForActivity: Answerer = ({ slots }) =>
  architect('A whole build', `Best weapons for ${slots.activity ?? slots.side ?? 'PvE'}`)

export const buildAround: Answerer = (ask) => {
  const refs = namesOf(ask, 'weapon', 'armor').map(
    ({ name }) => `{{${ask.turn.ledger.thing({ kind: 'quote', name })}}}`,
  )
  return architect(
    refs.length > 0 ? `A build around ${listInWords(refs)}` : 'A whole build',
    'Best armor for grenade',
  )
}

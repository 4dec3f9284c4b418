import { diceFor } from '../dice.ts'
import type { Moment } from '../guardian-state.ts'

const CHECKLIST_KEY = 157
const EVERYONE = -1

type Checklists = Readonly<Record<number, Readonly<Record<number, boolean>>>>

/** What was found: those who have seen much of the game have found more, and what is found stays found. */
const foundIn = ({ state }: Moment, scope: 'profile' | 'character', character: number): Checklists => {
  const { persona, seed } = state.account
  return Object.fromEntries(
    state.catalogue.world.checklists
      .filter((checklist) => checklist.scope === scope)
      .map(({ hash, entries }) => [
        hash,
        Object.fromEntries(
          entries.map((entry) => {
            const dice = diceFor(seed, CHECKLIST_KEY, persona.index, character, entry)
            return [entry, dice.chance(persona.completion)]
          }),
        ),
      ]),
  )
}

export const profileChecklists = (moment: Moment): Checklists => foundIn(moment, 'profile', EVERYONE)

export const characterChecklists = (moment: Moment, character: number): Checklists =>
  foundIn(moment, 'character', character)

import { strangerIdOf } from '../account/identities.ts'
import type { PersonaCharacter } from '../account/persona.ts'
import { diceFor } from '../dice.ts'
import NAMES from './strangers.json' with { type: 'json' }

/** Players met in reports who are no demo guardians: a name, a face, no profile. */

const STRANGER_KEY = 101

interface Stranger {
  readonly membershipId: string
  readonly displayName: string
  readonly displayNameCode: number
  readonly body: Pick<PersonaCharacter, 'classType' | 'race' | 'gender'>
  readonly clanName?: string
  readonly light: number
  readonly emblemHash: number
}

export const strangerOf = (seed: number, stranger: number, emblems: readonly number[]): Stranger => {
  const dice = diceFor(seed, STRANGER_KEY, stranger)
  const displayName = `${dice.pick(NAMES.first)}${dice.pick(NAMES.second)}`
  return {
    membershipId: strangerIdOf(seed, stranger),
    displayName,
    displayNameCode: dice.between(1, 9999),
    body: {
      classType: (['titan', 'hunter', 'warlock'] as const)[stranger % 3] ?? 'titan',
      race: dice.pick(['human', 'awoken', 'exo'] as const),
      gender: dice.pick(['male', 'female'] as const),
    },
    ...(dice.chance(0.6) ? { clanName: dice.pick(NAMES.clans) } : {}),
    light: dice.between(1500, 1950),
    emblemHash: emblems.length > 0 ? dice.pick(emblems) : 0,
  }
}

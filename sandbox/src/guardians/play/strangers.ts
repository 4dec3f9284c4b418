import { strangerIdOf } from '../account/identities.ts'
import type { PersonaCharacter } from '../account/persona.ts'
import { diceFor } from '../dice.ts'

/** Players met in reports who are no demo guardians: a name, a face, no profile. */

const STRANGER_KEY = 101
const FIRST_PARTS = [
  'Quiet',
  'Ember',
  'Static',
  'Northern',
  'Hollow',
  'Gilded',
  'Rusted',
  'Velvet',
  'Salt',
  'Paper',
]
const SECOND_PARTS = [
  'Falcon',
  'Lantern',
  'Orbit',
  'Moth',
  'Anvil',
  'Cipher',
  'Heron',
  'Comet',
  'Thistle',
  'Relay',
]
const CLANS = ['Second Breakfast', 'Tangled Shore Divers', 'Sunday Sherpas', 'Low Gravity']

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
  const displayName = `${dice.pick(FIRST_PARTS)}${dice.pick(SECOND_PARTS)}`
  return {
    membershipId: strangerIdOf(seed, stranger),
    displayName,
    displayNameCode: dice.between(1, 9999),
    body: {
      classType: (['titan', 'hunter', 'warlock'] as const)[stranger % 3] ?? 'titan',
      race: dice.pick(['human', 'awoken', 'exo'] as const),
      gender: dice.pick(['male', 'female'] as const),
    },
    ...(dice.chance(0.6) ? { clanName: dice.pick(CLANS) } : {}),
    light: dice.between(1500, 1950),
    emblemHash: emblems.length > 0 ? dice.pick(emblems) : 0,
  }
}

import type { UserInfoCard } from 'bungie-api-ts/user'
import type { Wire } from '../../world/definitions.ts'
import { strangerIdOf } from '../account/identities.ts'
import type { PersonaCharacter } from '../account/persona.ts'
import { diceFor } from '../dice.ts'
import { MEMBERSHIP_STEAM } from '../platform-codes.ts'
import NAMES from './strangers.json' with { type: 'json' }

/** Players met in reports who are no demo guardians: a name and a face; the rest they keep private. */

export const STRANGERS = 400

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

export const strangerCard = (stranger: Stranger): Wire<UserInfoCard> => ({
  iconPath: '/img/theme/bungienet/icons/steamLogo.png',
  crossSaveOverride: 0,
  applicableMembershipTypes: [MEMBERSHIP_STEAM],
  isPublic: true,
  membershipType: MEMBERSHIP_STEAM,
  membershipId: stranger.membershipId,
  displayName: stranger.displayName,
  bungieGlobalDisplayName: stranger.displayName,
  bungieGlobalDisplayNameCode: stranger.displayNameCode,
})

import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import type { DestinyCharacterComponent } from 'bungie-api-ts/destiny2'
import type { Wire } from '../../world/definitions.ts'
import { ARMOR_STAT_HASH, CLASS_HASH, CLASS_TYPE, POWER_STAT } from '../../world/tables/platform.ts'
import { isoSeconds } from '../calendar.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Belongings } from '../gear/belongings.ts'
import type { Moment } from '../guardian-state.ts'
import { GENDER_CODE, GENDER_HASH, RACE_CODE, RACE_HASH } from '../platform-codes.ts'

const HIGHEST_STAT = 200
const CHARACTER_LEVEL = 50
const LEVEL_PROGRESSION = 1716568313

export interface PlayTimes {
  readonly lastPlayed: number
  readonly minutes: number
  readonly minutesThisSession: number
}

const wornBy = (belongings: Belongings, character: number) =>
  belongings.gear.filter(({ slot }) => slot.home.in === 'equipped' && slot.home.character === character)

export const lightOf = (belongings: Belongings, character: number): number => {
  const worn = wornBy(belongings, character)
  return worn.length === 0 ? 0 : Math.floor(worn.reduce((sum, { power }) => sum + power, 0) / worn.length)
}

/** Armor and fragments, within the game's bounds. */
export const characterStats = (belongings: Belongings, character: number, catalogue: Catalogue) => {
  const worn = wornBy(belongings, character)
  const subclass = belongings.side.find(
    ({ kind, home }) => kind === 'subclass' && home.in === 'equipped' && home.character === character,
  )
  return Object.fromEntries(
    ARMOR_STATS.map((stat) => {
      const hash = ARMOR_STAT_HASH[stat]
      const armor = worn.reduce(
        (sum, { roll }) => sum + (roll.kind === 'armor' ? (roll.stats.get(hash) ?? 0) : 0),
        0,
      )
      const fragments = (subclass?.sockets ?? []).reduce(
        (sum, { plug }) => sum + (catalogue.statsOf(plug).get(hash) ?? 0),
        0,
      )
      return [hash, Math.max(0, Math.min(HIGHEST_STAT, armor + fragments))]
    }),
  )
}

const emblemWire = (emblemHash: number, catalogue: Catalogue) => {
  const { displayProperties, secondaryIcon } = catalogue.item(emblemHash)
  return {
    emblemPath: displayProperties?.icon ?? '',
    emblemBackgroundPath: secondaryIcon ?? '',
    emblemHash,
    emblemColor: { red: 24, green: 34, blue: 52, alpha: 255 },
  }
}

/** What a character is besides what it wears. */
interface CharacterFacts {
  readonly times: PlayTimes
  readonly titleRecordHash: number | undefined
}

export const characterWire = (
  { state, day }: Moment,
  character: number,
  { times, titleRecordHash }: CharacterFacts,
): Wire<DestinyCharacterComponent> => {
  const { account, catalogue } = state
  const { persona, card } = account
  const belongings = state.belongings.on(day)
  const body = persona.characters[character]
  if (!body) throw new RangeError(`${persona.id} has no character ${character}`)
  const light = lightOf(belongings, character)
  return {
    membershipId: card.membershipId,
    membershipType: card.membershipType,
    characterId: state.characterIds[character],
    dateLastPlayed: isoSeconds(times.lastPlayed),
    minutesPlayedThisSession: String(times.minutesThisSession),
    minutesPlayedTotal: String(times.minutes),
    light,
    stats: { [POWER_STAT]: light, ...characterStats(belongings, character, catalogue) },
    raceHash: RACE_HASH[body.race],
    genderHash: GENDER_HASH[body.gender],
    classHash: CLASS_HASH[body.classType],
    raceType: RACE_CODE[body.race],
    classType: CLASS_TYPE[body.classType],
    genderType: GENDER_CODE[body.gender],
    ...emblemWire(state.belongings.emblemOf(character), catalogue),
    levelProgression: {
      progressionHash: LEVEL_PROGRESSION,
      dailyProgress: 0,
      dailyLimit: 0,
      weeklyProgress: 0,
      weeklyLimit: 0,
      currentProgress: 0,
      level: CHARACTER_LEVEL,
      levelCap: CHARACTER_LEVEL,
      stepIndex: CHARACTER_LEVEL,
      progressToNextLevel: 0,
      nextLevelAt: 0,
    },
    baseCharacterLevel: CHARACTER_LEVEL,
    percentToNextLevel: 0,
    ...(titleRecordHash === undefined ? {} : { titleRecordHash }),
  }
}

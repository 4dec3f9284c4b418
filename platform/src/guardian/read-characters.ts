import type { Character } from '@ai-vault/game/guardian.ts'
import { CLASSES } from '@ai-vault/game/items.ts'
import type { Definitions } from '../manifest/definitions.ts'
import { at, count, entries, hash, number, object, text, words } from '../wire/read.ts'
import { statLine } from './items/stat-lines.ts'

/** The characters, the one played last first. One of an unknown class cannot be shown and is left out. */
export function readCharacters(profile: unknown, definitions: Definitions): readonly Character[] {
  return entries(at(profile, 'characters', 'data'))
    .flatMap(([characterId, character]) => {
      const activity = at(profile, 'characterActivities', 'data', characterId)
      return readCharacter(characterId, character, activity, definitions)
    })
    .toSorted((a, b) => (a.lastPlayed < b.lastPlayed ? 1 : -1))
}

function readCharacter(
  characterId: string,
  character: unknown,
  activity: unknown,
  definitions: Definitions,
): readonly Character[] {
  const classType = CLASSES[number(at(character, 'classType')) ?? -1]
  if (!classType) return []
  const race = definitions.named('DestinyRaceDefinition', count(at(character, 'raceHash')))?.name
  const emblem = words(at(character, 'emblemPath'))
  const emblemBackground = words(at(character, 'emblemBackgroundPath'))
  const title = readTitle(character, definitions)
  const currentActivity = hash(at(activity, 'currentActivityHash'))
  return [
    {
      id: characterId,
      classType,
      ...(race ? { race } : {}),
      power: count(at(character, 'light')),
      minutesPlayed: count(at(character, 'minutesPlayedTotal')),
      lastPlayed: text(at(character, 'dateLastPlayed')) ?? '',
      ...(emblem ? { emblem } : {}),
      ...(emblemBackground ? { emblemBackground } : {}),
      stats: statLine((statHash) => count(at(character, 'stats', String(statHash)))),
      ...(title ? { title } : {}),
      ...(currentActivity ? { currentActivity } : {}),
    },
  ]
}

function readTitle(character: unknown, definitions: Definitions): string | undefined {
  const recordHash = hash(at(character, 'titleRecordHash'))
  if (recordHash === undefined) return undefined
  const record = definitions.definition('DestinyRecordDefinition', recordHash)
  const titles = object(at(record, 'titleInfo', 'titlesByGender'))
  const own = words(titles[at(character, 'genderType') === 1 ? 'Female' : 'Male'])
  return own ?? Object.values(titles).map(words).find(Boolean)
}

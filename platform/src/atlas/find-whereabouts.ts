import { CLASSES } from '@ai-vault/game/items.ts'
import { activityKind } from '@ai-vault/game/scores/week/activity-kinds.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import type { Whereabouts } from '@ai-vault/game/triumphs/triumph-definitions.ts'
import { ACTIVITY_TABLE } from '../manifest/index/table-shapes.ts'
import type { Lookups } from '../manifest/manifest.ts'
import { at, hash, list, number, words } from '../wire/read.ts'
import type { Destinations } from './read-destinations.ts'

/**
 * Where a triumph is done. The platform rarely says it, but the English texts name activities, destinations and zones.
 * A name of several words counts wherever it stands. A single word, which may be an everyday one ("Beyond", "Duality"),
 * counts only where it is the whole text or the part before a colon.
 */
export type FindWhereabouts = (texts: readonly string[]) => Whereabouts | undefined

const CLASS_NAMES: ReadonlySet<string> = new Set(CLASSES)

interface Phrase {
  readonly words: readonly string[]
  readonly where: Whereabouts
}

export function createWhereabouts(lookups: Lookups, destinations: Destinations): FindWhereabouts {
  const exact = new Map<string, Whereabouts>()
  const byFirstWord = new Map<string, Phrase[]>()
  const add = (name: string, where: Whereabouts, anywhere = false) => {
    const parts = wordsOf(name)
    const [first] = parts
    if (first === undefined || parts.join(' ').length < 4) return
    const key = parts.join(' ')
    if (!exact.has(key)) exact.set(key, where)
    if (parts.length === 1 && !anywhere) return
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words: parts, where }])
  }
  // What is added first wins where two things share a name.
  for (const { hash: destinationHash, name, place } of destinations.list) {
    add(name, { destinationHash }, true)
    const [body = ''] = place.split(',')
    // Titan is a moon, and far more often one of the three classes.
    add(body, { destinationHash }, !CLASS_NAMES.has(fold(body)))
  }
  for (const [name, where] of activities(lookups, destinations)) add(name, where)
  for (const { hash: destinationHash, zones } of destinations.list) {
    for (const zone of zones) add(zone.name, { destinationHash, zoneHash: zone.hash })
  }
  for (const phrases of byFirstWord.values())
    phrases.sort((one, other) => other.words.length - one.words.length)

  const inText = (text: string): Whereabouts | undefined => {
    const [before = ''] = text.split(':')
    const whole = exact.get(wordsOf(text).join(' ')) ?? exact.get(wordsOf(before).join(' '))
    if (whole) return whole
    const parts = wordsOf(text)
    for (const [from, word] of parts.entries()) {
      const phrase = byFirstWord
        .get(word)
        ?.find(({ words: wanted }) => wanted.every((each, at) => parts[from + at] === each))
      if (phrase) return phrase.where
    }
    return undefined
  }
  return (texts) => {
    const found = texts.flatMap((text) => inText(text) ?? [])
    // The most telling one: an activity or zone says more than the name of a planet.
    return found.find(({ activityHash, zoneHash }) => activityHash ?? zoneHash) ?? found[0]
  }
}

/** One of each name, and of its difficulties the plain one; arenas of the Crucible are nowhere one goes to. */
function activities(
  { definition, hashes }: Lookups,
  { entryOf }: Destinations,
): ReadonlyMap<string, Whereabouts> {
  const found = new Map<string, { readonly where: Whereabouts; readonly shown: string }>()
  for (const activityHash of hashes(ACTIVITY_TABLE)) {
    const activity = definition(ACTIVITY_TABLE, activityHash)
    const shown = words(at(activity, 'displayProperties', 'name')) ?? ''
    const name = words(at(activity, 'originalDisplayProperties', 'name')) ?? shown
    if (!name || at(activity, 'isPlaylist') === true || at(activity, 'isPvP') === true) continue
    const held = found.get(name)
    if (held && held.shown.length <= shown.length) continue
    const destinationHash = entryOf.get(hash(at(activity, 'destinationHash')) ?? 0)
    const kind = activityKind(list(at(activity, 'activityModeTypes')).flatMap((mode) => number(mode) ?? []))
    found.set(name, {
      shown,
      where: {
        activityHash,
        ...(destinationHash ? { destinationHash } : {}),
        ...(kind === 'raid' || kind === 'dungeon' ? { isHard: true } : {}),
      },
    })
  }
  return new Map([...found].map(([name, { where }]) => [name, where]))
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

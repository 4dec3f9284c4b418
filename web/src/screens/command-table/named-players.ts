import type { FireteamMember, FireteamPlayer } from '@ai-vault/contract/advice/fireteam.ts'
import { entryOf, readIds } from './fireteam-ids.ts'

/**
 * The field shows players by name, and the table is asked by id: the name of a report need not find its player again. A name
 * that is not known here stays what it is.
 */
export type NamedPlayers = ReadonlyMap<string, string>

export const NOBODY_NAMED: NamedPlayers = new Map()

/** Each player under the name that the field shows; who cannot be named there, or is one of two of a name, keeps the id. */
export function namePlayers(known: NamedPlayers, players: readonly FireteamPlayer[]): NamedPlayers {
  const named = new Map(known)
  for (const player of players) {
    const name = entryOf(player)
    const taken = named.get(name)
    if (name !== player.player_id && (taken === undefined || taken === player.player_id))
      named.set(name, player.player_id)
  }
  return named
}

/** Who was written as an id and has been read since. */
export const playersRead = (members: readonly FireteamMember[]): readonly FireteamPlayer[] =>
  members.flatMap(({ entry, name, code }) =>
    /^\d+$/.test(entry) && name ? [{ player_id: entry, name, ...(code ? { code } : {}) }] : [],
  )

const eachEntry = (text: string, change: (entry: string) => string) =>
  text.replaceAll(/[^,]+/g, (part) => {
    const entry = part.trim()
    return entry === '' ? part : part.replace(entry, () => change(entry))
  })

/** What was written, with ids in place of the names that are known. */
export const toIds = (text: string, known: NamedPlayers): string =>
  eachEntry(text, (entry) => known.get(entry) ?? entry)

/** The same with names in place of ids. */
export function toNames(text: string, known: NamedPlayers): string {
  const names = new Map([...known].map(([name, id]) => [id, name]))
  return eachEntry(text, (entry) => names.get(entry) ?? entry)
}

export const idsIn = (text: string, known: NamedPlayers) => readIds(toIds(text, known))

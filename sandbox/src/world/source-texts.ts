import { ARMOR_SETS } from './tables/armor/armor-sets.ts'
import { SOURCES } from './tables/sources.ts'
import { EXOTIC_WEAPONS } from './tables/weapons/exotic-weapons.ts'
import { LEGENDARY_WEAPONS } from './tables/weapons/legendary-weapons.ts'

const ELSEWHERE = [
  'Season pass',
  'Eververse',
  'Events through the year',
  'Triumphs',
  'Raids and dungeons',
  'Vendors in the Tower',
] as const

/** Where each item comes from, in a word. */
export const sourceTexts = (): ((itemHash: number) => string) => {
  const known = new Map<number, string>()
  for (const [, hash, , , , source] of Object.values(LEGENDARY_WEAPONS).flat())
    known.set(hash, SOURCES[source].text)
  for (const { hash, source } of EXOTIC_WEAPONS) known.set(hash, SOURCES[source].text)
  for (const { pieces, source } of ARMOR_SETS)
    for (const [, , hash] of Object.values(pieces).flat()) known.set(hash, SOURCES[source].text)
  return (itemHash) => known.get(itemHash) ?? (ELSEWHERE[itemHash % ELSEWHERE.length] as string)
}

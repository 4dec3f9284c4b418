/** What a question that leaves something out may have meant, from this very account. */
import type { OfferedReading } from '@ai-vault/contract/advice/answer.ts'
import type { SlotName, Slots } from '@ai-vault/contract/advice/query.ts'
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import type { Ask } from './ask.ts'
import { newestFirst } from './rows/newest.ts'
import { copyLabel, thingOf } from './rows/owned.ts'

const MOST = 3

export async function offersFor(
  needs: readonly SlotName[],
  { query, facts }: Ask,
): Promise<readonly OfferedReading[]> {
  const reading = (label: string, slots: Slots, detail?: string): OfferedReading => ({
    label,
    ...(detail ? { detail } : {}),
    query: { ...query, slots: { ...query.slots, ...slots } },
  })
  const [first] = needs
  if (first === 'stat') return ARMOR_STATS.map((stat) => reading(stat, { stat: [stat] }))
  if (first !== 'item') return []
  const read = await facts.vault()
  if (read.is === 'unread') return []
  const newest = read.value.weapons.toSorted(newestFirst).slice(0, MOST)
  return newest.map((weapon) => reading(weapon.name, { item: thingOf(weapon) }, copyLabel(weapon)))
}

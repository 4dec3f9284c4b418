import { isAdvisedToGo } from '@ai-vault/game/cleanup/advised-to-go.ts'
import { compareCleanupEntries } from '@ai-vault/game/cleanup/cleanup-plan.ts'
import type { Decisions } from '../../../../items/decisions/decisions.ts'
import type { GearItem } from '../../../../items/gear-item.ts'
import { idOf } from '../../../../items/weapon-item.ts'

/**
 * What a clean-up goes through: what is advised to go, and what the player decided. What is kept leaves the advice at
 * once; it stays in here, or what was done would count as not done.
 */
const isInCleanUp = (item: GearItem, decisions: Decisions): boolean =>
  isAdvisedToGo(item.verdict) || decisions.has(idOf(item))

/** What is advised to go and not decided about yet: what every screen counts as left to do. */
export const isOpenToGo = (item: GearItem, decisions: Pick<Decisions, 'has'>): boolean =>
  isAdvisedToGo(item.verdict) && !decisions.has(idOf(item))

/** How many of them are left to decide, and how many are decided. Without any advice there is no clean-up. */
export function countCleanUp(
  gear: readonly GearItem[],
  decisions: Decisions,
): { readonly open: number; readonly decided: number } {
  if (!gear.some(({ verdict }) => isAdvisedToGo(verdict))) return { open: 0, decided: 0 }
  const part = gear.filter((item) => isInCleanUp(item, decisions))
  const open = part.filter((item) => isOpenToGo(item, decisions)).length
  return { open, decided: part.length - open }
}

/** The one order of a clean-up, as everywhere. */
export function inCleanUpOrder(gear: readonly GearItem[]): readonly GearItem[] {
  const entry = (item: GearItem) => ({ verdict: item.verdict, score: item.rating?.score, id: idOf(item) })
  return gear.toSorted((one, other) => compareCleanupEntries(entry(one), entry(other)))
}

/** What is decided stands before what is open, so that the last open one is the end of the list. */
export function cleanUpList(gear: readonly GearItem[], decisions: Decisions): readonly GearItem[] {
  const ordered = inCleanUpOrder(gear.filter((item) => isInCleanUp(item, decisions)))
  const isDecided = (item: GearItem) => decisions.has(idOf(item))
  return [...ordered.filter(isDecided), ...ordered.filter((item) => !isDecided(item))]
}

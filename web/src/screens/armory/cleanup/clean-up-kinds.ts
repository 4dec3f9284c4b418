import { isCommonGear } from '@ai-vault/game/weapons/verdict/vault-copy.ts'
import { type GearItem, isWeapon } from '../../../items/gear-item.ts'

/** How a clean-up sorts what goes, as players speak of it. */
export const KINDS = ['weapons', 'blues', 'armor'] as const
export type Kind = (typeof KINDS)[number]

export function kindOf(item: GearItem): Kind {
  if (!isWeapon(item)) return 'armor'
  return isCommonGear(item.item) ? 'blues' : 'weapons'
}

export const ofKind = (gear: readonly GearItem[], kind: Kind): readonly GearItem[] =>
  gear.filter((item) => kindOf(item) === kind)

/** A few that show what the clean-up does: some of every kind, the first of each first. */
export function fewOfEach(gear: readonly GearItem[], count: number): readonly GearItem[] {
  const lists = KINDS.map((kind) => ofKind(gear, kind))
  const inTurn = gear.flatMap((_, at) => lists.flatMap((list) => list[at] ?? []))
  const few = new Set(inTurn.slice(0, count))
  return KINDS.flatMap((kind) => ofKind(gear, kind).filter((item) => few.has(item)))
}

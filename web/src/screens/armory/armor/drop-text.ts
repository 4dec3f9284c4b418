import type { DropHint } from '@ai-vault/game/armor/drop-oracle.ts'
import { ARMOR_SLOTS } from '@ai-vault/game/items.ts'
import { count } from './numbers.ts'

const oneIn = (chance: number) => `one drop in ${count(Math.max(1, Math.round(1 / chance)))}`

/** 'Gunner helmet of Techsec': what to look for. */
export function describeDrop({ archetype, slot }: DropHint, setName: string | undefined): string {
  const piece = ARMOR_SLOTS[slot]?.replace('-', ' ') ?? 'piece'
  return `${archetype} ${piece}${setName ? ` of ${setName}` : ''}`
}

export function describeGain({ closes, missingAfter }: DropHint): string {
  return missingAfter === 0
    ? `closes the gap of ${closes}`
    : `closes ${closes} of the ${closes + missingAfter} missing`
}

/** Every chance takes archetype, third stat, tuned stat and slot as evenly spread: nobody outside the studio knows. */
export function describeChance({ chanceInSlot, chance, source }: DropHint): string {
  return `As likely as ${oneIn(chanceInSlot)} for that slot, ${oneIn(chance)} of any, from ${source}.`
}

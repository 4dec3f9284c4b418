import type { DropHint } from '@ai-vault/game/armor/drops/drop-oracle.ts'
import { ARMOR_SLOTS } from '@ai-vault/game/items.ts'
import { count } from '../numbers.ts'
import { words } from '../words/words.ts'

const said = words.reach.drops
const oneIn = (chance: number) => said.oneIn(count(Math.max(1, Math.round(1 / chance))))

/** 'Gunner helmet of Techsec': what to look for. */
export function describeDrop({ archetype, slot }: DropHint, setName: string | undefined): string {
  const inSlot = ARMOR_SLOTS[slot]
  const piece = inSlot ? words.slots[inSlot] : said.piece
  return setName ? said.dropOfSet(archetype, piece, setName) : said.drop(archetype, piece)
}

export function describeGain({ closes, missingAfter }: DropHint): string {
  return missingAfter === 0 ? said.closesAll(closes) : said.closes(closes, closes + missingAfter)
}

/** Every chance takes archetype, third stat, tuned stat and slot as evenly spread: nobody outside the studio knows. */
export function describeChance({ chanceInSlot, chance, source }: DropHint): string {
  return said.chance(oneIn(chanceInSlot), oneIn(chance), source)
}

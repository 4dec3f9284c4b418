import type { Weapon } from '@ai-vault/game/items.ts'
import { STAT_WORDS } from '@ai-vault/game/weapons/rating/explain/words.ts'
import type { WeaponItem } from '../weapon-item.ts'
import { words } from '../words/words.ts'

const labels = words.proof

/** Why the copy that proves a verdict makes this one needless, point by point, in numbers that can be checked. */
export function proofFacts(item: WeaponItem, proof: WeaponItem): readonly string[] {
  const ground = item.verdict?.ground
  if (ground === 'poor') return scoreFacts(item, proof)
  const theirs = traitsOf(proof.item)
  return [
    // A legendary that takes the place of a blue weapon may have other traits.
    ...(traitsOf(item.item).every((name) => theirs.includes(name)) ? [labels.everyTrait] : []),
    ...extraPerks(item.item, proof.item),
    ...masterworkFact(item.item, proof.item),
    ...tierFact(item.item, proof.item),
    ...scoreFacts(item, proof),
  ]
}

function scoreFacts(item: WeaponItem, proof: WeaponItem): string[] {
  return (['pve', 'pvp'] as const).flatMap((side) => {
    const [mine, theirs] = [item.rating?.[side].score, proof.rating?.[side].score]
    if (mine === undefined || theirs === undefined) return []
    return [labels.score(words.sides[side], theirs.toFixed(1), mine.toFixed(1))]
  })
}

const traitsOf = ({ columns }: Weapon): readonly string[] =>
  columns.flatMap(({ kind, selectable }) => (kind === 'trait' ? selectable.map(({ name }) => name) : []))

function extraPerks(mine: Weapon, theirs: Weapon): string[] {
  // Another weapon may have the same trait in another column.
  const known = new Set(traitsOf(mine))
  const extra = traitsOf(theirs).filter((name) => !known.has(name))
  return extra.length > 0 ? [labels.beyond(extra.join(', '))] : []
}

function masterworkFact(mine: Weapon, theirs: Weapon): string[] {
  const { masterwork } = theirs
  if (!mine.masterwork || !masterwork?.stat) return []
  return [labels.masterwork(STAT_WORDS[masterwork.stat], masterwork.level, mine.masterwork.level)]
}

const tierFact = (mine: Weapon, theirs: Weapon) =>
  mine.tier && theirs.tier ? [labels.tier(theirs.tier, mine.tier)] : []

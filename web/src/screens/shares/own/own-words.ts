import type { ItemPlace } from '@ai-vault/game/items.ts'
import { isVeryCopy, type OwnedPart } from '@ai-vault/game/shares/compare-build.ts'
import { words } from '../words.ts'

const labels = words.own

/** One line on how a part is owned; the state's shape and colour say the same. */
export function verdictOf(owned: OwnedPart): string {
  if (owned.ownership === 'missing' || !owned.own) return labels.missing
  if (owned.ownership === 'substitute') return labels.nearest(owned.own.name)
  if (isVeryCopy(owned.part, owned.own)) return labels.veryCopy[owned.of]
  if (owned.of === 'weapon') {
    return owned.ownership === 'same' ? labels.sameRoll : labels.lacking(owned.lacking.length)
  }
  return owned.ownership === 'same' ? labels.samePiece : labels.fewer(-owned.points)
}

/** Where that copy is and what it lacks; of a weapon that is not there, where it comes from. */
export function detailOf(owned: OwnedPart): string {
  const source = owned.of === 'weapon' ? owned.part.source : undefined
  if (!owned.own) return source ?? ''
  const where = placeOf(owned.own.place)
  // Of the same piece with fewer points, the verdict has said how many.
  if (owned.of === 'armor') {
    const isInVerdict = owned.points === 0 || owned.ownership === 'near'
    return isInVerdict ? where : `${where} · ${labels.pointsMore(owned.points)}`
  }
  const lacks = owned.ownership === 'near' ? labels.without(owned.lacking.join(', ')) : undefined
  const get = owned.ownership === 'substitute' ? source : undefined
  return [where, lacks, get].filter(Boolean).join(' · ')
}

function placeOf(place: ItemPlace): string {
  if (place.in === 'vault') return labels.inVault
  return place.in === 'postmaster' ? labels.inPostmaster : labels.onCharacter
}

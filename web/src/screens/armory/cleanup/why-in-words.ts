import { statTotal } from '@ai-vault/game/gear/stat-total.ts'
import { capitalized, listInWords } from '@ai-vault/game/in-words.ts'
import { ACTIVITY_WORDS } from '@ai-vault/game/weapons/play-mode.ts'
import { ACTIVITIES } from '@ai-vault/game/weapons/pve-and-pvp.ts'
import { shownScore } from '@ai-vault/game/weapons/rating/tiers.ts'
import { type ArmorItem, type GearItem, isWeapon } from '../../../items/gear-item.ts'
import { powerOf, traitsOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { words as itemWords } from '../../../items/words/words.ts'
import { countOrMissing } from '../../../ui/figures/Reading.tsx'
import { words } from './words.tsx'

const labels = words.because

/** Which copy it is: "1,688, Butterfly, Adagio", "Titan, total 61, locked". */
export function lineOf(item: GearItem): string {
  return item.item.locked ? words.line.locked(plainLineOf(item)) : plainLineOf(item)
}

function plainLineOf(item: GearItem): string {
  if (isWeapon(item)) return words.line.weapon(countOrMissing(powerOf(item)), traitsOf(item).join(', '))
  const { classType, base } = item.item
  return words.line.armor(classType ? itemWords.classes[classType] : words.line.anybody, statTotal(base))
}

/** Why what stays makes up for what goes, in as few words as a row has room for. */
export function whyInWords(goes: GearItem, stays: GearItem | undefined): string {
  if (!stays) return labels.none
  if (isWeapon(goes)) return isWeapon(stays) ? whyWeapon(goes, stays) : labels.none
  return isWeapon(stays) ? labels.none : whyArmor(goes, stays)
}

function whyWeapon(goes: WeaponItem, stays: WeaponItem): string {
  const ground = goes.verdict?.ground
  if (ground === 'outclassed') return goes.item.type === stays.item.type ? labels.sameJob : labels.slot
  const compared = compareScores(goes, stays)
  if (ground === 'poor') return capitalized(compared)
  // What stays may have other traits selected; then the row names different ones on either side.
  const selected = new Set(traitsOf(stays))
  const others = traitsOf(goes).filter((trait) => !selected.has(trait))
  return others.length === 0 ? labels.sameTraits(compared) : labels.traitsToo(listInWords(others), compared)
}

function compareScores(goes: WeaponItem, stays: WeaponItem): string {
  const shown = (item: WeaponItem, activity: 'pve' | 'pvp') => shownScore(item.rating?.[activity].score ?? 0)
  const isBetter = (activity: 'pve' | 'pvp') => shown(stays, activity) > shown(goes, activity)
  const named = (activities: readonly ('pve' | 'pvp')[]) =>
    listInWords(activities.map((activity) => ACTIVITY_WORDS[activity]))
  const better = ACTIVITIES.filter(isBetter)
  const equal = ACTIVITIES.filter((activity) => !isBetter(activity))
  if (better.length === 0) return labels.equal
  return equal.length === 0 ? labels.better(named(better)) : labels.partly(named(better), named(equal))
}

function whyArmor(goes: ArmorItem, stays: ArmorItem): string {
  if (goes.verdict?.ground === 'outclassed') return labels.slot
  const isSame = goes.item.base.every((points, at) => points === stays.item.base[at])
  return isSame ? labels.sameStats : labels.stats
}

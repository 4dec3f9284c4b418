import type { ArmorPiece } from '@ai-vault/game/items.ts'
import type { Definitions } from '../../manifest/definitions.ts'
import { SET_TABLE } from '../../manifest/index/table-shapes.ts'
import type { ItemDefinition } from '../../manifest/items/item-definition.ts'

/**
 * Which set each selector mod stands for. The definitions do not say, and the names of mods and sets differ
 * ("Accretion" selects Collective Psyche), so it is a table; for a newer mod the set named in it is looked for.
 */
const SELECTED_SETS: Readonly<Record<number, number>> = {
  139044974: 2132906400, // New Demotic
  139044987: 2391762223, // Swordmaster
  721111598: 239346083, // Techsec
  721111611: 3252452908, // Last Discipline
  1012508294: 2258577662, // Wild Anthem
  1012508307: 3734029045, // Ferropotent
  1220635053: 3259216565, // Twofold Crown
  1220635064: 1083114430, // Bushido
  1404854454: 1223381128, // Aion Renewal
  1530138662: 2450108908, // Wayward Psyche
  1841728090: 4222859846, // Sage Protector
  2824493179: 1007956300, // Collective Psyche
  2872740129: 2151917545, // Thriving Survivor
  3573256294: 2947197258, // Disaster Corps
  3573256307: 2751989785, // Smoke Jumper
  3782433407: 3737690559, // Lustrous
  3834187337: 305966751, // Iron Panoply
  3874641219: 2839368623, // Shrewd Survivor
  4119627352: 894715166, // Aion Adapter
}

/** The set a piece counts for: the one its selector chose, or its own. */
export function readSet(
  item: ItemDefinition,
  selector: ItemDefinition | undefined,
  definitions: Definitions,
): ArmorPiece['set'] {
  const hash = (selector && selectedSet(selector, definitions)) ?? item.setHash
  if (hash === undefined) return undefined
  return { hash, name: definitions.named(SET_TABLE, hash)?.name ?? '' }
}

function selectedSet(selector: ItemDefinition, definitions: Definitions): number | undefined {
  const known = SELECTED_SETS[selector.hash]
  if (known !== undefined) return known
  const sets = [...definitions.armorSets().values()]
  return sets.find(({ name }) => name !== '' && selector.name.includes(name))?.hash
}

import { type ArmorStat, CLASSES } from '@ai-vault/game/items.ts'
import { iconPath } from '../../icons/icon-path.ts'
import { elementTint } from '../../icons/palette.ts'
import type { Definitions } from '../definitions.ts'
import { equipping } from '../gear.ts'
import { hashFor } from '../hash.ts'
import { baseItem } from '../item-shapes.ts'
import { definePlug } from '../plugs.ts'
import { type SocketSpec, socketBlock, worldSockets } from '../sockets.ts'
import { type AbilityRow, type Element, FRAGMENTS, GRENADES } from '../tables/fragments-and-grenades.ts'
import { ARMOR_STAT_HASH, BUCKET, CLASS_CATEGORY, CLASS_TYPE } from '../tables/platform.ts'
import type { SocketTypeKey } from '../tables/socket-types.ts'
import { SUBCLASSES, type SubclassRow } from '../tables/subclasses.ts'
import type { World } from '../world.ts'

const SUBCLASS_ITEM_TYPE = 16
const SUBCLASS_CATEGORY = 50
const ASPECT_SOCKETS = 2
const FRAGMENT_SOCKETS = 5

/** Glyphs of the ability icons, and what the game prints under each. */
const ABILITY_KINDS = {
  supers: ['Super', 0],
  class_abilities: ['Class Ability', 1],
  movement: ['Movement Ability', 2],
  melee: ['Melee', 3],
  grenades: ['Grenade', 4],
  aspects: ['Aspect', 5],
  fragments: ['Fragment', 6],
} as const
type AbilityKind = keyof typeof ABILITY_KINDS

const statsOf = ([, , , stats = {}]: AbilityRow): (readonly [number, number])[] =>
  Object.entries(stats).map(([stat, value]) => [ARMOR_STAT_HASH[stat as ArmorStat], value])

const abilityPlugs = (
  definitions: Definitions,
  rows: readonly AbilityRow[],
  kind: AbilityKind,
  owner: string,
  element: Element,
): number[] => {
  const [label, variant] = ABILITY_KINDS[kind]
  return rows.map((row) => {
    const [name, hash, text] = row
    return definePlug(definitions, {
      hash,
      name,
      text,
      typeName: label,
      category: `${owner}.${element === 'prismatic' ? 'prism' : element}.${kind}`,
      icon: iconPath({ kind: 'ability', variant, tint: elementTint(element), seed: hash }),
      stats: statsOf(row),
      perk: true,
    })
  })
}

const emptyPlug = (definitions: Definitions, kind: 'aspects' | 'fragments', element: Element): number =>
  definePlug(definitions, {
    hash: hashFor('empty-plug', `${kind}/${element}`),
    name: `Empty ${ABILITY_KINDS[kind][0]} Socket`,
    text: 'Nothing chosen.',
    typeName: `Empty ${ABILITY_KINDS[kind][0]}`,
    category: `shared.${element}.${kind}`,
    icon: iconPath({ kind: 'mod' }),
  })

const chosen = (type: SocketTypeKey, plugs: readonly number[]): SocketSpec => ({
  role: 'subclass',
  type,
  plugs,
  initial: plugs[0] ?? 0,
})

const repeat = (socket: SocketSpec, times: number): SocketSpec[] =>
  Array.from({ length: times }, () => socket)

const subclassSockets = (definitions: Definitions, row: SubclassRow): SocketSpec[] => {
  const { element, classType } = row
  const own = (rows: readonly AbilityRow[], kind: AbilityKind): number[] =>
    abilityPlugs(definitions, rows, kind, classType, element)
  const grenades = row.grenades ?? (element === 'prismatic' ? [] : GRENADES[element])
  const aspects = [emptyPlug(definitions, 'aspects', element), ...own(row.aspects, 'aspects')]
  const fragments = [
    emptyPlug(definitions, 'fragments', element),
    ...abilityPlugs(definitions, FRAGMENTS[element], 'fragments', 'shared', element),
  ]
  return [
    chosen('ability', own(row.classAbilities, 'class_abilities')),
    chosen('ability', own(row.jumps, 'movement')),
    chosen('super', own(row.supers, 'supers')),
    chosen('ability', own(row.melees, 'melee')),
    chosen('ability', abilityPlugs(definitions, grenades, 'grenades', 'shared', element)),
    ...repeat(chosen('aspect', aspects), ASPECT_SOCKETS),
    ...repeat(chosen('fragment', fragments), FRAGMENT_SOCKETS),
  ]
}

const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const defineSubclasses = (definitions: Definitions): World['subclasses'] =>
  SUBCLASSES.map((row) => {
    const { hash, name, classType, element } = row
    const sockets = subclassSockets(definitions, row)
    definitions.define('DestinyInventoryItemDefinition', hash, {
      ...baseItem({
        name,
        text: `The ${element} path of the ${title(classType)}.`,
        icon: iconPath({
          kind: 'subclass',
          variant: CLASSES.indexOf(classType),
          tint: elementTint(element),
          seed: hash,
        }),
        typeName: `${title(classType)} Subclass`,
        rarity: 'common',
        bucket: BUCKET.subclass,
        itemType: SUBCLASS_ITEM_TYPE,
        categories: [CLASS_CATEGORY[classType], SUBCLASS_CATEGORY],
        instanced: true,
      }),
      nonTransferrable: true,
      equippable: true,
      equippingBlock: equipping(BUCKET.subclass, 0),
      classType: CLASS_TYPE[classType],
      sockets: socketBlock(definitions, sockets),
      talentGrid: { talentGridHash: 0, itemDetailString: '', buildName: element, hudDamageType: 0 },
    })
    return { hash, classType, element, sockets: worldSockets(sockets) }
  })

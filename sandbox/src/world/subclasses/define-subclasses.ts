import { readNumber, readRows, readText, readWord } from '@ai-vault/game/data-rows.ts'
import { CLASSES, type GuardianClass } from '@ai-vault/game/items.ts'
import { iconPath } from '../../icons/icon-path.ts'
import { elementTint } from '../../icons/palette.ts'
import type { Definitions } from '../definitions.ts'
import { equipping } from '../shapes/gear.ts'
import { baseItem } from '../shapes/item-shapes.ts'
import type { SocketTypeKey } from '../shapes/socket-types.ts'
import { type SocketSpec, socketBlock, worldSockets } from '../shapes/sockets.ts'
import { type AbilityRow, byKey, readAbility } from '../tables/cells.ts'
import { BUCKET, CLASS_CATEGORY, CLASS_TYPE } from '../tables/platform.ts'
import type { World } from '../world.ts'
import abilityRows from './abilities.json' with { type: 'json' }
import type { AbilityKind } from './ability-categories.ts'
import { defineAbilities, defineEmptyAbility } from './ability-plugs.ts'
import { ELEMENTS, type Element, FRAGMENTS, GRENADES } from './fragments-and-grenades.ts'
import subclassRows from './subclasses.json' with { type: 'json' }

const KINDS = ['supers', 'classAbilities', 'jumps', 'melees', 'aspects', 'grenades'] as const
type Abilities = Readonly<Record<(typeof KINDS)[number], readonly AbilityRow[]>>

/** Only prismatic subclasses bring grenades of their own. */
interface SubclassRow extends Abilities {
  readonly classType: GuardianClass
  readonly element: Element
  readonly name: string
  readonly hash: number
}

const ABILITIES = readRows(abilityRows, 'abilities.json', ([subclass, kind, ...ability]) => ({
  subclass: readText(subclass),
  kind: readWord(kind, KINDS),
  ability: readAbility(ability),
}))

const abilitiesOf = (subclass: string) => {
  const own = ABILITIES.filter((each) => each.subclass === subclass)
  return byKey(KINDS, (kind) => own.filter((each) => each.kind === kind).map(({ ability }) => ability))
}

/** The eighteen subclasses with what is theirs alone; names and hashes the game's, sentences ours. */
const SUBCLASSES: readonly SubclassRow[] = readRows(
  subclassRows,
  'subclasses.json',
  ([classType, element, name, hash]) => ({
    classType: readWord(classType, CLASSES),
    element: readWord(element, ELEMENTS),
    name: readText(name),
    hash: readNumber(hash),
    ...abilitiesOf(readText(name)),
  }),
)

const SUBCLASS_ITEM_TYPE = 16
const SUBCLASS_CATEGORY = 50
const ASPECT_SOCKETS = 2
const FRAGMENT_SOCKETS = 5

const chosen = (
  type: SocketTypeKey,
  plugs: readonly number[],
  role: SocketSpec['role'] = 'subclass',
): SocketSpec => ({
  role,
  type,
  plugs,
  initial: plugs[0] ?? 0,
})

const repeat = (socket: SocketSpec, times: number): SocketSpec[] =>
  Array.from({ length: times }, () => socket)

const subclassSockets = (definitions: Definitions, row: SubclassRow): SocketSpec[] => {
  const { element, classType } = row
  const own = (rows: readonly AbilityRow[], kind: AbilityKind): number[] =>
    defineAbilities(definitions, rows, kind, element, classType)
  const empty = (kind: 'aspects' | 'fragments'): number =>
    defineEmptyAbility(definitions, kind, element, classType)
  const grenades = element === 'prismatic' ? row.grenades : GRENADES[element]
  const aspect = chosen('aspect', [empty('aspects'), ...own(row.aspects, 'aspects')], 'aspect')
  const fragment = chosen(
    'fragment',
    [empty('fragments'), ...own(FRAGMENTS[element], 'fragments')],
    'fragment',
  )
  return [
    chosen('ability', own(row.classAbilities, 'class_abilities')),
    chosen('ability', own(row.jumps, 'movement')),
    chosen('super', own(row.supers, 'supers')),
    chosen('ability', own(row.melees, 'melee')),
    chosen('ability', own(grenades, 'grenades')),
    ...repeat(aspect, ASPECT_SOCKETS),
    ...repeat(fragment, FRAGMENT_SOCKETS),
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

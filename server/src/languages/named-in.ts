import type { Guardian } from '@ai-vault/game/guardian.ts'
import type {
  ArmorPiece,
  ArmorSetDefinition,
  Named,
  OtherItem,
  Plug,
  Weapon,
  WeaponDefinition,
} from '@ai-vault/game/items.ts'
import { ITEM_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'

/**
 * Gives what is shown its names in another language. The English name stays beside a name that differs, because rules
 * and search go by it; what has no name in the language keeps the one it has.
 */
const SETS = 'DestinyEquipableItemSetDefinition'
const PERKS = 'DestinySandboxPerkDefinition'
const MILESTONES = 'DestinyMilestoneDefinition'

interface Hashed extends Named {
  readonly hash: number
}

function renamed<Thing extends Hashed>(thing: Thing, names: Names, table = ITEM_TABLE): Thing {
  const name = names.nameOf(table, thing.hash)
  return name === undefined || name === thing.name ? thing : { ...thing, name, englishName: thing.name }
}

function renamedItem<Item extends Hashed & { readonly typeName: string }>(item: Item, names: Names): Item {
  const typeName = names.typeNameOf(item.hash)
  const named = renamed(item, names)
  if (typeName === undefined || typeName === item.typeName) return named
  return { ...named, typeName, englishTypeName: item.typeName }
}

function weaponIn(weapon: Weapon, names: Names): Weapon {
  const plug = (each: Plug) => renamed(each, names)
  const { frame, masterwork, catalyst } = weapon
  return {
    ...renamedItem(weapon, names),
    ...(frame ? { frame: plug(frame) } : {}),
    columns: weapon.columns.map(({ active, selectable, ...column }) => ({
      ...column,
      ...(active ? { active: plug(active) } : {}),
      selectable: selectable.map(plug),
    })),
    ...(masterwork ? { masterwork: renamed(masterwork, names) } : {}),
    ...(catalyst ? { catalyst: renamed(catalyst, names) } : {}),
  }
}

const armorIn = (piece: ArmorPiece, names: Names): ArmorPiece => ({
  ...renamedItem(piece, names),
  ...(piece.set ? { set: renamed(piece.set, names, SETS) } : {}),
  mods: piece.mods.map((mod) => renamed(mod, names)),
})

type Items = Pick<Guardian, 'weapons' | 'armor' | 'others'>

export function itemsIn({ weapons, armor, others }: Items, names: Names | undefined): Items {
  if (!names) return { weapons, armor, others }
  return {
    weapons: weapons.map((weapon) => weaponIn(weapon, names)),
    armor: armor.map((piece) => armorIn(piece, names)),
    others: others.map((item): OtherItem => renamedItem(item, names)),
  }
}

type Shown = Items & Pick<Guardian, 'currencies' | 'milestones'>

export function guardianIn<Part extends Shown>(guardian: Part, names: Names | undefined): Part {
  if (!names) return guardian
  return {
    ...guardian,
    ...itemsIn(guardian, names),
    currencies: guardian.currencies.map((currency) => renamed(currency, names)),
    milestones: guardian.milestones.map((milestone) => {
      const name = milestone.name && names.nameOf(MILESTONES, milestone.hash)
      return name ? { ...milestone, name } : milestone
    }),
  }
}

const definitionIn = (weapon: WeaponDefinition, names: Names): WeaponDefinition => renamedItem(weapon, names)

export function armorSetsIn(
  sets: readonly ArmorSetDefinition[],
  names: Names | undefined,
): readonly ArmorSetDefinition[] {
  if (!names) return sets
  return sets.map((set) => ({
    ...set,
    name: names.nameOf(SETS, set.hash) ?? set.name,
    bonuses: set.bonuses.map((bonus) => ({
      ...bonus,
      name: (bonus.perkHash && names.nameOf(PERKS, bonus.perkHash)) || bonus.name,
    })),
  }))
}

type Lookups = Pick<Manifest, 'named' | 'weapon'>

/** Look-ups that answer in the language; for what is shown, never for a rule. */
export function lookupsIn(manifest: Lookups, names: Names | undefined): Lookups {
  if (!names) return manifest
  return {
    named: (table, hash) => {
      const found = manifest.named(table, hash)
      return found && { ...found, name: names.nameOf(table, hash) ?? found.name }
    },
    weapon: (hash) => {
      const found = manifest.weapon(hash)
      return found && definitionIn(found, names)
    },
  }
}

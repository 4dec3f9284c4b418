import type { ForgeColumn, ForgePerk, ForgeWeapon } from '@ai-vault/contract/advice/forge.ts'
import type { Plug, Weapon, WeaponDefinition } from '@ai-vault/game/items.ts'
import type { RatingContext } from '@ai-vault/game/weapons/context.ts'
import { dreamCopy } from '@ai-vault/game/weapons/odds/god-roll.ts'
import { type ExploredPerk, explorePerks } from '@ai-vault/game/weapons/odds/perk-explorer.ts'
import { isFixedRoll } from '@ai-vault/game/weapons/rating/fixed-roll.ts'
import type { RatedRoll, RollColumn } from '@ai-vault/game/weapons/roll.ts'
import { rollOfWeapon } from '@ai-vault/game/weapons/roll-of-weapon.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'
import { shownName } from './shown-names.ts'

/** What a weapon can be: every perk with what it does and is worth, its stats and how perks change them. */
export function weaponAnswer(
  definition: WeaponDefinition,
  copy: Weapon | undefined,
  context: RatingContext,
  manifest: Pick<Manifest, 'plug'>,
  names: Names | undefined,
): Omit<ForgeWeapon, 'personal' | 'language' | 'missing_language'> {
  const { hash, icon, type, slot, ammo, element, rarity, frame, stats, scale } = definition
  const typeName = names?.typeNameOf(hash) ?? definition.typeName
  const roll = copy ? rollOfWeapon(copy) : dreamCopy(definition)
  return {
    weapon: {
      item_hash: hash,
      ...(copy ? { item_instance_id: copy.instanceId } : {}),
      ...shownName(definition, names),
      icon,
      type,
      type_name: typeName,
      slot,
      ammo,
      element,
      rarity,
      ...(frame ? { frame: { ...shownName(frame, names), description: frame.description } } : {}),
      fixed: isFixedRoll(roll, definition),
    },
    columns: columnsOf(definition, copy, context, names),
    masterworks: definition.masterworks.map(({ hash: plug, stat }) => ({
      hash: plug,
      stat,
      stats: { ...manifest.plug(plug)?.stats },
    })),
    stats: { ...stats },
    ...(scale
      ? {
          scale: {
            invested: { ...scale.invested },
            curves: Object.fromEntries(
              Object.entries(scale.curves).map(([stat, curve]) => [
                stat,
                curve.map(([invested, shown]): [number, number] => [invested, shown]),
              ]),
            ),
          },
        }
      : {}),
  }
}

function columnsOf(
  definition: WeaponDefinition,
  copy: Weapon | undefined,
  context: RatingContext,
  names: Names | undefined,
): ForgeColumn[] {
  const explored = explorePerks(withOwn(dreamCopy(definition), copy), context, definition)
  return definition.columns.map(({ kind, socketIndex, possible }, at) => {
    const owned = ownAt(copy, definition.columns, at)
    const ownedNamed = new Map(owned.map((plug) => [plug.name, plug]))
    const perks = explored[at]?.perks ?? []
    const known = new Set(perks.map(({ name }) => name))
    const plugNamed = new Map(possible.toReversed().map((plug) => [plug.name, plug]))
    const perkOf = (worth: ExploredPerk): ForgePerk[] => {
      const plug = ownedNamed.get(worth.name) ?? plugNamed.get(worth.name)
      return plug ? [perkAnswer(plug, worth, names)] : []
    }
    return {
      kind,
      socket_index: socketIndex,
      // A copy may hold what drops no more: it stands behind what does.
      perks: [
        ...perks.flatMap(perkOf),
        ...owned.filter(({ name }) => !known.has(name)).map((plug) => perkAnswer(plug, undefined, names)),
      ],
    }
  })
}

/** What a copy can select in a column: the one of the same kind, in the order of that kind. */
function ownAt(
  copy: Weapon | undefined,
  columns: readonly Pick<RollColumn, 'kind'>[],
  at: number,
): readonly Plug[] {
  const isAlike = ({ kind }: Pick<RollColumn, 'kind'>) => kind === columns[at]?.kind
  return copy?.columns.filter(isAlike)[columns.slice(0, at).filter(isAlike).length]?.selectable ?? []
}

/** The copy's own perks in place of the plain ones: an enhanced perk is worth what it is worth on the copy. */
function withOwn(dream: RatedRoll, copy: Weapon | undefined): RatedRoll {
  return {
    ...dream,
    columns: dream.columns.map((column, at) => {
      const ownNamed = new Map(ownAt(copy, dream.columns, at).map((plug) => [plug.name, plug]))
      return { ...column, options: column.options.map((option) => ownNamed.get(option.name) ?? option) }
    }),
  }
}

function perkAnswer(plug: Plug, worth: ExploredPerk | undefined, names: Names | undefined): ForgePerk {
  return {
    hash: plug.hash,
    ...shownName(plug, names),
    ...(plug.icon ? { icon: plug.icon } : {}),
    description: plug.description,
    enhanced: plug.enhanced,
    ...(plug.stats ? { stats: { ...plug.stats } } : {}),
    ...(worth?.effect ? { effect: worth.effect } : {}),
    ...(worth?.pve === undefined ? {} : { pve: worth.pve }),
    ...(worth?.pvp === undefined ? {} : { pvp: worth.pvp }),
    ...(worth?.community === undefined ? {} : { community: worth.community }),
  }
}

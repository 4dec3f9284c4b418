import type { GuardianClass } from '@ai-vault/game/items.ts'
import type { DestinyPlugSetsComponent } from 'bungie-api-ts/destiny2'
import { ARMOR_SETS } from '../../world/armor/armor-set-rows.ts'
import { LATER_SET } from '../../world/armor/ornaments.ts'
import type { Wire } from '../../world/definitions.ts'
import type { WorldSocket } from '../../world/world.ts'
import type { Catalogue } from '../catalogue.ts'

/** Plugs every copy may use: mods an account has unlocked, abilities a character knows. */

const ONE_IN_LOCKED = 5
const LOOKS: ReadonlySet<number> = new Set(
  ARMOR_SETS.flatMap(({ pieces }) => Object.values(pieces).flat()).map(([, , hash]) => hash),
)

const SHARED_ROLES = new Set<WorldSocket['role']>([
  'general-mod',
  'slot-mod',
  'artifice',
  'mod',
  'set-selector',
  'ornament',
])

/** A look that was never unlocked is shown, and cannot be chosen. */
export const plugState = (plugItemHash: number) => {
  const isLocked = plugItemHash % ONE_IN_LOCKED === 0 && LOOKS.has(plugItemHash)
  return {
    plugItemHash,
    canInsert: !isLocked,
    enabled: true,
    ...(isLocked ? { insertFailIndexes: [0], enableFailIndexes: [] } : {}),
  }
}

const collect = (
  items: readonly { readonly hash: number; readonly sockets: readonly WorldSocket[] }[],
  isShared: (role: WorldSocket['role']) => boolean,
  catalogue: Catalogue,
  more: readonly { readonly hash: number; readonly plugs: readonly number[] }[] = [],
): Wire<DestinyPlugSetsComponent> => {
  const sets = new Map<number, readonly number[]>(more.map(({ hash, plugs }) => [hash, plugs]))
  for (const { hash, sockets } of items) {
    const entries = catalogue.item(hash).sockets?.socketEntries ?? []
    sockets.forEach(({ role, plugs }, index) => {
      const set = entries[index]?.reusablePlugSetHash
      if (set !== undefined && isShared(role)) sets.set(set, plugs)
    })
  }
  return { plugs: Object.fromEntries([...sets].map(([set, plugs]) => [set, plugs.map(plugState)])) }
}

export interface PlugSets {
  readonly profile: Wire<DestinyPlugSetsComponent>
  readonly byClass: Readonly<Record<GuardianClass, Wire<DestinyPlugSetsComponent>>>
}

export const createPlugSets = (catalogue: Catalogue): PlugSets => {
  const { world } = catalogue
  const abilitiesOf = (classType: GuardianClass) =>
    collect(
      world.subclasses.filter((subclass) => subclass.classType === classType),
      () => true,
      catalogue,
    )
  return {
    profile: collect([...world.weapons, ...world.armor], (role) => SHARED_ROLES.has(role), catalogue, [
      LATER_SET,
    ]),
    byClass: { titan: abilitiesOf('titan'), hunter: abilitiesOf('hunter'), warlock: abilitiesOf('warlock') },
  }
}

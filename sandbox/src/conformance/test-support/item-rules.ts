import type { DestinyDamageTypeDefinition, DestinyInventoryBucketDefinition } from 'bungie-api-ts/destiny2'
import { type AccountView, type HeldItem, isArmor, isWeapon, nameOf } from './account-view.ts'
import { must, NOT_IN_2021, type Rule, rule } from './rule.ts'

const VAULT = 138197802
const POSTMASTER = 215593132
const LOCATION = { inventory: 1, vault: 2 }
const TRANSFER = { equipped: 1, impossible: 2 }
const ATTACK = 1480404414
const DEFENSE = 3897883278
const EXOTIC = 6
/** Ships, vehicles, ghosts. */
const MOVABLE_TYPES = new Set([21, 22, 24])
/** Things that the game moved to another bucket since: what shows on arrival, and emotes. */
const MOVED_BUCKETS = new Set([3313201758, 2401704334])

const bucketOf = (view: AccountView, hash: number | undefined) =>
  view.definition<DestinyInventoryBucketDefinition>('DestinyInventoryBucketDefinition', hash)

/** Those whose definition is still there: a few items of the real answer were taken out of the game. */
const known = (view: AccountView): readonly HeldItem[] => view.items.filter(({ definition }) => definition)
const gear = (view: AccountView) => view.items.filter((held) => isWeapon(held) || isArmor(held))

/** Where an item is, what it is, and what its instance says: the item factory of a client reads these first. */
export const ITEM_RULES: readonly Rule[] = [
  rule('every item has a definition with a name, or its quest has one', function* (view) {
    for (const held of known(view))
      yield must(
        Boolean(held.definition?.displayProperties?.name || held.definition?.setData?.questLineName),
        () => `${nameOf(held)} has no name`,
      )
    if (view.items.length === 0) return
    const share = known(view).length / view.items.length
    yield must(share >= 0.95, () => `only ${Math.round(share * 100)} % of the items are defined`)
  }),
  rule('no two items share an instance id', function* (view) {
    const seen = new Set<string>()
    for (const { item } of view.items) {
      if (item.itemInstanceId === undefined) continue
      yield must(!seen.has(item.itemInstanceId), () => `${item.itemInstanceId} twice`)
      seen.add(item.itemInstanceId)
    }
  }),
  rule('every instance id has its instance, and weapons and armor always have one', function* (view) {
    for (const held of known(view))
      if (held.item.itemInstanceId !== undefined || isWeapon(held) || isArmor(held))
        yield must(held.instance !== undefined, () => `${nameOf(held)} has no instance`)
  }),
  rule('weapons and armor are instances by their definition too', function* (view) {
    for (const held of gear(view))
      yield must(held.definition?.inventory?.isInstanceItem === true, () => nameOf(held))
  }),
  rule('what a character holds lies in its own bucket or at the postmaster', function* (view) {
    for (const held of known(view).filter(({ held }) => held !== 'vault')) {
      const own = held.definition?.inventory?.bucketTypeHash
      const { bucketHash, location } = held.item
      if (MOVED_BUCKETS.has(bucketHash)) continue
      yield must(
        location === LOCATION.inventory &&
          (bucketHash === own || (bucketHash === POSTMASTER && held.held === 'carried')),
        () => `${nameOf(held)} is in bucket ${bucketHash} at ${location}, its own is ${own}`,
      )
    }
  }),
  rule('what the account holds lies in the vault or in a bucket of the account', function* (view) {
    for (const held of known(view).filter(({ held }) => held === 'vault')) {
      const own = held.definition?.inventory?.bucketTypeHash
      const { bucketHash, location } = held.item
      if (MOVED_BUCKETS.has(bucketHash)) continue
      const ofAccount = bucketHash === own && bucketOf(view, own)?.scope === 1
      yield must(
        location === LOCATION.vault && (bucketHash === VAULT || ofAccount),
        () => `${nameOf(held)} is in bucket ${bucketHash} at ${location}`,
      )
    }
  }),
  rule('every bucket is defined, and no bucket of a character holds more than its room', function* (view) {
    const counts = new Map<string, number>()
    for (const { item, characterId } of view.items) {
      if (item.bucketHash !== 2401704334)
        yield must(bucketOf(view, item.bucketHash) !== undefined, () => `no bucket ${item.bucketHash}`)
      const key = `${characterId ?? 'account'} ${item.bucketHash}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    for (const [key, count] of counts) {
      const room = bucketOf(view, Number(key.split(' ')[1]))?.itemCount ?? Number.POSITIVE_INFINITY
      if (!key.startsWith('account')) yield must(count <= room, () => `${key}: ${count} of ${room}`)
    }
  }),
  rule('a character wears one item a bucket, and what is worn says so everywhere', function* (view) {
    const worn = new Set<string>()
    for (const held of view.items) {
      const equipped = held.held === 'worn'
      if (held.instance)
        yield must(held.instance.isEquipped === equipped, () => `${nameOf(held)}: isEquipped`)
      yield must(
        ((held.item.transferStatus & TRANSFER.equipped) !== 0) === equipped,
        () => `${nameOf(held)}: transferStatus ${held.item.transferStatus}`,
      )
      if (!equipped) continue
      const key = `${held.characterId} ${held.item.bucketHash}`
      yield must(!worn.has(key), () => `${key} twice`)
      worn.add(key)
    }
  }),
  rule('gear, ghosts, vehicles and ships can be moved; what has nowhere to go cannot', function* (view) {
    for (const held of known(view)) {
      const impossible = (held.item.transferStatus & TRANSFER.impossible) !== 0
      if (isWeapon(held) || isArmor(held) || MOVABLE_TYPES.has(held.definition?.itemType ?? 0))
        yield must(!impossible, () => `${nameOf(held)} is stuck`)
      else if (bucketOf(view, held.item.bucketHash)?.hasTransferDestination === false)
        if (held.item.bucketHash !== VAULT && held.item.bucketHash !== POSTMASTER)
          yield must(impossible, () => `${nameOf(held)} could go nowhere`)
    }
  }),
  rule('characters wear armor of their own class', function* (view) {
    for (const held of view.items.filter((held) => held.held === 'worn' && isArmor(held))) {
      const classType = view.profile.characters?.data?.[held.characterId ?? '']?.classType
      yield must(held.definition?.classType === classType, () => nameOf(held))
    }
  }),
  rule('characters wear at most one exotic weapon and one exotic piece of armor', function* (view) {
    for (const characterId of Object.keys(view.profile.characters?.data ?? {}))
      for (const kind of [isWeapon, isArmor]) {
        const exotics = view.items.filter(
          (held) =>
            held.held === 'worn' &&
            held.characterId === characterId &&
            kind(held) &&
            held.definition?.inventory?.tierType === EXOTIC,
        )
        yield must(exotics.length <= 1, () => exotics.map(nameOf).join())
      }
  }),
  rule('the power of a weapon is its attack, that of armor its defense', function* (view) {
    for (const held of gear(view)) {
      const stat = held.instance?.primaryStat
      yield must(stat?.statHash === (isWeapon(held) ? ATTACK : DEFENSE) && (stat.value ?? 0) > 0, () =>
        nameOf(held),
      )
    }
  }),
  rule('a weapon deals the damage its definition names, by number and by hash', function* (view) {
    for (const held of view.items.filter(isWeapon)) {
      const { damageType, damageTypeHash } = held.instance ?? {}
      const definition = view.definition<DestinyDamageTypeDefinition>(
        'DestinyDamageTypeDefinition',
        damageTypeHash,
      )
      yield must(
        definition?.enumValue === damageType && held.definition?.defaultDamageType === damageType,
        () => `${nameOf(held)}: ${damageType}/${damageTypeHash}`,
      )
    }
  }),
  rule('used and free energy add up to the capacity', function* (view) {
    for (const held of view.items) {
      const energy = held.instance?.energy
      if (energy)
        yield must(
          (energy.energyUsed ?? 0) + (energy.energyUnused ?? 0) === energy.energyCapacity,
          () => `${nameOf(held)}: ${JSON.stringify(energy)}`,
        )
    }
  }),
  rule(
    'mods take as much energy as the armor says is used, and no more than it has',
    function* (view) {
      for (const held of view.items.filter(isArmor)) {
        const { energyUsed = 0, energyCapacity = 0 } = held.instance?.energy ?? {}
        const cost = held.sockets.reduce(
          (sum, { plugHash, isEnabled }) =>
            sum + (isEnabled ? (view.item(plugHash)?.plug?.energyCost?.energyCost ?? 0) : 0),
          0,
        )
        yield must(
          cost === energyUsed && cost <= energyCapacity,
          () => `${nameOf(held)}: ${cost}, ${energyUsed} of ${energyCapacity}`,
        )
      }
    },
    NOT_IN_2021.trimmed,
  ),
  rule(
    'a gear tier stands on armor 3.0 and on weapons without a pattern; what has none says 0',
    function* (view) {
      for (const held of gear(view)) {
        const tier = held.instance?.gearTier
        yield must(
          tier === 0 ||
            (tier !== undefined && tier <= 5 && held.definition?.inventory?.recipeItemHash === undefined),
          () => `${nameOf(held)}: ${tier}`,
        )
      }
    },
    NOT_IN_2021.tiers,
  ),
  rule('stacks hold at least one and no more than fit; instances are single', function* (view) {
    for (const held of known(view)) {
      const most = held.item.itemInstanceId ? 1 : (held.definition?.inventory?.maxStackSize ?? 1_000_000)
      yield must(
        held.item.quantity >= 1 && held.item.quantity <= Math.max(1, most),
        () => `${nameOf(held)}: ${held.item.quantity} of ${most}`,
      )
    }
  }),
  rule('the wallet holds what has a bucket of its own, and nothing twice', function* (view) {
    const seen = new Set<number>()
    for (const item of view.profile.profileCurrencies?.data?.items ?? []) {
      const definition = view.item(item.itemHash)
      yield must(
        (definition === undefined || definition.inventory?.bucketTypeHash === item.bucketHash) &&
          !seen.has(item.itemHash),
        () => `${item.itemHash} in ${item.bucketHash}`,
      )
      seen.add(item.itemHash)
    }
  }),
]

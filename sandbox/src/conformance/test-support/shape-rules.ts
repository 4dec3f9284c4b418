import type { DestinyProgressionDefinition, DestinySeasonPassDefinition } from 'bungie-api-ts/destiny2'
import { type AccountView, type HeldItem, isArmor, isWeapon, nameOf, plugCategoryOf } from './account-view.ts'
import { must, NOT_IN_2021, type Rule, rule } from './rule.ts'

/**
 * Shapes of a real answer that are easily misread: values that stand for none, sockets that are there and do not count,
 * scales of other years. Whoever reads the sandbox as if they did not exist would read the platform wrongly.
 */
const BUCKET = { vehicle: 2025709351, helmet: 3448274439 }
const RARITY = { rare: 4, legendary: 5, exotic: 6 }
const SPEEDS = new Set([1501155019, 3289069874])
const EMPTY_ARTIFICE = 4173924323
const UNSET = 2166136261
const COLLECTIBLE_STATES = new Set([1, 64, 65, 69, 81, 85])
const PRIVATE = 2
const LOADOUT_PLUGS = 16
const BOUNTY = 26

const isGear = (held: HeldItem): boolean => isWeapon(held) || isArmor(held)
const rarityOf = ({ definition }: HeldItem): number => Number(definition?.inventory?.tierType ?? 0)
const pluggedAs = (view: AccountView, held: HeldItem, category: string) =>
  held.sockets.filter(({ plugHash }) => plugCategoryOf(view, plugHash) === category)
/** Armor 3.0 has an archetype; what is older has none. */
const isOldArmor = (view: AccountView, held: HeldItem): boolean =>
  isArmor(held) && held.stats.size > 0 && pluggedAs(view, held, 'armor_archetypes').length === 0

const ITEM_SHAPES: readonly Rule[] = [
  rule('gear in the vault cannot be worn from there, and says why and from which level', function* (view) {
    for (const held of view.items.filter((each) => isGear(each) && each.held === 'vault')) {
      const { canEquip, cannotEquipReason, equipRequiredLevel } = held.instance ?? {}
      yield must(
        canEquip === false && cannotEquipReason !== 0 && Number.isInteger(equipRequiredLevel),
        () => `${nameOf(held)}: ${cannotEquipReason}, level ${equipRequiredLevel}`,
      )
    }
  }),
  rule('every item says whether it may be dismantled; gear by its rarity', function* (view) {
    for (const held of view.items) {
      const { dismantlePermission: permission } = held.item as { dismantlePermission?: number }
      const expected = { [RARITY.exotic]: 1, [RARITY.legendary]: 2, [RARITY.rare]: 3 }[rarityOf(held)]
      yield must(
        permission !== undefined && (!isGear(held) || expected === undefined || permission === expected),
        () => `${nameOf(held)}: ${permission}`,
      )
    }
  }),
  rule(
    'every item lists its notifications, and a bounty also which of its rewards can be seen',
    function* (view) {
      for (const held of view.items) {
        const { tooltipNotificationIndexes: notifications, itemValueVisibility: visible } = held.item
        yield must(
          Array.isArray(notifications) && (held.definition?.itemType !== BOUNTY || visible?.length !== 0),
          () => nameOf(held),
        )
      }
    },
  ),
  rule('where gear has its power, a sparrow has its speed', function* (view) {
    for (const held of view.items.filter(
      ({ definition }) => definition?.inventory?.bucketTypeHash === BUCKET.vehicle,
    ))
      yield must(SPEEDS.has(held.instance?.primaryStat?.statHash ?? 0), () => nameOf(held))
  }),
  rule(
    'a mask goes where helmets go and has no item type',
    function* (view) {
      for (const held of view.items.filter(({ sockets, definition }) =>
        sockets.length > 0 ? definition?.itemTypeDisplayName === 'Festival Mask' : false,
      ))
        yield must(
          held.definition?.itemType === 0 && held.definition.inventory?.bucketTypeHash === BUCKET.helmet,
          () => nameOf(held),
        )
    },
    'no mask is among the items of 2021',
  ),
]

const SOCKET_SHAPES: readonly Rule[] = [
  rule(
    'exotic armor has an artifice socket that is enabled and not shown',
    function* (view) {
      for (const held of view.items.filter((each) => isArmor(each) && rarityOf(each) === RARITY.exotic)) {
        const found = held.sockets.find(({ plugHash }) => plugHash === EMPTY_ARTIFICE)
        yield must(found?.isEnabled === true && !found.isVisible, () => nameOf(held))
      }
    },
    'artifice armor came in 2021, and to exotics in 2023',
  ),
  rule(
    'a tuning socket below tier 5 is enabled, not shown, and offers what sits in it',
    function* (view) {
      for (const held of view.items.filter(isArmor))
        for (const [index, { plugHash, isEnabled, isVisible }] of held.sockets.entries()) {
          if (!plugCategoryOf(view, plugHash).endsWith('.tuning.mods') || held.instance?.gearTier === 5)
            continue
          const offered = (held.offered.get(index) ?? []).map(({ plugItemHash }) => plugItemHash)
          yield must(
            isEnabled && !isVisible && offered.length === 1 && offered[0] === plugHash,
            () => `${nameOf(held)}, socket ${index}`,
          )
        }
    },
    NOT_IN_2021.tiers,
  ),
  rule(
    'armor from before archetypes has its stats from four plugs that are not shown',
    function* (view) {
      for (const held of view.items.filter((each) => isOldArmor(view, each))) {
        const plugs = pluggedAs(view, held, 'armor_stats')
        yield must(
          (plugs.length === 4 || plugs.length === 0) && plugs.every(({ isVisible }) => !isVisible),
          () => `${nameOf(held)}: ${plugs.length}`,
        )
      }
    },
    NOT_IN_2021.stats,
  ),
  rule(
    'legendary and exotic weapons have 13 to 16 sockets, those at the end mostly unused',
    function* (view) {
      for (const held of view.items.filter((each) => isWeapon(each) && rarityOf(each) >= RARITY.legendary))
        yield must(
          held.sockets.length >= 13 && held.sockets.length <= 16,
          () => `${nameOf(held)}: ${held.sockets.length}`,
        )
    },
    'weapons of 2021 had 10 or 11 sockets',
  ),
  rule(
    'a kill tracker is complete from the first kill on, and is not shown',
    function* (view) {
      for (const held of view.items.filter(isWeapon))
        for (const [plug, counters] of held.plugObjectives)
          if (plugCategoryOf(view, plug).endsWith('.trackers'))
            for (const { completionValue, visible } of counters)
              yield must(completionValue === 1 && !visible, () => nameOf(held))
    },
    NOT_IN_2021.objectives,
  ),
  rule(
    'a loadout lists 16 plugs for each of its items, with the hash of nothing where there is none',
    function* (view) {
      for (const { loadouts } of Object.values(view.profile.characterLoadouts?.data ?? {}))
        for (const { plugItemHashes: plugs } of loadouts.flatMap(({ items }) => items))
          yield must(
            plugs.length === LOADOUT_PLUGS &&
              plugs.every((plug) => plug === UNSET || view.item(plug) !== undefined),
            () => `${plugs.length} plugs: ${plugs}`,
          )
    },
    NOT_IN_2021.loadouts,
  ),
]

const PROGRESS_SHAPES: readonly Rule[] = [
  rule(
    'the card of a profile has no picture, and an activity no options to choose',
    function* (view) {
      const card = view.profile.profile?.data?.userInfo
      yield must(card !== undefined && !Object.hasOwn(card, 'iconPath'), () => 'iconPath')
      for (const { availableActivities } of Object.values(view.profile.characterActivities?.data ?? {}))
        for (const activity of availableActivities)
          yield must(
            !Object.hasOwn(activity, 'booleanActivityOptions'),
            () => `activity ${activity.activityHash}`,
          )
    },
    'the stored answer holds neither the profile itself nor activities',
  ),
  rule(
    'a profile names the highest power that rewards of the season have',
    function* (view) {
      const cap = view.profile.profile?.data?.currentSeasonRewardPowerCap
      yield must((cap ?? 0) > 0, () => `${cap}`)
    },
    'the cap of the season came into the profile after 2021',
  ),
  rule(
    'a pass has no cap, although its track has an end',
    function* (view) {
      const pass = view.definition<DestinySeasonPassDefinition>(
        'DestinySeasonPassDefinition',
        view.profile.profile?.data?.currentSeasonPassHash,
      )
      const hash = pass?.rewardProgressionHash ?? 0
      const track = view.definition<DestinyProgressionDefinition>('DestinyProgressionDefinition', hash)
      for (const { progressions } of Object.values(view.profile.characterProgressions?.data ?? {}))
        yield must(progressions[hash]?.levelCap === -1 && !track?.repeatLastStep, () => `progression ${hash}`)
    },
    NOT_IN_2021.progress,
  ),
  rule(
    'a milestone is counted by challenges or by phases, and repeats both for each version of its activity',
    function* (view) {
      for (const { milestones } of Object.values(view.profile.characterProgressions?.data ?? {}))
        for (const { milestoneHash, activities = [] } of Object.values(milestones)) {
          const counted = activities.map(({ challenges, phases = [] }) =>
            [
              ...challenges.map(({ objective }) => objective.objectiveHash),
              ...phases.map((each) => each.phaseHash),
            ].join(),
          )
          yield must(
            counted.every((each) => each !== '' && each === counted[0]),
            () => `milestone ${milestoneHash}`,
          )
        }
    },
    NOT_IN_2021.progress,
  ),
  rule(
    'armor is collected by each character, and the states say why it cannot be had',
    function* (view) {
      for (const { collectibles } of Object.values(view.profile.characterCollectibles?.data ?? {}))
        for (const [hash, { state }] of Object.entries(collectibles))
          yield must(COLLECTIBLE_STATES.has(state), () => `collectible ${hash}: ${state}`)
    },
    NOT_IN_2021.records,
  ),
  rule(
    'stat trackers are shown to their owner alone',
    function* (view) {
      const { metrics } = view.profile
      if (metrics?.data) yield must(metrics.privacy === PRIVATE, () => `privacy ${metrics.privacy}`)
    },
    NOT_IN_2021.records,
  ),
  rule(
    'a presentation node counts by its values, with a score and without an objective',
    function* (view) {
      for (const [hash, node] of Object.entries(view.profile.profilePresentationNodes?.data?.nodes ?? {}))
        yield must(
          !Object.hasOwn(node, 'objective') &&
            node.completionValue >= node.progressValue &&
            'recordCategoryScore' in node,
          () => `node ${hash}`,
        )
    },
    NOT_IN_2021.records,
  ),
  rule(
    'a record tells which rewards can be seen, in the platform’s own spelling',
    function* (view) {
      for (const [hash, record] of Object.entries(view.profile.profileRecords?.data?.records ?? {}))
        yield must('rewardVisibilty' in record, () => `record ${hash}`)
    },
    NOT_IN_2021.records,
  ),
]

export const SHAPE_RULES: readonly Rule[] = [...ITEM_SHAPES, ...SOCKET_SHAPES, ...PROGRESS_SHAPES]

import { ARMOR_STATS, type ArmorStat } from '@ai-vault/game/items.ts'
import { type ArmorKit, defineArmorKit } from './armor/armor-kit.ts'
import { defineArmorSets, defineEventMasks, defineOldArmor } from './armor/armor-sets.ts'
import { defineExoticArmor, defineExoticClassItems } from './armor/exotic-armor.ts'
import { STAT_MODS } from './armor/mod-rows.ts'
import { TUNINGS } from './armor/roll-rows.ts'
import { oldStatPlug } from './armor/stat-plugs.ts'
import { defineBounties } from './belongings/bounties.ts'
import { defineCosmetics, defineShaders } from './belongings/cosmetics.ts'
import { defineKnownPlugs } from './belongings/known-plugs.ts'
import { defineMaterials } from './belongings/materials.ts'
import { defineQuests } from './belongings/quests.ts'
import { createDefinitions, type Definitions, type Item } from './definitions.ts'
import { fnv1 } from './hash.ts'
import { defineActivities, freeroamActivity } from './places/activities.ts'
import { defineModifiers } from './places/activity-modifiers.ts'
import { defineChecklists } from './places/checklists.ts'
import { defineDestinations } from './places/destinations.ts'
import { defineMilestones } from './places/milestones.ts'
import { defineCollectibles, sourceTexts } from './presentation/collectibles.ts'
import { type Collected, defineBadges, defineCollectionTree } from './presentation/collection-tree.ts'
import { defineGuardianRanks } from './presentation/guardian-ranks.ts'
import { defineMetrics } from './presentation/metrics.ts'
import { definePatternTree, type RecordsUnder } from './presentation/patterns.ts'
import { defineSeals } from './presentation/seals.ts'
import { defineEmptyRoots, defineOtherRoots, defineTriumphTree } from './presentation/triumph-tree.ts'
import { defineArtifact, defineArtifactTiers } from './reference/artifact.ts'
import { defineReference } from './reference/define-reference.ts'
import { defineLoadoutLooks } from './reference/loadout-looks.ts'
import { defineSeasons, rankHash } from './reference/seasons.ts'
import { defineSubclasses } from './subclasses/define-subclasses.ts'
import { PLUG } from './tables/platform.ts'
import { allTriumphs } from './triumphs/all-triumphs.ts'
import { defineTriumph, recordHash } from './triumphs/define-triumphs.ts'
import type { Triumph } from './triumphs/triumph.ts'
import { defineVendors } from './vendors/define-vendors.ts'
import { defineFactions, defineVendorGroups } from './vendors/factions.ts'
import { defineExoticWeapons } from './weapons/exotic-weapons.ts'
import { defineLegendaryWeapons, defineRareWeapons } from './weapons/legendary-weapons.ts'
import { defineWeaponKit, type WeaponKit } from './weapons/weapon-kit.ts'
import { defineWeaponStatGroups } from './weapons/weapon-stats.ts'
import type { PlugStats, World, WorldArmor, WorldWeapon } from './world.ts'

/** An item's picture in its layers: it stands under the item's own hash, and the item says so. */
const defineIcons = (definitions: Definitions): void => {
  const items = definitions.tables.DestinyInventoryItemDefinition as ReadonlyMap<number, Item>
  for (const [hash, { displayProperties }] of items) {
    if (!displayProperties?.icon) continue
    Object.assign(displayProperties, { iconHash: hash })
    definitions.define('DestinyIconDefinition', hash, {
      foreground: displayProperties.icon,
      highResForeground: displayProperties.icon,
    })
  }
}

const DEFAULT_SEED = 20260609

const defineAllWeapons = (definitions: Definitions, kit: WeaponKit, seed: number): WorldWeapon[] => {
  defineWeaponStatGroups(definitions)
  return [
    ...defineLegendaryWeapons(definitions, kit, seed),
    ...defineExoticWeapons(definitions, kit, seed),
    ...defineRareWeapons(definitions, kit, seed),
  ]
}

const defineAllArmor = (definitions: Definitions, kit: ArmorKit): WorldArmor[] => [
  ...defineArmorSets(definitions, kit),
  ...defineExoticArmor(definitions, kit),
  ...defineExoticClassItems(definitions, kit),
  ...defineOldArmor(definitions, kit),
  ...defineEventMasks(definitions, kit),
]

/** Trees over what exists: triumphs, titles, collections, patterns, stat trackers. */
const definePresentation = (
  definitions: Definitions,
  collected: Collected,
): Pick<World, 'records' | 'collectibles' | 'metrics'> => {
  const triumphs = allTriumphs(collected.weapons)
  const records = triumphs.map((triumph) => defineTriumph(definitions, triumph))
  defineTriumphTree(definitions, triumphs)
  defineOtherRoots(definitions, triumphs)
  defineEmptyRoots(definitions)
  defineGuardianRanks(definitions)
  const titles = defineSeals(definitions, triumphs)
  const shelfOf = defineCollectionTree(definitions, collected)
  defineBadges(definitions, collected)
  definePatternTree(definitions, recordsUnder(triumphs))
  return {
    records: [...records, ...titles],
    collectibles: defineCollectibles(definitions, shelfOf, sourceTexts()),
    metrics: defineMetrics(definitions),
  }
}

const recordsUnder = (triumphs: readonly Triumph[]): RecordsUnder => {
  const under = new Map<number, number[]>()
  for (const triumph of triumphs)
    if (triumph.alsoUnder !== undefined)
      under.set(triumph.alsoUnder, [...(under.get(triumph.alsoUnder) ?? []), recordHash(triumph)])
  return under
}

/** What the game runs on besides gear, places and trees. */
const defineSystem = (definitions: Definitions): Pick<World, 'checklists' | 'factions'> => {
  defineVendorGroups(definitions)
  return {
    checklists: defineChecklists(definitions),
    factions: defineFactions(definitions, rankHash),
  }
}

const plugStatsOf =
  (definitions: Definitions) =>
  (plugHash: number): PlugStats =>
    new Map(
      (definitions.item(plugHash).investmentStats ?? []).map(({ statTypeHash = 0, value = 0 }) => [
        statTypeHash,
        value,
      ]),
    )

const armorStatPlugOf =
  (kit: ArmorKit) =>
  (stat: ArmorStat, value: number): number => {
    const plug = kit.statPlugs[stat][value - 1]
    if (plug === undefined) throw new Error(`no armor plug gives ${value} ${stat}`)
    return plug
  }

/** The whole game world from a seed; the same seed always gives the same world. */
export const createWorld = (seed: number = DEFAULT_SEED): World => {
  const definitions = createDefinitions()
  defineReference(definitions)
  const shaders = defineShaders(definitions)
  const weaponKit = defineWeaponKit(definitions, shaders)
  const armorKit = defineArmorKit(definitions, shaders)
  const weapons = defineAllWeapons(definitions, weaponKit, seed)
  const armor = defineAllArmor(definitions, armorKit)
  const cosmetics = defineCosmetics(definitions)
  defineKnownPlugs(definitions)
  defineModifiers(definitions)
  const activities = defineActivities(definitions)
  defineDestinations(definitions, freeroamActivity)
  const artifact = defineArtifactTiers(definitions, defineArtifact(definitions))
  const { seasonRank, prestige, artifactPower, ranks, ...seasons } = defineSeasons(definitions, artifact.hash)
  const looks = defineLoadoutLooks(definitions)
  const materials = defineMaterials(definitions)
  const pursuits = defineBounties(definitions)
  const world: World = {
    seed,
    version: `sandbox.${fnv1(`world ${seed}`).toString(16)}.1`,
    tables: definitions.tables,
    weapons,
    armor,
    archetypes: armorKit.archetypes,
    tuning: {
      balanced: PLUG['balanced-tuning'],
      directional: TUNINGS.map(([plus, minus, hash]) => ({ hash, plus, minus })),
    },
    statMods: Object.fromEntries(ARMOR_STATS.map((stat) => [stat, STAT_MODS[stat]])) as World['statMods'],
    armorMasterworks: armorKit.masterworks,
    armorStatPlug: armorStatPlugOf(armorKit),
    oldArmorStatPlug: oldStatPlug,
    plugStats: plugStatsOf(definitions),
    enhancedOf: (plugHash) => weaponKit.twins.get(plugHash),
    subclasses: defineSubclasses(definitions),
    activities,
    ...definePresentation(definitions, { weapons, armor, cosmetics, shaders: shaders.slice(1) }),
    materials,
    emblems: cosmetics.emblem,
    ...pursuits,
    vendors: defineVendors(definitions, { weapons, armor, bounties: pursuits.bounties }),
    quests: defineQuests(definitions),
    milestones: defineMilestones(definitions),
    progressions: { seasonRank, prestige, artifactPower, ranks },
    seasons,
    loadoutNames: looks.names,
    loadoutColors: looks.colors,
    loadoutIcons: looks.icons,
    artifact,
    ...defineSystem(definitions),
  }
  defineIcons(definitions)
  return world
}

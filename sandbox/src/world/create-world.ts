import { ARMOR_STATS, type ArmorStat } from '@ai-vault/game/items.ts'
import { type ArmorKit, defineArmorKit } from './armor/armor-kit.ts'
import { defineArmorSets, defineEventMasks, defineOldArmor } from './armor/armor-sets.ts'
import { defineExoticArmor, defineExoticClassItems } from './armor/exotic-armor.ts'
import { defineArtifact } from './belongings/artifact.ts'
import { defineBounties } from './belongings/bounties.ts'
import { defineCosmetics } from './belongings/cosmetics.ts'
import { defineMaterials } from './belongings/materials.ts'
import { createDefinitions, type Definitions } from './definitions.ts'
import { fnv1 } from './hash.ts'
import { defineActivities, freeroamActivity } from './places/activities.ts'
import { defineDestinations } from './places/destinations.ts'
import { defineCollectibles } from './presentation/collectibles.ts'
import { COLLECTION_ROOT, type Collected, defineCollectionTree } from './presentation/collection-tree.ts'
import { CRAFTING_ROOT, defineCraftingTree } from './presentation/crafting.ts'
import { defineMetrics, METRIC_ROOT } from './presentation/metrics.ts'
import { defineSeals, SEAL_ROOT } from './presentation/seals.ts'
import { defineTriumphTree } from './presentation/triumph-tree.ts'
import { defineReference } from './reference/define-reference.ts'
import { defineLoadoutLooks } from './reference/loadout-looks.ts'
import { defineMilestones } from './reference/milestones.ts'
import { defineSeasons } from './reference/seasons.ts'
import { defineShaders } from './shaders.ts'
import { sourceTexts } from './source-texts.ts'
import { defineSubclasses } from './subclasses/define-subclasses.ts'
import { STAT_MODS } from './tables/armor-mods.ts'
import { TUNINGS } from './tables/armor-rolls.ts'
import { PLUG } from './tables/platform.ts'
import { allTriumphs } from './triumphs/all-triumphs.ts'
import { defineTriumph } from './triumphs/define-triumphs.ts'
import { defineExoticWeapons } from './weapons/exotic-weapons.ts'
import { defineLegendaryWeapons, defineRareWeapons } from './weapons/legendary-weapons.ts'
import { defineWeaponKit, type WeaponKit } from './weapons/weapon-kit.ts'
import { defineWeaponStatGroups } from './weapons/weapon-stats.ts'
import type { PlugStats, World, WorldArmor, WorldWeapon } from './world.ts'

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
): Pick<World, 'records' | 'collectibles' | 'metrics' | 'roots'> => {
  const triumphs = allTriumphs(collected.weapons)
  const records = triumphs.map((triumph) => defineTriumph(definitions, triumph))
  const { records: root, lore, catalysts } = defineTriumphTree(definitions, triumphs)
  const titles = defineSeals(definitions, triumphs)
  const shelfOf = defineCollectionTree(definitions, collected)
  defineCraftingTree(definitions, collected.weapons)
  return {
    records: [...records, ...titles],
    collectibles: defineCollectibles(definitions, shelfOf, sourceTexts()),
    metrics: defineMetrics(definitions),
    roots: {
      records: root,
      seals: SEAL_ROOT,
      collections: COLLECTION_ROOT,
      metrics: METRIC_ROOT,
      catalysts,
      crafting: CRAFTING_ROOT,
      lore,
    },
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
  const activities = defineActivities(definitions)
  defineDestinations(definitions, freeroamActivity)
  const { seasonRank, artifactPower, ranks, ...seasons } = defineSeasons(
    definitions,
    defineArtifact(definitions),
  )
  const looks = defineLoadoutLooks(definitions)
  return {
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
    plugStats: plugStatsOf(definitions),
    enhancedOf: (plugHash) => weaponKit.twins.get(plugHash),
    subclasses: defineSubclasses(definitions),
    activities,
    ...definePresentation(definitions, { weapons, armor, cosmetics, shaders: shaders.slice(1) }),
    materials: defineMaterials(definitions),
    emblems: cosmetics.emblem,
    bounties: defineBounties(definitions),
    milestones: defineMilestones(definitions),
    progressions: { seasonRank, artifactPower, ranks },
    seasons,
    loadoutNames: looks.names,
    loadoutColors: looks.colors,
    loadoutIcons: looks.icons,
  }
}

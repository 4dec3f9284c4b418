import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import { ARMOR_STAT_HASHES } from '../manifest/items/stat-hashes.ts'
import { definitionsOf, type Tables } from './small-manifest.ts'

/** A handful of definitions in the platform's shape: one weapon, one exotic, one helmet, and their plugs. */
const item = (hash: number, name: string, more: object = {}) => ({
  hash,
  displayProperties: { name, description: `about ${name}`, icon: `/icons/${hash}.png` },
  ...more,
})
const plug = (hash: number, name: string, plugCategoryIdentifier: string, more: object = {}) =>
  item(hash, name, { itemType: 19, plug: { plugCategoryIdentifier }, ...more })
const stats = (...pairs: [statTypeHash: number, value: number][]) => ({
  investmentStats: pairs.map(([statTypeHash, value]) => ({ statTypeHash, value })),
})
const everyArmorStat = (value: number) =>
  stats(...ARMOR_STATS.map((stat): [number, number] => [ARMOR_STAT_HASHES[stat], value]))

const RANGE = 1240592695
const TUNING = 'core.gear_systems.armor_tiering.plugs.tuning.mods'

const ITEMS = [
  item(100, 'Fatebringer', {
    itemType: 3,
    itemSubType: 9,
    itemTypeDisplayName: 'Hand Cannon',
    inventory: { tierType: 5, bucketTypeHash: 1498876634 },
    equippingBlock: { ammoType: 1 },
    defaultDamageType: 1,
    collectibleHash: 900,
    stats: { stats: { [RANGE]: { value: 46 } } },
    sockets: {
      socketEntries: [
        { singleInitialItemHash: 200, reusablePlugSetHash: 1 },
        { singleInitialItemHash: 201, randomizedPlugSetHash: 2 },
        { singleInitialItemHash: 0, randomizedPlugSetHash: 3 },
        { singleInitialItemHash: 206, reusablePlugSetHash: 4 },
      ],
    },
  }),
  item(101, 'Riskrunner', {
    itemType: 3,
    itemTypeDisplayName: 'Submachine Gun',
    inventory: { tierType: 6, bucketTypeHash: 2465295065 },
    defaultDamageType: 2,
    collectibleHash: 901,
  }),
  item(110, 'Bushido Helm', {
    itemType: 2,
    itemTypeDisplayName: 'Helmet',
    classType: 0,
    inventory: { tierType: 5, bucketTypeHash: 3448274439 },
    equippingBlock: { equipableItemSetHash: 1083114430 },
    sockets: { socketEntries: [{ singleInitialItemHash: 220 }] },
  }),
  item(111, 'Celestial Nighthawk', {
    itemType: 2,
    itemTypeDisplayName: 'Helmet',
    classType: 1,
    inventory: { tierType: 6, bucketTypeHash: 3448274439 },
    sockets: { socketEntries: [{ singleInitialItemHash: 220 }, { singleInitialItemHash: 200 }] },
  }),
  item(120, 'Glimmer', { itemType: 10, inventory: { tierType: 2 } }),
  plug(200, 'Adaptive Frame', 'intrinsics'),
  plug(201, 'Arrowhead Brake', 'barrels', stats([RANGE, 10])),
  plug(202, 'Explosive Payload', 'frames', { inventory: { tierType: 2 } }),
  plug(203, 'Explosive Payload', 'frames', {
    inventory: { tierType: 3 },
    itemTypeDisplayName: 'Enhanced Trait',
  }),
  plug(204, 'Firefly', 'frames', { displayProperties: { name: 'Firefly' }, perks: [{ perkHash: 700 }] }),
  plug(206, 'Tier 4: Range', 'v400.plugs.weapons.masterworks.stat.range', stats([RANGE, 4])),
  plug(207, 'Masterworked: Range', 'v400.plugs.weapons.masterworks.stat.range', stats([RANGE, 10])),
  plug(208, 'Kill Tracker', 'v400.plugs.weapons.masterworks.trackers'),
  plug(209, 'Riskrunner Catalyst', 'v300_new_submachinegun1_masterwork'),
  plug(210, 'Empty Catalyst Socket', 'v400.empty.exotic.masterwork'),
  plug(220, 'Empty Mod Socket', 'enhancements.v2_general'),
  plug(221, 'Weapons Mod', 'enhancements.v2_general', stats([ARMOR_STAT_HASHES.weapons, 10])),
  plug(222, 'Gunner', 'armor_archetypes'),
  plug(223, '', 'armor_stats', stats([ARMOR_STAT_HASHES.weapons, 30])),
  plug(224, '', 'armor_stats', stats([ARMOR_STAT_HASHES.grenade, 25])),
  plug(225, '', 'armor_stats', stats([ARMOR_STAT_HASHES.health, 20])),
  plug(226, 'Upgrade Armor', 'v460.plugs.armor.masterworks', everyArmorStat(5)),
  plug(227, 'Empty Tuning Mod Socket', TUNING),
  plug(
    228,
    '+Weapons / -Melee',
    TUNING,
    stats([ARMOR_STAT_HASHES.weapons, 5], [ARMOR_STAT_HASHES.melee, -5]),
  ),
  plug(229, '+Super / -Melee', TUNING, stats([ARMOR_STAT_HASHES.super, 5], [ARMOR_STAT_HASHES.melee, -5])),
  plug(230, 'Balanced Tuning', TUNING, everyArmorStat(1)),
  plug(231, 'Set Bonus: Techsec', 'core.gear_systems.event_gear.item_sets.selectors'),
  plug(232, 'Empty Artifice Socket', 'enhancements.artifice'),
]

const plugSet = (...hashes: number[]) => ({
  reusablePlugItems: hashes.map((plugItemHash) => ({ plugItemHash, currentlyCanRoll: true })),
})

const TABLES: Tables = {
  DestinyInventoryItemDefinition: Object.fromEntries(ITEMS.map((each) => [each.hash, each])),
  DestinyPlugSetDefinition: {
    1: plugSet(200),
    2: plugSet(201),
    3: plugSet(202, 203, 204),
    4: plugSet(206, 207),
  },
  DestinySandboxPerkDefinition: { 700: item(700, 'Firefly') },
  DestinyCollectibleDefinition: { 900: { hash: 900, sourceString: 'Source: Vault of Glass raid.' } },
  DestinyEquipableItemSetDefinition: {
    1083114430: item(1083114430, 'Bushido', { setPerks: [{ requiredSetCount: 2, sandboxPerkHash: 700 }] }),
    239346083: item(239346083, 'Techsec'),
  },
  DestinyInventoryBucketDefinition: { 138197802: { hash: 138197802, itemCount: 1000 } },
  DestinyRaceDefinition: { 50: item(50, 'Exo') },
  DestinyRecordDefinition: {
    60: { titleInfo: { hasTitle: true, titlesByGender: { Male: 'Hero', Female: 'Heroine' } } },
    61: { ...item(61, 'Fatebringer'), completionInfo: { toastStyle: 8 } },
    62: { ...item(62, 'Riskrunner'), completionInfo: { toastStyle: 1 } },
  },
  DestinyLoadoutNameDefinition: { 70: { hash: 70, name: 'Raid' } },
  DestinyMilestoneDefinition: { 80: item(80, 'Weekly Raid') },
  DestinySeasonDefinition: { 90: { hash: 90, seasonPassHash: 91 } },
  DestinyProgressionDefinition: {
    92: { hash: 92, steps: Array.from({ length: 100 }, () => ({ progressTotal: 100_000 })) },
  },
  DestinySeasonPassDefinition: { 91: { hash: 91, rewardProgressionHash: 92, prestigeProgressionHash: 93 } },
}

export const smallWorld = () => definitionsOf(TABLES)

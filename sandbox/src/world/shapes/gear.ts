import { iconPath } from '../../icons/icon-path.ts'
import type { Item } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { NO_POWER_CAP } from '../tables/platform.ts'
import type { Source } from '../tables/sources.ts'

/** What weapons and armor share beyond other items: a source, a season's mark, quality, dismantling. */

export const collectibleOf = (itemHash: number): number => hashFor('collectible', String(itemHash))

/** Some gear came out a second time; its older copies carry the mark of their own season. */
const ONE_IN_REISSUED = 6
const FIRST_SEASON = 8

const seasonMark = (season: number): string => iconPath({ kind: 'watermark', variant: season })

export const gearBlocks = (
  hash: number,
  bucket: number,
  source: Source,
  exotic: boolean,
): Pick<
  Item,
  | 'collectibleHash'
  | 'iconWatermark'
  | 'iconWatermarkShelved'
  | 'iconWatermarkFeatured'
  | 'action'
  | 'quality'
  | 'displaySource'
  | 'equippable'
> => {
  const mark = seasonMark(source.season)
  const versions = !exotic && hash % ONE_IN_REISSUED === 0 ? [seasonMark(FIRST_SEASON), mark] : [mark]
  const infusion = hashFor('infusion', String(bucket))
  return {
    collectibleHash: collectibleOf(hash),
    iconWatermark: mark,
    iconWatermarkShelved: mark,
    iconWatermarkFeatured: mark,
    action: {
      verbName: 'Dismantle',
      verbDescription: '',
      isPositive: false,
      requiredCooldownSeconds: 0,
      requiredItems: [],
      progressionRewards: [],
      actionTypeLabel: 'shard',
      requiredCooldownHash: 0,
      deleteOnAction: true,
      consumeEntireStack: false,
      useOnAcquire: false,
    },
    quality: {
      itemLevels: [],
      qualityLevel: 0,
      infusionCategoryName: String(infusion),
      infusionCategoryHash: infusion,
      infusionCategoryHashes: [infusion],
      progressionLevelRequirementHash: 0,
      currentVersion: versions.length - 1,
      versions: versions.map(() => ({ powerCapHash: NO_POWER_CAP })),
      displayVersionWatermarkIcons: versions,
    },
    displaySource: exotic ? '' : 'Rolls its perks at random: Collections cannot give it again.',
    equippable: true,
  }
}

/** What an item is and when it came, as the platform's traits say it. */
export const traitIdsOf = (kinds: readonly string[], { season }: Source): readonly string[] => [
  ...kinds,
  `releases.v${season * 10 + 200}.season`,
]

/** Only one exotic of a kind may be worn. */
export const equipping = (
  slot: number,
  ammoType: number,
  unique?: 'exotic_weapon' | 'exotic_armor',
): NonNullable<Item['equippingBlock']> => ({
  ...(unique
    ? { uniqueLabel: unique, uniqueLabelHash: hashFor('unique-label', unique) }
    : { uniqueLabelHash: 0 }),
  equipmentSlotTypeHash: slot,
  attributes: 0,
  ammoType,
  displayStrings: [''],
})

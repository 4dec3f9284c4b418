import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'

/** The platform keeps a single row of these. */
const ITEM_CONSTANTS_HASH = 1

const OVERLAYS = [
  'watermarkDropShadowPath',
  'craftedBackgroundPath',
  'featuredItemFlagPath',
  'masterworkOverlayPath',
  'masterworkExoticOverlayPath',
  'craftedOverlayPath',
  'enhancedItemOverlayPath',
  'holofoilBackgroundOverlayPath',
  'universalOrnamentBackgroundOverlayPath',
] as const

/** Pictures laid over an item's icon: tier pips, masterwork rim, crafted corner. */
export const defineItemConstants = (definitions: Definitions): void => {
  definitions.define('DestinyInventoryItemConstantsDefinition', ITEM_CONSTANTS_HASH, {
    gearTierOverlayImagePaths: [1, 2, 3, 4, 5].map((tier) =>
      iconPath({ kind: 'tier-overlay', variant: tier }),
    ),
    ...(Object.fromEntries(
      OVERLAYS.map((name, variant) => [name, iconPath({ kind: 'overlay', variant })]),
    ) as Record<(typeof OVERLAYS)[number], string>),
  })
}

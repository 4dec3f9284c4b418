import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { equipping } from '../shapes/gear.ts'
import { baseItem } from '../shapes/item-shapes.ts'
import { BUCKET } from '../tables/platform.ts'

const ARTIFACT_ITEM_TYPE = 28
const ARTIFACT_CATEGORY = 1378222069

/** The seasonal artifact, which guardians wear since the last great update. */
export const defineArtifact = (definitions: Definitions): number =>
  definitions.define('DestinyInventoryItemDefinition', hashFor('artifact', 'Frontier Compass'), {
    ...baseItem({
      name: 'Frontier Compass',
      text: 'Points at whatever you will need next. Grows with every point of experience.',
      icon: iconPath({
        kind: 'material',
        variant: 60,
        rarity: 4,
        seed: hashFor('artifact', 'Frontier Compass'),
      }),
      typeName: 'Artifact',
      rarity: 'legendary',
      bucket: BUCKET.artifact,
      itemType: ARTIFACT_ITEM_TYPE,
      categories: [ARTIFACT_CATEGORY],
      instanced: true,
    }),
    nonTransferrable: true,
    equippable: true,
    equippingBlock: equipping(BUCKET.artifact, 0),
  })

import { readRows, readText, row } from '@ai-vault/game/data-rows.ts'
import { iconPath } from '../../icons/icon-path.ts'
import { signOf } from '../../icons/sign-of.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { equipping } from '../shapes/gear.ts'
import { baseItem, display } from '../shapes/item-shapes.ts'
import { definePlug } from '../shapes/plugs.ts'
import { BUCKET } from '../tables/platform.ts'
import type { World } from '../world.ts'
import mods from './artifact-tiers.json' with { type: 'json' }

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

/** What the artifact of the season offers, tier by tier; names and sentences are ours. */
const TIERS = readRows(mods, 'artifact-tiers.json', (tier) =>
  tier.map((mod) => {
    const [name, text] = row(mod)
    return { name: readText(name), text: readText(text) }
  }),
)

const UNLOCKS = [0, 3, 5, 7, 9]

/** The artifact's mods and the definition that lays them out. */
export const defineArtifactTiers = (definitions: Definitions, artifact: number): World['artifact'] => {
  const tiers = TIERS.map((mods, place) => ({
    hash: hashFor('artifact-tier', String(place)),
    minimumPoints: UNLOCKS[place] ?? 0,
    items: mods.map(({ name, text }) => {
      const hash = hashFor('artifact-mod', name)
      return definePlug(definitions, {
        hash,
        name,
        text,
        typeName: 'Artifact Perk',
        category: 'enhancements.season_maverick',
        icon: iconPath({ kind: 'mod', variant: 2, seed: hash, sign: signOf(text) }),
        perk: true,
      })
    }),
  }))
  const { displayProperties } = definitions.item(artifact)
  definitions.define('DestinyArtifactDefinition', artifact, {
    displayProperties: display(
      displayProperties?.name ?? '',
      displayProperties?.description ?? '',
      displayProperties?.icon,
    ),
    tiers: tiers.map(({ hash, minimumPoints, items }, place) => ({
      tierHash: hash,
      displayTitle: `Tier ${place + 1}`,
      progressRequirementMessage: minimumPoints === 0 ? '' : `Unlock ${minimumPoints} perks first.`,
      items: items.map((itemHash) => ({ itemHash })),
      minimumUnlockPointsUsedRequirement: minimumPoints,
    })),
  })
  return { hash: artifact, tiers }
}

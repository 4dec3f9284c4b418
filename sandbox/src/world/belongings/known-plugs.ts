import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { baseItem } from '../shapes/item-shapes.ts'
import { definePlug } from '../shapes/plugs.ts'
import { BUCKET, PLUG, PLUG_SET } from '../tables/platform.ts'
import { EMOTES } from './cosmetic-rows.ts'

/** Items that stand for a whole collection of plugs, with the set they stand for. */
const EMOTE_COLLECTION = 3960522253
const PROJECTION_COLLECTION = 2544954628

const icon = iconPath({ kind: 'mod' })

/** Plugs and plug sets that clients look up by the game's own hash, whoever owns what. */
export const defineKnownPlugs = (definitions: Definitions): void => {
  definePlug(definitions, {
    hash: PLUG['artifice-armor'],
    name: 'Artifice Armor',
    text: 'Has a socket more, for a mod that shifts its stats a little.',
    typeName: 'Intrinsic',
    category: 'intrinsics',
    rarity: 'legendary',
    icon,
    perk: true,
  })
  definePlug(definitions, {
    hash: PLUG['upgrade-to-artifice'],
    name: 'Upgrade to Artifice Armor',
    text: 'Opens the artifice socket of exotic armor.',
    typeName: 'Artifice Armor Mod',
    category: 'enhancements.artifice.exotic',
    icon,
  })
  definePlug(definitions, {
    hash: PLUG['locked-artifice'],
    name: 'Locked Artifice Socket',
    text: 'Opens when the armor becomes artifice armor.',
    typeName: 'Artifice Armor Mod',
    category: 'enhancements.artifice.exotic',
    icon,
  })
  definePlug(definitions, {
    hash: PLUG['deprecated-mod'],
    name: 'Super Mod',
    text: 'No longer does anything.',
    typeName: 'Deprecated Armor Mod',
    category: 'enhancements.universal',
    rarity: 'legendary',
    icon,
  })
  const collection = (hash: number, name: string, bucket: number) =>
    definitions.define(
      'DestinyInventoryItemDefinition',
      hash,
      baseItem({
        name,
        text: '',
        icon: iconPath({ kind: 'emote', seed: hash }),
        typeName: '',
        rarity: 'common',
        bucket,
        itemType: 0,
        categories: [],
      }),
    )
  collection(EMOTE_COLLECTION, 'Emotes', BUCKET.emote)
  collection(PROJECTION_COLLECTION, 'Ghost Projections', BUCKET.hidden)
  definitions.define('DestinyPlugSetDefinition', PLUG_SET.emotes, {
    reusablePlugItems: EMOTES.map(([, plugItemHash]) => ({ plugItemHash, currentlyCanRoll: true })),
    isFakePlugSet: false,
  })
  definitions.define('DestinyPlugSetDefinition', PLUG_SET.projections, {
    reusablePlugItems: [],
    isFakePlugSet: false,
  })
}

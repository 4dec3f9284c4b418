import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { words } from './words/words.ts'

const labels = words.unused.pieces

/** 'Hunter, helmet, tier 5, Brawler' */
export const whatItIs = ({ slot, classType, tier, archetype }: ArmorPiece) =>
  [classType && words.classes[classType], words.slots[slot], tier && labels.tier(tier), archetype]
    .filter(Boolean)
    .join(', ')

export const NO_REASON = '–'

/** What speaks for keeping a piece all the same; empty where nothing does. */
export const reasonsToKeep = ({ locked, loadouts, place, masterworked, setWildcard }: ArmorPiece): string =>
  [
    ...(locked ? [labels.locked] : []),
    ...(loadouts.length > 0 ? [labels.inLoadout] : []),
    ...(place.in === 'character' && place.equipped ? [labels.worn] : []),
    ...(masterworked ? [labels.masterworked] : []),
    ...(setWildcard ? [labels.anySet] : []),
  ].join(', ')

export const dimSearch = (pieces: readonly ArmorPiece[]) =>
  pieces.map(({ instanceId }) => `id:${instanceId}`).join(' or ')

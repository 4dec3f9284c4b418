import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { words } from '../words/words.ts'

const said = words.unused.pieces

/** 'Hunter, helmet, tier 5, Brawler' */
export const whatItIs = ({ slot, classType, tier, archetype }: ArmorPiece) =>
  [classType && words.classes[classType], words.slots[slot], tier && said.tier(tier), archetype]
    .filter(Boolean)
    .join(', ')

export const NO_REASON = '–'

/** What speaks for keeping a piece all the same; empty where nothing does. */
export const reasonsToKeep = ({ locked, loadouts, place, masterworked, setWildcard }: ArmorPiece): string =>
  [
    ...(locked ? [said.locked] : []),
    ...(loadouts.length > 0 ? [said.inLoadout] : []),
    ...(place.in === 'character' && place.equipped ? [said.worn] : []),
    ...(masterworked ? [said.masterworked] : []),
    ...(setWildcard ? [said.anySet] : []),
  ].join(', ')

export const dimSearch = (pieces: readonly ArmorPiece[]) =>
  pieces.map(({ instanceId }) => `id:${instanceId}`).join(' or ')

import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { display } from '../shapes/item-shapes.ts'
import { NODE } from './known-nodes.ts'
import { defineNode } from './nodes.ts'

/** Guardian ranks with the menu each one has; names and menus are the game's. */
const RANKS = [
  ['New Light', 2485764221],
  ['Explorer', 2329774788],
  ['Initiate', 2334031483],
  ['Scout', 464627906],
  ['Adventurer', 3111288225],
  ['Veteran', 4242023272],
  ['Elite', 861774511],
  ['Justiciar', 724209558],
  ['Vanquisher', 1194500405],
  ['Exemplar', 184846131],
  ['Paragon', 562783996],
] as const

const BACKGROUNDS = [
  'backgroundEmptyBorderedImagePath',
  'backgroundEmptyBlueGradientBorderedImagePath',
  'backgroundFilledBlueBorderedImagePath',
  'backgroundFilledBlueGradientBorderedImagePath',
  'backgroundFilledBlueLowAlphaImagePath',
  'backgroundFilledBlueMediumAlphaImagePath',
  'backgroundFilledGrayMediumAlphaBorderedImagePath',
  'backgroundFilledGrayHeavyAlphaBorderedImagePath',
  'backgroundFilledWhiteMediumAlphaImagePath',
  'backgroundFilledWhiteImagePath',
  'backgroundPlateWhiteImagePath',
  'backgroundPlateBlackImagePath',
  'backgroundPlateBlackAlphaImagePath',
] as const

export const defineGuardianRanks = (definitions: Definitions): void => {
  const rankHashes = RANKS.map(([name, node], place) => {
    const image = iconPath({ kind: 'rank', variant: place % 3, seed: node })
    defineNode(definitions, {
      hash: node,
      name,
      contents: 'records',
      children: [],
      parent: NODE['guardian-ranks'],
      glyph: 6,
    })
    return definitions.define('DestinyGuardianRankDefinition', hashFor('guardian-rank', name), {
      displayProperties: display(name, `Guardian rank ${place + 1}.`, image),
      rankNumber: place + 1,
      presentationNodeHash: node,
      foregroundImagePath: image,
      overlayImagePath: image,
      overlayMaskImagePath: image,
    })
  })
  defineNode(definitions, {
    hash: NODE['guardian-ranks'],
    name: 'Guardian Ranks',
    contents: 'nodes',
    children: RANKS.map(([, node]) => node),
    glyph: 6,
  })
  definitions.define('DestinyGuardianRankConstantsDefinition', 1, {
    displayProperties: display('Guardian Ranks', 'How far a guardian has come.'),
    rankCount: RANKS.length,
    guardianRankHashes: rankHashes,
    rootNodeHash: NODE['guardian-ranks'],
    iconBackgrounds: Object.fromEntries(
      BACKGROUNDS.map((name, variant) => [name, iconPath({ kind: 'overlay', variant: variant % 9 })]),
    ),
  })
}

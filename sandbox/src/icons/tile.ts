import { RARITIES, RARITY_COLORS } from './palette.ts'
import { glow, gradient, path, picture, rect } from './svg.ts'

/** Stands out from the dark ground by a soft light of the accent colour behind it. */
export const lit = (content: string): string => `<g filter="url(#f)">${content}</g>`

const lightFilter = (accent: string): string =>
  '<filter id="f" x="-20%" y="-20%" width="140%" height="140%">' +
  `<feDropShadow dx="0" dy="0" stdDeviation="2.4" flood-color="${accent}" flood-opacity="0.6"/></filter>`

/** The ground every item picture stands on: dark, tinted by rarity, lit from above left, with a thin rim. */
export const itemTile = (rarity: number, accent: string, defs: string, content: string): string => {
  const colors = RARITY_COLORS[RARITIES[rarity] ?? 'common']
  const ground =
    gradient(
      'g',
      [0, 0],
      [1, 1],
      [
        [0, colors.ground],
        [0.55, '#15171c'],
        [1, '#0b0c10'],
      ],
    ) +
    glow('h', [0.5, 0.46], 0.55, [
      [0, accent, 0.3],
      [0.6, accent, 0.07],
      [1, accent, 0],
    ]) +
    gradient(
      's',
      [0, 0],
      [0, 1],
      [
        [0, '#ffffff', 0.1],
        [0.5, '#ffffff', 0],
      ],
    )
  return picture(
    96,
    96,
    ground + lightFilter(accent) + defs,
    rect(0, 0, 96, 96, { fill: 'url(#g)' }) +
      rect(0, 0, 96, 96, { fill: 'url(#h)' }) +
      path('M0 0L96 0L58 44L0 70Z', { fill: 'url(#s)', opacity: 0.5 }) +
      content +
      rect(1, 1, 94, 94, { stroke: colors.rim, width: 2 }) +
      path('M2 16V2H16M94 80V94H80', { stroke: colors.gleam, width: 2 }),
  )
}

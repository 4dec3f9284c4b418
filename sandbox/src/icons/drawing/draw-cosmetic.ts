import type { Icon } from '../icon-path.ts'
import { circle, gradient, path, polygon, ring } from '../ink/svg.ts'
import { itemTile, lit } from '../ink/tile.ts'
import { createVary, type Vary } from '../ink/vary.ts'

/** Ships, sparrows, Ghost shells, emotes and finishers. */

const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${Math.round(hue) % 360} ${saturation}% ${lightness}%)`

const metal = (vary: Vary): { defs: string; accent: string } => {
  const hue = vary.of(360)
  return {
    accent: hsl(hue + 170, 75, 64),
    defs:
      gradient(
        'b',
        [0, 0],
        [0, 1],
        [
          [0, hsl(hue, 22, 78)],
          [1, hsl(hue, 28, 38)],
        ],
      ) +
      gradient(
        'd',
        [0, 0],
        [0, 1],
        [
          [0, hsl(hue, 24, 46)],
          [1, hsl(hue, 30, 18)],
        ],
      ),
  }
}
const EDGE = { stroke: '#08090c', width: 0.8 }

const ship = (vary: Vary, accent: string): string => {
  const span = vary.between(26, 40)
  const sweep = vary.between(8, 24)
  return (
    polygon(
      [
        [48, 40],
        [48 - span, 62 + sweep / 2],
        [48 - span + 6, 76],
        [48, 66],
        [48 + span - 6, 76],
        [48 + span, 62 + sweep / 2],
      ],
      { fill: 'url(#d)', ...EDGE },
    ) +
    polygon(
      [
        [48, 8],
        [57, 40],
        [58, 74],
        [48, 84],
        [38, 74],
        [39, 40],
      ],
      { fill: 'url(#b)', ...EDGE },
    ) +
    polygon(
      [
        [48, 22],
        [52, 40],
        [48, 48],
        [44, 40],
      ],
      { fill: accent, ...EDGE },
    ) +
    polygon(
      [
        [42, 78],
        [54, 78],
        [51, 92],
        [45, 92],
      ],
      { fill: accent, opacity: 0.7 },
    )
  )
}

const sparrow = (vary: Vary, accent: string): string => {
  const nose = vary.between(84, 92)
  const tail = vary.between(6, 14)
  return (
    polygon(
      [
        [tail, 54],
        [26, 40],
        [58, 38],
        [nose, 56],
        [70, 62],
        [30, 62],
      ],
      { fill: 'url(#b)', ...EDGE },
    ) +
    polygon(
      [
        [tail, 54],
        [30, 52],
        [66, 56],
        [60, 64],
        [24, 64],
      ],
      { fill: 'url(#d)', ...EDGE },
    ) +
    path('M34 40q4-10 14-10', { stroke: 'url(#d)', width: 4 }) +
    polygon(
      [
        [58, 62],
        [76, 62],
        [70, 72],
        [62, 72],
      ],
      { fill: 'url(#d)', ...EDGE },
    ) +
    polygon(
      [
        [2, 52],
        [tail + 4, 50],
        [tail + 4, 60],
        [2, 58],
      ],
      { fill: accent, opacity: 0.8 },
    ) +
    path(`M40 48L${nose - 12} 54`, { stroke: accent, width: 2.4 })
  )
}

const ghost = (vary: Vary, accent: string): string => {
  const petals = 4 + vary.of(3)
  const reach = vary.between(32, 40)
  const shell = ring([48, 48], reach, petals, vary.between(0, 1)).map(([x, y]) => {
    const [dx, dy] = [(x - 48) / reach, (y - 48) / reach]
    return polygon(
      [
        [48 + dx * 14, 48 + dy * 14],
        [x - dy * 13 - dx * 8, y + dx * 13 - dy * 8],
        [x, y],
        [x + dy * 13 - dx * 8, y - dx * 13 - dy * 8],
      ],
      { fill: 'url(#b)', ...EDGE },
    )
  })
  return (
    shell.join('') +
    circle(48, 48, 15, { fill: 'url(#d)', ...EDGE }) +
    circle(48, 48, 8, { fill: accent }) +
    circle(45, 45, 2.4, { fill: '#ffffff' })
  )
}

const figure = (vary: Vary, accent: string): string => {
  const arm = vary.between(-16, 22)
  const leg = vary.between(4, 16)
  return (
    path(
      `M48 34L48 60M48 40L${26} ${40 + arm}M48 40L${70} ${40 - arm}M48 60L${48 - leg} 86M48 60L${48 + leg} 86`,
      { stroke: 'url(#b)', width: 9 },
    ) +
    circle(48, 22, 10, { fill: 'url(#b)', ...EDGE }) +
    path('M18 18q6-8 14-8M78 18q-6-8-14-8', { stroke: accent, width: 3 })
  )
}

const strike = (vary: Vary, accent: string): string =>
  figure(vary, accent) + polygon(ring([70, 70], 18, 7, vary.between(0, 1)), { fill: accent, opacity: 0.85 })

const DRAWINGS = { ship, sparrow, ghost, emote: figure, finisher: strike } as const

export const drawCosmetic = (icon: Icon): string => {
  const vary = createVary(icon.seed)
  const { defs, accent } = metal(vary)
  const draw = DRAWINGS[icon.kind as keyof typeof DRAWINGS] ?? figure
  return itemTile(icon.rarity, accent, defs, lit(draw(vary, accent)))
}

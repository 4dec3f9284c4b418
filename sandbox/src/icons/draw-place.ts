import { type GlyphName, glyph } from './glyphs.ts'
import type { Icon } from './icon-path.ts'
import { circle, fade, glow, gradient, path, picture, rect } from './svg.ts'
import { createVary, type Vary } from './vary.ts'

/** Destinations, activities and the wide scenes behind them. */

/** In the order of the activity kinds. */
const ACTIVITY_GLYPHS: readonly (readonly [GlyphName, string])[] = [
  ['crown', '#e3b64a'],
  ['skull', '#c98a5a'],
  ['swords', '#6aa0e0'],
  ['burst', '#6aa0e0'],
  ['book', '#9fb4c8'],
  ['compass', '#79c29a'],
  ['diamond', '#b58be0'],
  ['shield', '#79c2c0'],
  ['people', '#79c2c0'],
  ['trophy', '#e3b64a'],
  ['star', '#c3a5ec'],
  ['hourglass', '#e08fc0'],
  ['flag', '#e06a5a'],
  ['swords', '#e06a5a'],
  ['target', '#e06a5a'],
  ['chevrons', '#e06a5a'],
  ['eye', '#f0d27a'],
  ['shield', '#8a9a5a'],
  ['wave', '#3fd08a'],
  ['people', '#c4cad1'],
]

export const drawActivity = (icon: Icon): string => {
  const [sign, color] = ACTIVITY_GLYPHS[icon.variant] ?? ['compass', '#c4cad1']
  return picture(
    96,
    96,
    fade('g', '#252932', '#111318', 'down'),
    path('M48 2L90 20L90 64L48 94L6 64L6 20Z', { fill: 'url(#g)', stroke: color, width: 3 }) +
      glyph(sign, 48, 45, 48, color),
  )
}

const hills = (vary: Vary, width: number, base: number, height: number): string => {
  const steps = 8
  const points = Array.from({ length: steps + 1 }, (_, place) => {
    const x = (place / steps) * width
    return `${Math.round(x)} ${Math.round(base - vary.between(0, height))}`
  })
  return `M0 ${base + 200}L${points.join('L')}L${width} ${base + 200}Z`
}

/** A landscape by dusk: sky, a body in it, three ranges of hills. */
const scene = (seed: number, width: number, height: number): string => {
  const vary = createVary(seed)
  const hue = vary.of(360)
  const tone = (saturation: number, lightness: number): string => `hsl(${hue} ${saturation}% ${lightness}%)`
  const [x, y] = [width * vary.between(0.2, 0.8), height * vary.between(0.18, 0.42)]
  return picture(
    width,
    height,
    gradient(
      'g',
      [0, 0],
      [0, 1],
      [
        [0, tone(46, 10)],
        [0.6, tone(42, 30)],
        [1, tone(50, 48)],
      ],
    ) +
      glow('s', [0.35, 0.35], 0.75, [
        [0, tone(60, 86)],
        [0.7, tone(40, 50)],
        [1, tone(40, 26)],
      ]),
    rect(0, 0, width, height, { fill: 'url(#g)' }) +
      circle(x, y, height * 0.16, { fill: 'url(#s)' }) +
      path(hills(vary, width, height * 0.7, height * 0.22), { fill: tone(34, 22), opacity: 0.75 }) +
      path(hills(vary, width, height * 0.82, height * 0.2), { fill: tone(36, 14), opacity: 0.9 }) +
      path(hills(vary, width, height * 0.96, height * 0.18), { fill: tone(40, 7) }),
  )
}

const SCENE = [640, 360] as const

export const drawScene = (icon: Icon): string =>
  scene(icon.kind === 'season-scene' ? icon.variant * 2654435761 : icon.seed, ...SCENE)

export const drawDestination = (icon: Icon): string => {
  const vary = createVary(icon.seed)
  const hue = vary.of(360)
  const tone = (saturation: number, lightness: number): string => `hsl(${hue} ${saturation}% ${lightness}%)`
  const belts = [30, 44, 58, 68].map((y) =>
    path(`M${14 - vary.of(6)} ${y + vary.of(6)}q34 ${vary.of(16) - 8} 70 ${vary.of(8) - 4}`, {
      stroke: tone(40, 30 + vary.of(40)),
      width: 3 + vary.of(6),
      opacity: 0.5,
    }),
  )
  const sphere = glow('g', [0.32, 0.3], 0.8, [
    [0, tone(48, 74)],
    [0.6, tone(50, 38)],
    [1, tone(60, 12)],
  ])
  return picture(
    96,
    96,
    [sphere, '<clipPath id="c"><circle cx="48" cy="48" r="36"/></clipPath>'].join(''),
    circle(48, 48, 46, { fill: '#0b0d11' }) +
      circle(48, 48, 36, { fill: 'url(#g)' }) +
      `<g clip-path="url(#c)">${belts.join('')}</g>` +
      (vary.of(3) === 0 ? path('M2 60Q48 40 94 34Q60 62 2 60Z', { stroke: tone(50, 70), width: 2 }) : '') +
      circle(48, 48, 44, { stroke: tone(30, 60), width: 2, opacity: 0.7 }),
  )
}

import { circle, outline, type Paint, type Point, path, polygon, rect } from '../ink/svg.ts'
import type { Vary } from '../ink/vary.ts'

/** Steel in three tones and the element's light: what every weapon is drawn with. */
export interface Inks {
  readonly body: string
  readonly dark: string
  readonly light: string
  readonly accent: string
}

export interface Bench {
  readonly ink: Inks
  readonly vary: Vary
  solid(points: readonly Point[], tone?: keyof Inks): string
  box(x: number, y: number, width: number, height: number, tone?: keyof Inks, corner?: number): string
  disc(x: number, y: number, radius: number, tone?: keyof Inks): string
  hoop(x: number, y: number, radius: number, tone: keyof Inks, width: number): string
  shape(data: string, tone?: keyof Inks): string
  stroke(data: string, tone: keyof Inks, width: number): string
}

const EDGE = '#08090c'

export const createBench = (ink: Inks, vary: Vary): Bench => {
  const filled = (tone: keyof Inks): Paint => ({ fill: ink[tone], stroke: EDGE, width: 0.7 })
  return {
    ink,
    vary,
    solid: (points, tone = 'body') => polygon(points, filled(tone)),
    box: (x, y, width, height, tone = 'body', corner = 0.6) =>
      rect(x, y, width, height, filled(tone), corner),
    disc: (x, y, radius, tone = 'body') => circle(x, y, radius, filled(tone)),
    hoop: (x, y, radius, tone, width) => circle(x, y, radius, { stroke: ink[tone], width }),
    shape: (data, tone = 'body') => path(data, filled(tone)),
    stroke: (data, tone, width) => path(data, { stroke: ink[tone], width }),
  }
}

/** A grip leaning back from the trigger, with the trigger guard before it. */
export const pistolGrip = (bench: Bench, x: number, y: number, drop = 15): string =>
  bench.solid(
    [
      [x, y],
      [x + 7, y],
      [x + 4.5, y + drop],
      [x - 3.5, y + drop],
    ],
    'dark',
  ) + bench.stroke(`M${x + 6.5} ${y + 1}q5 7 8 0`, 'dark', 1.6)

/** A shoulder stock of one of three makes; its heel stands at the left. */
export const stock = (bench: Bench, x: number, y: number, length: number): string => {
  const makes: readonly (readonly Point[])[] = [
    [
      [x, y - 3],
      [x + length, y - 2],
      [x + length, y + 5],
      [x + 5, y + 12],
      [x, y + 12],
    ],
    [
      [x, y - 4],
      [x + length, y - 3],
      [x + length, y + 3],
      [x + 8, y + 4],
      [x + 4, y + 13],
      [x, y + 13],
    ],
    [
      [x, y - 3],
      [x + 4, y - 4],
      [x + length, y - 2],
      [x + length, y + 4],
      [x + 4, y + 10],
      [x, y + 9],
    ],
  ]
  return (
    bench.solid(makes[bench.vary.of(makes.length)] as readonly Point[], 'dark') +
    bench.box(x - 1, y - 4, 2, 17, 'body')
  )
}

/** Optics: iron sights, a red dot, or a tube, as long as asked. */
export const optics = (bench: Bench, x: number, y: number, length: number): string =>
  bench.box(x + 2, y - 3, length - 4, 3, 'dark') +
  bench.shape(
    outline([
      [x, y - 9],
      [x + length * 0.7, y - 8],
      [x + length, y - 10],
      [x + length, y - 2.5],
      [x + length * 0.7, y - 3.5],
      [x, y - 3],
    ]),
    'body',
  ) +
  bench.box(x + length - 1.5, y - 9.4, 1.8, 6.3, 'accent')

export const sights = (bench: Bench, from: number, to: number, y: number): string =>
  bench.box(from, y - 4, 3, 4, 'dark') + bench.box(to, y - 4, 2, 4, 'dark')

export const stripe = (bench: Bench, x: number, y: number, length: number): string =>
  bench.stroke(`M${x} ${y + 1}h${length}`, 'accent', 2)

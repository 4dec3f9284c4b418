/** The few marks that icons are made of. Numbers are rounded, so that pictures stay small. */

const round = (value: number): number => Math.round(value * 10) / 10

export type Point = readonly [x: number, y: number]

export interface Paint {
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly opacity?: number
  readonly transform?: string
}

const attributes = ({ fill = 'none', stroke, width, opacity, transform }: Paint): string =>
  ` fill="${fill}"` +
  (stroke ? ` stroke="${stroke}"` : '') +
  (width === undefined ? '' : ` stroke-width="${round(width)}"`) +
  (opacity === undefined ? '' : ` opacity="${opacity}"`) +
  (transform ? ` transform="${transform}"` : '')

export const path = (data: string, paint: Paint): string => `<path d="${data}"${attributes(paint)}/>`

export const outline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`

export const polygon = (points: readonly Point[], paint: Paint): string => path(outline(points), paint)

export const circle = (x: number, y: number, radius: number, paint: Paint): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"${attributes(paint)}/>`

export const rect = (x: number, y: number, width: number, height: number, paint: Paint, corner = 0): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"` +
  (corner ? ` rx="${round(corner)}"` : '') +
  `${attributes(paint)}/>`

export const group = (content: string, transform: string): string =>
  `<g transform="${transform}">${content}</g>`

export const mirrored = (content: string): string => content + group(content, 'translate(96 0) scale(-1 1)')

type Stop = readonly [offset: number, color: string, opacity?: number]

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

/** A straight gradient from the first to the second point of a unit square. */
export const gradient = (id: string, from: Point, to: Point, list: readonly Stop[]): string =>
  `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops(list)}</linearGradient>`

/** A gradient of two colours over the whole of a shape, from its corner above left unless it is told otherwise. */
export const fade = (id: string, from: string, to: string, way: 'across' | 'down' = 'across'): string =>
  gradient(id, [0, 0], way === 'down' ? [0, 1] : [1, 1], [
    [0, from],
    [1, to],
  ])

export const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${Math.round(hue) % 360} ${saturation}% ${lightness}%)`

export const glow = (id: string, center: Point, radius: number, list: readonly Stop[]): string =>
  `<radialGradient id="${id}" cx="${center[0]}" cy="${center[1]}" r="${radius}">${stops(list)}</radialGradient>`

export const picture = (width: number, height: number, defs: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
  'stroke-linecap="round" stroke-linejoin="round">' +
  (defs ? `<defs>${defs}</defs>` : '') +
  `${content}</svg>`

/** A regular shape around a point; the first corner points up unless turned. */
export const ring = (center: Point, radius: number, corners: number, turn = 0): Point[] =>
  Array.from({ length: corners }, (_, place) => {
    const angle = turn + (place / corners) * Math.PI * 2 - Math.PI / 2
    return [center[0] + Math.cos(angle) * radius, center[1] + Math.sin(angle) * radius] as const
  })

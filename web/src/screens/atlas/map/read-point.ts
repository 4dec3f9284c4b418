import type { Point } from '@ai-vault/contract/atlas/points.ts'

/** A point of the answer as the screen draws it. */
export interface MapPoint extends Omit<Point, 'name' | 'kind' | 'coords'> {
  readonly name: string
  readonly kind: string
  /** Absent where the answer holds no two numbers: such a point is listed, not drawn (F-225). */
  readonly coords?: readonly [lat: number, lng: number]
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** F-225, F-226: `name` or `label`, `type` or `kind` (else 'unknown'); `lat` and `lng` alone place nothing (G-30). */
export function readPoint({ coords, ...point }: Point): MapPoint {
  const [lat, lng, ...more]: readonly unknown[] = Array.isArray(coords) ? coords : []
  const placed = isNumber(lat) && isNumber(lng) && more.length === 0
  return {
    ...point,
    name: point.name || point.label || '',
    kind: point.type || point.kind || 'unknown',
    ...(placed ? { coords: [lat, lng] as const } : {}),
  }
}

/**
 * The chart is a square of 256 units, the world of a web map at zoom 0: x to the right, y down. Points are stored as
 * latitude and longitude, as the specification has them; this is the spherical Mercator projection between the two.
 */
export const WORLD = 256
/** Where the projection cuts the poles off. */
export const MOST_LATITUDE = 85.0511287798
const MOST_LONGITUDE = 180

export interface Spot {
  readonly x: number
  readonly y: number
}
export type LatLng = readonly [lat: number, lng: number]

export function toLatLng({ x, y }: Spot): LatLng {
  const angle = Math.PI * (1 - (2 * y) / WORLD)
  return [(Math.atan(Math.sinh(angle)) * 180) / Math.PI, (x / WORLD) * 360 - MOST_LONGITUDE]
}

export function toSpot([lat, lng]: LatLng): Spot {
  const held = Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, lat))
  const radians = (held * Math.PI) / 180
  return {
    x: ((lng + MOST_LONGITUDE) / 360) * WORLD,
    y: ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * WORLD,
  }
}

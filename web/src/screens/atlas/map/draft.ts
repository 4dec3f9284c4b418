/** A place on the map as the form writes it. */
export interface LatLng {
  readonly lat: number
  readonly lng: number
}

const DIGITS = 5

export const written = (value: number): string => String(Number(value.toFixed(DIGITS)))

/** Worlds lie side by side on the map; every place has one longitude. */
export const wrapped = (lng: number): number => ((((lng + 180) % 360) + 360) % 360) - 180

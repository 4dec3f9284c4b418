import { pointAt } from '../../../ui/glyphs/aperture.ts'

export const CENTRE = { x: 330, y: 300 } as const

/** A point of the outer orbit, where the five places stand. */
export const orbitPoint = (degrees: number) => pointAt({ ...CENTRE, radius: 284 }, degrees)

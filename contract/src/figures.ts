/** Figures that are read against a scale: what lies outside of it is an error of the sender. */
import * as z from 'zod/mini'

export const percent = z.number().check(z.gte(0), z.lte(100))
export const outOfTen = z.number().check(z.gte(0), z.lte(10))
/** Also how sure somebody is, and how likely something. */
export const share = z.number().check(z.gte(0), z.lte(1))

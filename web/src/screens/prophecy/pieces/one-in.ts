import { formatCount } from '../../../ui/figures/count.ts'

/** Small odds as a whole number, large ones with a decimal. */
export function oneIn(chance: number): string {
  const drops = 1 / chance
  return drops < 10 ? drops.toFixed(1).replace(/\.0$/, '') : formatCount(Math.round(drops))
}

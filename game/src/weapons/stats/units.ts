import type { WeaponStat, WeaponType } from '../../items.ts'
import type { StatValues } from './stat-scale.ts'

/**
 * Stats in the units players speak in. The game's definitions do not hold them: these are the figures that players have
 * measured, by type of weapon, so whatever comes out of them is an estimate. A type without a figure has no such line.
 */

/** Seconds to reload: a x² + b x + c of the reload stat. */
const RELOAD: Readonly<Partial<Record<WeaponType, readonly [a: number, b: number, c: number]>>> = {
  'auto-rifle': [0.0000856, -0.0242, 2.807],
  'fusion-rifle': [0.0000615, -0.0198, 2.829],
  'grenade-launcher': [0.0000755, -0.0249, 4.129],
  'hand-cannon': [0.000129, -0.0364, 4.196],
  'linear-fusion-rifle': [0.0000588, -0.02, 2.872],
  'machine-gun': [0.0000905, -0.0306, 6.122],
  'pulse-rifle': [0.0000926, -0.0257, 2.926],
  'rocket-launcher': [0.000104, -0.0252, 4.092],
  'scout-rifle': [0.000103, -0.0277, 3.118],
  sidearm: [0.0000238, -0.01246, 2.147],
  'sniper-rifle': [0.0000674, -0.0232, 3.838],
  'submachine-gun': [0.0000609, -0.0191, 2.628],
  'trace-rifle': [0.00005, -0.0155, 2.65],
}

/** Seconds until it can fire after it was drawn: `at zero` and what each point of handling takes off. */
const READY: Readonly<Partial<Record<WeaponType, readonly [atZero: number, perPoint: number]>>> = {
  'auto-rifle': [0.52, 0.00279],
  'combat-bow': [0.736, 0.00291],
  'fusion-rifle': [0.499, 0.00145],
  'grenade-launcher': [0.551, 0.00273],
  'hand-cannon': [0.478, 0.00294],
  'linear-fusion-rifle': [0.499, 0.00145],
  'machine-gun': [0.495, 0.00239],
  'pulse-rifle': [0.544, 0.00312],
  'rocket-launcher': [0.664, 0.004],
  'scout-rifle': [0.541, 0.00285],
  shotgun: [0.539, 0.00327],
  sidearm: [0.423, 0.00264],
  'sniper-rifle': [0.508, 0.00262],
  'submachine-gun': [0.471, 0.00238],
  'trace-rifle': [0.52, 0.00279],
}

/** Metres from the hip at which damage begins to fall, and what each point of range adds. */
const FALLOFF: Readonly<Partial<Record<WeaponType, readonly [atZero: number, perPoint: number]>>> = {
  'auto-rifle': [11.75, 0.0962],
  'fusion-rifle': [10.73, 0.0404],
  'hand-cannon': [16.83, 0.0877],
  'machine-gun': [28.5, 0.0223],
  'pulse-rifle': [16.33, 0.0738],
  'scout-rifle': [30.25, 0.1568],
  shotgun: [3.77, 0.0294],
  sidearm: [11.85, 0.0295],
  'submachine-gun': [10, 0.07],
  'trace-rifle': [14.76, 0.1017],
}

export type InUnits = { readonly value: number; readonly unit: 'metres' | 'seconds' | 'times' }

const twoDigits = (value: number) => Math.round(value * 100) / 100
const oneDigit = (value: number) => Math.round(value * 10) / 10

/** A stat of this weapon in a unit, where one is known. `stats` is all of them: range grows with zoom. */
export function inUnits(stat: WeaponStat, stats: StatValues, type: WeaponType): InUnits | undefined {
  const value = stats[stat]
  if (value === undefined) return undefined
  if (stat === 'zoom') return { value: oneDigit(value / 10), unit: 'times' }
  if (stat === 'reload') {
    const curve = RELOAD[type]
    if (!curve) return undefined
    const [a, b, c] = curve
    return { value: twoDigits(a * value ** 2 + b * value + c), unit: 'seconds' }
  }
  if (stat === 'handling') {
    const line = READY[type]
    return line && { value: twoDigits(line[0] - line[1] * value), unit: 'seconds' }
  }
  if (stat !== 'range') return undefined
  const line = FALLOFF[type]
  if (!line) return undefined
  return { value: oneDigit((line[0] + line[1] * value) * aiming(stats.zoom, type)), unit: 'metres' }
}

/** Aiming carries damage further by the zoom, less a small constant; shotguns gain nothing. */
function aiming(zoom: number | undefined, type: WeaponType): number {
  if (zoom === undefined || type === 'shotgun') return 1
  return Math.max(1, zoom / 10 - 0.025)
}

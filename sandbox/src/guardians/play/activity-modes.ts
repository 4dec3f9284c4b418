import type { WorldActivity } from '../../world/world.ts'
import { MODE } from '../platform-codes.ts'

/** Modes that count towards a wider one, as the platform adds them up. */
const WIDER: Readonly<Record<number, readonly number[]>> = {
  3: [18],
  16: [18],
  17: [16, 18],
  46: [16, 18],
  47: [16, 18],
  10: [70],
  12: [70],
  73: [10, 70],
  48: [70],
  31: [70],
  43: [19],
  90: [19],
  91: [19],
  37: [69],
  80: [69],
  63: [64],
}

/** Every mode a run of this activity is found under, the most specific first. */
export const modesOf = ({ modes, pvp }: WorldActivity): readonly number[] => {
  const all = new Set(modes)
  for (const mode of modes) for (const wider of WIDER[mode] ?? []) all.add(wider)
  all.add(pvp ? MODE.allPvP : MODE.allPvE)
  return [...all]
}

export const isOfMode = (activity: WorldActivity, mode: number): boolean =>
  mode === MODE.all || modesOf(activity).includes(mode)

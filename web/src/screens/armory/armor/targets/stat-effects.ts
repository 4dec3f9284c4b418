import type { ArmorStat } from '@ai-vault/game/items.ts'
import { words } from '../words/words.ts'

const { effects } = words

/**
 * What a stat does, in the two bands of the specification (split at 100). The figures are those at the end of a band;
 * within it the effect grows evenly with the points. Where the game names no figure, the words stand alone.
 */
interface Figure {
  readonly say: (amount: string) => string
  /** The amount at the end of the band. */
  readonly most: number
}
type Band = readonly (string | Figure)[]

/** Where the figures come from, and of which version of the game. */
export const EFFECTS_SOURCE = {
  from: effects.from,
  version: '9.7.0',
} as const

const EFFECTS: Readonly<Record<ArmorStat, readonly [Band, Band]>> = {
  weapons: [
    [
      effects.weapons.handling,
      { say: effects.weapons.lesser, most: 15 },
      { say: effects.weapons.heavy, most: 10 },
    ],
    [
      effects.weapons.ammo,
      { say: effects.weapons.bosses, most: 15 },
      { say: effects.weapons.heavy, most: 10 },
      { say: effects.weapons.guardians, most: 6 },
    ],
  ],
  health: [
    [
      { say: effects.health.orbs, most: 70 },
      { say: effects.health.steadier, most: 10 },
    ],
    [
      { say: effects.health.shield, most: 20 },
      { say: effects.health.sooner, most: 25 },
      { say: effects.health.faster, most: 50 },
    ],
  ],
  class: [
    [effects.class.sooner, effects.class.energy],
    [
      { say: effects.class.overshield, most: 40 },
      { say: effects.class.guardians, most: 10 },
    ],
  ],
  super: [[effects.super.energy], [{ say: effects.super.damage, most: 45 }]],
  grenade: [[effects.grenade.sooner, effects.grenade.energy], [{ say: effects.grenade.damage, most: 65 }]],
  melee: [[effects.melee.sooner, effects.melee.energy], [{ say: effects.melee.damage, most: 30 }]],
}

const SPLIT = 100
const oneDecimal = (value: number) => String(Math.round(value * 10) / 10)

const atPoints = (band: Band, points: number) =>
  band
    .map((effect) =>
      typeof effect === 'string' ? effect : effect.say(oneDecimal((effect.most * points) / SPLIT)),
    )
    .join(', ')

/** A band that has not begun shows what it ends with. */
function describeBand(band: Band, points: number, end: number): string {
  if (points > 0) return atPoints(band, points)
  const atItsEnd = atPoints(band, SPLIT)
  return band.some((effect) => typeof effect !== 'string') ? effects.atEnd(end, atItsEnd) : atItsEnd
}

/** F-155: both bands as they stand at this value. */
export function effectBands(stat: ArmorStat, value: number) {
  return EFFECTS[stat].map((band, place) => {
    const points = Math.min(SPLIT, Math.max(0, value - place * SPLIT))
    return {
      range: place === 0 ? '1–100' : '101–200',
      effect: describeBand(band, points, (place + 1) * SPLIT),
      active: points > 0,
    }
  })
}

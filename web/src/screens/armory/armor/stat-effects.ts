import type { ArmorStat } from '@ai-vault/game/items.ts'

/**
 * What a stat does, in the two bands of the specification (split at 100). The figures are those at the end of a band;
 * within it the effect grows evenly with the points. Where the game names no figure, the words stand alone.
 */
interface Effect {
  readonly text: string
  /** `#` in the text becomes the amount at the slider's value. */
  readonly most?: number
}
type Band = readonly Effect[]

/** Where the figures come from, and of which version of the game. */
export const EFFECTS_SOURCE = {
  from: 'Bungie’s Armor 3.0 notes and the stat texts of the manifest',
  version: '9.7.0',
} as const

const EFFECTS: Readonly<Record<ArmorStat, readonly [Band, Band]>> = {
  weapons: [
    [
      { text: 'Faster reload and handling' },
      { text: '+#\u00a0% damage to lesser foes', most: 15 },
      { text: 'heavy +#\u00a0%', most: 10 },
    ],
    [
      { text: 'More ammo in bricks' },
      { text: '+#\u00a0% damage to bosses', most: 15 },
      { text: 'heavy +#\u00a0%', most: 10 },
      { text: 'to Guardians +#\u00a0%', most: 6 },
    ],
  ],
  health: [
    [
      { text: '+#\u00a0HP from each Orb of Power', most: 70 },
      { text: '+#\u00a0% steadier under fire', most: 10 },
    ],
    [
      { text: '+#\u00a0HP of shield against combatants', most: 20 },
      { text: 'recharge starts #\u00a0% sooner', most: 25 },
      { text: 'takes #\u00a0% less time', most: 50 },
    ],
  ],
  class: [
    [{ text: 'Class ability returns sooner' }, { text: 'gains more energy' }],
    [
      { text: '+#\u00a0HP overshield on use', most: 40 },
      { text: '#\u00a0HP against Guardians', most: 10 },
    ],
  ],
  super: [
    [{ text: 'Super gains more energy from every source' }],
    [{ text: '+#\u00a0% Super damage', most: 45 }],
  ],
  grenade: [
    [{ text: 'Grenades return sooner' }, { text: 'gain more energy' }],
    [{ text: '+#\u00a0% grenade damage', most: 65 }],
  ],
  melee: [
    [{ text: 'Melee returns sooner' }, { text: 'gains more energy' }],
    [{ text: '+#\u00a0% melee damage', most: 30 }],
  ],
}

const SPLIT = 100
const oneDecimal = (value: number) => String(Math.round(value * 10) / 10)

const atPoints = (band: Band, points: number) =>
  band
    .map(({ text, most }) =>
      most === undefined ? text : text.replace('#', oneDecimal((most * points) / SPLIT)),
    )
    .join(', ')

/** A band that has not begun shows what it ends with. */
function describeBand(band: Band, points: number, end: number): string {
  if (points > 0) return atPoints(band, points)
  const words = atPoints(band, SPLIT)
  return band.some(({ most }) => most !== undefined) ? `at ${end}: ${words}` : words
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

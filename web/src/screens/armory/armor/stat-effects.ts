import type { ArmorStat } from '@ai-vault/game/items.ts'

/**
 * What a stat does, in the two bands of the specification (split at 100). Figures are the community's measurements of
 * the live game at the end of a band; within a band the effect grows evenly with the points.
 */
interface Band {
  readonly text: string
  /** At the end of the band, where it was measured. */
  readonly full?: { readonly amount: number; readonly unit: '%' | 'HP'; readonly to: string }
}

const EFFECTS: Readonly<Record<ArmorStat, readonly [Band, Band]>> = {
  weapons: [
    { text: 'Faster reload and handling, more damage to common foes' },
    { text: 'More ammo in bricks', full: { amount: 15, unit: '%', to: 'against bosses' } },
  ],
  health: [
    { text: 'Steadier aim under fire, more healing from orbs' },
    { text: 'Shield recharges sooner and grows' },
  ],
  class: [
    { text: 'Class ability returns sooner' },
    { text: 'Overshield on use', full: { amount: 40, unit: 'HP', to: 'of overshield' } },
  ],
  super: [
    { text: 'Super charges sooner' },
    { text: 'Super hits harder', full: { amount: 45, unit: '%', to: 'damage' } },
  ],
  grenade: [
    { text: 'Grenades return sooner' },
    { text: 'Grenades hit harder', full: { amount: 65, unit: '%', to: 'damage' } },
  ],
  melee: [
    { text: 'Melee returns sooner' },
    { text: 'Melee hits harder', full: { amount: 30, unit: '%', to: 'damage' } },
  ],
}

const SPLIT = 100
const oneDecimal = (value: number) => String(Math.round(value * 10) / 10)

/** F-155: both bands as they stand at this value. */
export function effectBands(stat: ArmorStat, value: number) {
  return EFFECTS[stat].map(({ text, full }, band) => {
    const points = Math.min(SPLIT, Math.max(0, value - band * SPLIT))
    const now =
      full && `, +${oneDecimal((full.amount * points) / SPLIT)} ${full.unit} ${full.to} (of ${full.amount})`
    return {
      range: band === 0 ? '1–100' : '101–200',
      effect: `${text}${now ?? ''}`,
      active: points > 0,
    }
  })
}

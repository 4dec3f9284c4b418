/** Farm priorities at the player's pace, or at the one they set themselves. */
import type { ProphecyFarm } from '@ai-vault/contract/prophecy.ts'

export type Paces = Readonly<Record<string, number>>

export function rankFarms(farms: readonly ProphecyFarm[], paces: Paces): readonly ProphecyFarm[] {
  return farms
    .map((farm) => {
      const minutes = paces[farm.place] ?? farm.minutes
      return {
        ...farm,
        minutes,
        points_an_hour: (farm.points_an_hour * farm.minutes) / minutes,
        even_hours: Math.round((10 * farm.even_runs * minutes) / 60) / 10,
      }
    })
    .toSorted((one, other) => other.points_an_hour - one.points_an_hour)
}

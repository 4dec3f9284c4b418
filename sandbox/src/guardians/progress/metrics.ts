import type { DestinyMetricsComponent } from 'bungie-api-ts/destiny2'
import type { Wire } from '../../world/definitions.ts'
import { NODE } from '../../world/presentation/known-nodes.ts'
import { ANCHOR_DAY } from '../calendar.ts'
import { diceFor } from '../dice.ts'
import { objectiveWire } from '../gear/plug-objectives.ts'
import type { GuardianState } from '../guardian-state.ts'

const METRIC_KEY = 141
const DAYS_COUNTED = 1400
const FASTEST_PER_DAY = 3

/** Trackers on emblems: they only ever count up. */
export const metricsWire = (state: GuardianState, day: number): Wire<DestinyMetricsComponent> => {
  const { persona, seed } = state.account
  const { world } = state.catalogue
  const counted = Math.max(0, day - (ANCHOR_DAY - DAYS_COUNTED))
  return {
    metrics: Object.fromEntries(
      world.metrics.map(({ hash, objectiveHash }) => {
        const perDay =
          FASTEST_PER_DAY * persona.completion * diceFor(seed, METRIC_KEY, persona.index, hash).next() ** 2
        const goal = { hash: objectiveHash, completionValue: 0 }
        return [
          hash,
          {
            invisible: false,
            objectiveProgress: { ...objectiveWire(goal, Math.floor(perDay * counted)), complete: false },
          },
        ]
      }),
    ),
    metricsRootNodeHash: NODE.metrics,
  }
}

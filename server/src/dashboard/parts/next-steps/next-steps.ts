/**
 * What to do next, the one thing first. First what would be lost, then what costs minutes and gains most, then what takes
 * an evening. Somebody who has just begun gets the starter path instead.
 */
import type { NextStep } from '@ai-vault/contract/dashboard/next-steps.ts'
import { beginsOnly, type DashboardInput } from '../dashboard-input.ts'
import { starterSteps } from './starter-steps.ts'
import { claimStep, triumphStep } from './triumph-steps.ts'
import { armorStep, cleanUpStep, godRollStep, nicheStep, postmasterSteps } from './vault-steps.ts'
import { bountyStep, powerStep, weeklyStep } from './week-steps.ts'

const STEPS_SHOWN = 8

export function nextStepParts(input: DashboardInput): NextStep[] {
  const steps = beginsOnly(input)
    ? [...postmasterSteps(input), ...starterSteps(input), claimStep(input), bountyStep(input)]
    : [
        ...postmasterSteps(input),
        cleanUpStep(input),
        claimStep(input),
        powerStep(input),
        weeklyStep(input),
        triumphStep(input),
        bountyStep(input),
        nicheStep(input),
        godRollStep(input),
        armorStep(input),
      ]
  return steps.filter((step) => step !== undefined).slice(0, STEPS_SHOWN)
}

/**
 * What to do next, the one thing first. First what would be lost; then the clean-up, but only where the vault is short of
 * room; then what raises power and what this week asks; then what takes longer. Somebody who has just begun gets the
 * starter path instead.
 */
import type { NextStep } from '@ai-vault/contract/dashboard/next-steps.ts'
import { isShortOfRoom } from '@ai-vault/game/scores/vault/vault-room.ts'
import { beginsOnly, type DashboardInput } from '../dashboard-input.ts'
import { starterSteps } from './starter-steps.ts'
import { claimStep, triumphStep } from './triumph-steps.ts'
import { armorStep, cleanUpStep, godRollStep, markedStep, nicheStep, postmasterSteps } from './vault-steps.ts'
import { bountyStep, powerStep, weeklyStep } from './week-steps.ts'

const STEPS_SHOWN = 8

export function nextStepParts(input: DashboardInput): NextStep[] {
  const { vault } = input.guardian
  const isFull = vault !== undefined && isShortOfRoom(vault)
  const cleanUp = [markedStep(input), cleanUpStep(input)]
  const steps = beginsOnly(input)
    ? [
        ...postmasterSteps(input),
        ...starterSteps(input),
        markedStep(input),
        claimStep(input),
        bountyStep(input),
      ]
    : [
        ...postmasterSteps(input),
        ...(isFull ? cleanUp : []),
        powerStep(input),
        weeklyStep(input),
        ...(isFull ? [] : cleanUp),
        claimStep(input),
        triumphStep(input),
        bountyStep(input),
        nicheStep(input),
        godRollStep(input),
        armorStep(input),
      ]
  return steps.filter((step) => step !== undefined).slice(0, STEPS_SHOWN)
}

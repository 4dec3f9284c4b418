import { solveArmor } from '../armor/solver.ts'
import { ACTIVITIES, type ActivityFacts } from '../builds/activities.ts'
import type { BuildInput } from '../builds/generate/build-input.ts'
import { planBuild } from '../builds/generate/plan-build.ts'
import { finishBuild } from '../builds/recommend.ts'
import { parseRequest } from '../builds/request/parse-request.ts'
import { type RandomGuardian, randomGuardian } from './random-guardian.ts'

export const SNAPSHOT = 'copy-1'

export function inputFor(
  owner: RandomGuardian,
  activity: ActivityFacts = ACTIVITIES[0] as ActivityFacts,
  prompt = '',
): BuildInput {
  return {
    ...owner,
    snapshot: SNAPSHOT,
    activity,
    constraints: parseRequest(prompt).constraints,
    pinned: [],
  }
}

export function recommendFor(input: BuildInput) {
  const plan = planBuild(input)
  return finishBuild(plan, solveArmor(plan.armorProblem), SNAPSHOT)
}

export const recommendSeed = (seed: number, activity?: ActivityFacts, prompt?: string) =>
  recommendFor(inputFor(randomGuardian(seed), activity, prompt))

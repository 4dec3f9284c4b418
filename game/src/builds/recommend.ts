import type { ArmorSolution } from '../armor/problem.ts'
import type { Build, BuildCheck } from './build.ts'
import { checkBuild } from './check/check-build.ts'
import { judgeConfidence } from './explain/judge-confidence.ts'
import { nameBuild } from './explain/name-build.ts'
import { powerShortage } from './explain/power-shortage.ts'
import { completeBuild } from './generate/complete-build.ts'
import { type BuildPlan, championsOf } from './generate/plan-build.ts'
import { spareNeededStats } from './generate/spare-needed-stats.ts'
import { putIn } from './swaps/put-in.ts'
import { type Substitute, substitutesOf } from './swaps/substitutes.ts'

export interface Recommendation {
  readonly build: Build
  readonly proof: readonly BuildCheck[]
  readonly substitutes: readonly Substitute[]
}

/** A build that fails a rule is never handed on. */
export class IllegalBuild extends Error {
  override readonly name = 'IllegalBuild'
  readonly failed: readonly BuildCheck[]

  constructor(failed: readonly BuildCheck[]) {
    super(failed.map(({ rule, reason }) => `${rule}: ${reason}`).join('; '))
    this.failed = failed
  }
}

/**
 * `solution` answers the plan's armor problem; pins are put in here. `current`: which copy is the guardian's now; it may
 * have changed while the solver worked.
 */
export function finishBuild(plan: BuildPlan, solution: ArmorSolution, current: string): Recommendation {
  const plain = { plan, solution: spareNeededStats(plan, plan.armorProblem, solution) }
  const now = putIn(plain, plan.input.pinned)
  const made = completeBuild(now.plan, now.solution)
  const { guardian, ability, armorMod, constraints } = plan.input
  const proof = checkBuild(made, { guardian, snapshot: current, ability, armorMod })
  const failed = proof.filter(({ state }) => state === 'fail')
  if (failed.length > 0) throw new IllegalBuild(failed)
  const shortage = powerShortage(plan.input, made)
  const build: Build = { ...made, ...judgeConfidence(made, proof, constraints, shortage) }
  return { build, proof, substitutes: substitutesOf(plain, now.plan, build) }
}

const ALTERNATIVES = 3

/** Builds on other subclasses, as one line each. */
export function alternativesOf(plan: BuildPlan) {
  const seen = new Set([plan.kit.subclass.hash])
  const different = plan.others.filter(({ subclass }) => !seen.has(subclass.hash) && seen.add(subclass.hash))
  return different.slice(0, ALTERNATIVES).map((kit) => ({
    name: nameBuild(kit, plan.input.activity, plan.input.constraints),
    subclass: kit.subclass.name,
    subclass_hash: kit.subclass.hash,
    element: kit.subclass.element,
    class_type: kit.subclass.classType,
    ...championsOf(plan.input, kit),
    note: kit.aspects.map(({ name }) => name).join(', '),
  }))
}

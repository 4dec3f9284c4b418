import { expect, it } from 'vitest'
import { solveArmor } from '../../armor/solver.ts'
import { cases } from '../../test-support/cases.ts'
import { inputFor } from '../../test-support/make-build.ts'
import { randomGuardian } from '../../test-support/random-guardian.ts'
import { ACTIVITIES } from '../activities.ts'
import { kitNeeds } from '../synergy/kit-needs.ts'
import { planBuild } from './plan-build.ts'
import { spareNeededStats } from './spare-needed-stats.ts'

const SEEDS = Array.from({ length: cases(6, 20) }, (_, seed) => seed + 1)

it('F-297 tuning does not pay with a stat that the kit rests on', () => {
  let spared = 0
  for (const activity of ACTIVITIES) {
    for (const seed of SEEDS) {
      const plan = planBuild(inputFor(randomGuardian(seed), activity))
      const before = solveArmor(plan.armorProblem)
      const after = spareNeededStats(plan, plan.armorProblem, before)
      const needed = [...kitNeeds(plan.kit).keys()] as readonly string[]
      const paying = ({ builds: [worn] }: typeof before) =>
        (worn?.tuning ?? []).filter(
          (tuning) => tuning?.kind === 'directional' && needed.includes(tuning.minus),
        ).length
      expect(after.builds[0]?.pieces).toEqual(before.builds[0]?.pieces)
      expect(paying(after)).toBe(0)
      spared += paying(before)
    }
  }
  expect(spared).toBeGreaterThan(0)
})

import type { ArmorSolution } from '../armor/problem.ts'
import type { Weapon, WeaponSlot } from '../items.ts'
import type { Build, BuildCheck } from './build.ts'
import { checkBuild } from './check/check-build.ts'
import { WEAPON_SLOTS, weaponAnswer } from './coverage.ts'
import { judgeConfidence } from './explain/judge-confidence.ts'
import { nameBuild } from './explain/name-build.ts'
import type { BuildInput } from './generate/build-input.ts'
import { neededChampions } from './generate/choose-kit.ts'
import { completeBuild } from './generate/complete-build.ts'
import { type BuildPlan, championsOf } from './generate/plan-build.ts'

export interface Substitute {
  readonly instead_of: { readonly name: string; readonly owned: boolean }
  readonly slot: WeaponSlot | 'armor'
  readonly name: string
  readonly icon: string
  readonly hash: number
  readonly instance_id: string
  readonly gains: readonly string[]
  readonly costs: readonly string[]
  readonly used: boolean
}

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

/** `current`: which copy is the guardian's now; it may have changed while the solver worked. */
export function finishBuild(plan: BuildPlan, solution: ArmorSolution, current: string): Recommendation {
  const made = completeBuild(plan, solution)
  const { guardian, ability, armorMod } = plan.input
  const proof = checkBuild(made, { guardian, snapshot: current, ability, armorMod })
  const failed = proof.filter(({ state }) => state === 'fail')
  if (failed.length > 0) throw new IllegalBuild(failed)
  const build: Build = { ...made, ...judgeConfidence(made, proof) }
  return { build, proof, substitutes: [...standIns(plan, build), ...swapsOf(plan)] }
}

/** What was named, is not owned, and what the build has in its place. */
function standIns({ input }: BuildPlan, build: Build): readonly Substitute[] {
  return input.constraints.exotics.flatMap((exotic): readonly Substitute[] => {
    if (exotic.owned || exotic.kind !== 'weapon') return []
    const stand =
      Object.values(build.weapons).find(({ rarity }) => rarity === 'exotic') ?? build.weapons.power
    return [
      {
        instead_of: { name: exotic.name, owned: false },
        slot: stand.slot,
        name: stand.name,
        icon: stand.icon,
        hash: stand.hash,
        instance_id: stand.instance_id,
        gains: ['you own it'],
        costs: [`${exotic.name} is not in your vault`],
        used: true,
      },
    ]
  })
}

/** Per slot the best other weapon that keeps the trio legal, and what the swap would change. */
function swapsOf({ input, arms }: BuildPlan): readonly Substitute[] {
  return WEAPON_SLOTS.flatMap((slot): readonly Substitute[] => {
    const { weapon: now } = arms.trio[slot]
    const exoticElsewhere = WEAPON_SLOTS.some(
      (other) => other !== slot && arms.trio[other].weapon.rarity === 'exotic',
    )
    const other = arms.benches[slot].find(
      (weapon) => weapon.hash !== now.hash && !(exoticElsewhere && weapon.rarity === 'exotic'),
    )
    if (!other) return []
    return [
      {
        instead_of: { name: now.name, owned: true },
        slot,
        name: other.name,
        icon: other.icon,
        hash: other.hash,
        instance_id: other.instanceId,
        ...differences(input, now, other),
        used: false,
      },
    ]
  })
}

function differences(input: BuildInput, now: Weapon, other: Weapon) {
  const gains: string[] = []
  const costs: string[] = []
  const [before, after] = [input.scoreOf(now), input.scoreOf(other)]
  if (before !== undefined && after !== undefined && Math.abs(after - before) >= 0.05) {
    const step = `roll ${after.toFixed(1)} instead of ${before.toFixed(1)}`
    if (after > before) gains.push(step)
    else costs.push(step)
  }
  const perksOf = (weapon: Weapon) =>
    weapon.columns.flatMap(({ active, kind }) => (kind === 'trait' && active ? [active] : []))
  for (const champion of neededChampions(input)) {
    const had = weaponAnswer({ weapon: now, perks: perksOf(now) }, champion)
    const has = weaponAnswer({ weapon: other, perks: perksOf(other) }, champion)
    if (has && !had) gains.push(`stops ${champion}`)
    if (had && !has) costs.push(`no longer stops ${champion}`)
  }
  if (other.element !== now.element) gains.push(`${other.element} instead of ${now.element}`)
  if (other.type !== now.type) gains.push(other.typeName.toLowerCase())
  return { gains, costs }
}

/** Builds on other subclasses, as one line each. */
export function alternativesOf(plan: BuildPlan, limit = 3) {
  const seen = new Set([plan.kit.subclass.hash])
  const different = plan.others.filter(({ subclass }) => !seen.has(subclass.hash) && seen.add(subclass.hash))
  return different.slice(0, limit).map((kit) => ({
    name: nameBuild(kit, plan.input.activity, plan.input.constraints),
    subclass: kit.subclass.name,
    subclass_hash: kit.subclass.hash,
    element: kit.subclass.element,
    class_type: kit.subclass.classType,
    ...championsOf(plan.input, kit),
    note: kit.aspects.map(({ name }) => name).join(', '),
  }))
}

/** What is made from the account: builds, sets of armor, what to farm. */
import type { RecommendBuildAnswer } from '@ai-vault/contract/advice/architect.ts'
import { armorOptimizeRequestSchema } from '@ai-vault/contract/items/armor.ts'
import { focusOf } from '@ai-vault/game/builds/activities.ts'
import { ARMOR_STATS, type ArmorStat, type StatLine } from '@ai-vault/game/items.ts'
import { shownScore } from '@ai-vault/game/weapons/rating/tiers.ts'
import type { Build, BuildResult, BuiltPiece, Facts } from '@ai-vault/sentinel/facts.ts'
import type { Architect } from '../../architect/architect.ts'
import { armorProblem } from '../../armor/armor-problem.ts'
import type { ArmorSolver } from '../../armor/armor-solver.ts'
import { ApiError } from '../../errors/api-error.ts'
import type { ProphecyReader } from '../../prophecy/prophecy-reader.ts'
import type { Session } from '../../sessions/guards/authenticate.ts'
import { type Account, attempt, found, sourceOf } from './account.ts'
import { gameWeapon } from './roll-facts.ts'

export interface PlanFactsDeps {
  readonly armorSolver: ArmorSolver
  readonly architect: Pick<Architect, 'recommend'>
  readonly prophecy: Pick<ProphecyReader, 'farming'>
}

const ASSUMES = 'Totals assume full masterwork, stat mods and tuning on every piece, and no fragments.'

/** One search for armor a player at a time: a single thread serves everybody. */
const solving = new Set<string>()
async function alone<T>({ membershipId }: Session, work: () => Promise<T>): Promise<T> {
  if (solving.has(membershipId)) {
    throw new ApiError(429, 'one-at-a-time', 'One search for armor at a time: wait for the one that runs.')
  }
  solving.add(membershipId)
  try {
    return await work()
  } finally {
    solving.delete(membershipId)
  }
}

export function planFacts(
  account: Account,
  deps: PlanFactsDeps,
): Pick<Facts, 'build' | 'armorSet' | 'farming'> {
  const { session, guardian } = account
  const gear = (label: string, href: string) => sourceOf(account, { kind: 'inventory', label, href })
  return {
    build: ({ activity, prompt }) =>
      attempt<BuildResult>('your gear for a build', async () => {
        const constraints = { activity_focus: focusOf(activity), without: [], pinned: [] }
        try {
          const made = await alone(session, () => deps.architect.recommend(session, { prompt, constraints }))
          return found(buildOf(made), gear(`Your gear, for ${activity}`, '/architect'))
        } catch (error) {
          // What the Architect cannot do with this account it says itself.
          if (!(error instanceof ApiError) || error.status !== 422) throw error
          return found({ refused: error.message }, gear(`Your gear, for ${activity}`, '/architect'))
        }
      }),

    armorSet: (wish) =>
      attempt('your armor', async () => {
        const request = armorOptimizeRequestSchema.parse({
          class: wish.class,
          targets: ARMOR_STATS.map((stat) => wish.targets[stat] ?? 0),
          priority: ARMOR_STATS.filter((stat) => (wish.targets[stat] ?? 0) > 0),
          ...(wish.exotic === undefined ? {} : { exotic: { hash: wish.exotic } }),
          limit: 1,
          with_maxima: true,
        })
        const problem = armorProblem(request, guardian.armor.filter(wish.accepts))
        const source = gear(`Your ${wish.class} armor`, '/armory?tab=armor')
        const solution =
          problem.pieces.length > 0
            ? await alone(session, () => deps.armorSolver.solve(problem, session.membershipId))
            : undefined
        const best = solution?.builds[0] ?? solution?.shortfall?.nearest
        if (!solution || !best) return found(undefined, source)
        const pieces = best.pieces.flatMap(
          (id) => guardian.armor.find(({ instanceId }) => instanceId === id) ?? [],
        )
        if (pieces.length < best.pieces.length) return found(undefined, source)
        return found(
          {
            reached: solution.builds.length > 0,
            pieces,
            stats: byStat(best.stats),
            missing: Object.fromEntries(
              Object.entries(byStat(solution.shortfall?.missing ?? NONE)).filter(([, short]) => short > 0),
            ),
            highest: Object.fromEntries(
              ARMOR_STATS.flatMap((stat, at) =>
                solution.maxima?.[at] == null ? [] : [[stat, solution.maxima[at]]],
              ),
            ),
            modCost: best.modCost,
            considered: problem.pieces.length,
            assumes: ASSUMES,
          },
          source,
        )
      }),

    farming: ({ side, accepts }) =>
      attempt('what pays to farm', async () => {
        const { farms, reading } = await deps.prophecy.farming(session, guardian, {
          side,
          ...(accepts ? { fits: (definition) => accepts(gameWeapon(definition)) } : {}),
        })
        return found(
          farms.map((farm) => ({
            weapon: farm.weapon_name,
            hash: farm.item_hash,
            traits: farm.traits,
            place: farm.place,
            gain: shownScore(farm.value),
            oneRunIn: Math.round(1 / farm.odds_a_run),
            minutesARun: farm.minutes,
            hours: farm.even_hours,
          })),
          sourceOf(account, {
            kind: 'history',
            label: 'What pays to farm',
            missing: reading ? ['your history is still being read'] : [],
            href: '/prophecy',
          }),
        )
      }),
  }
}

const NONE: StatLine = [0, 0, 0, 0, 0, 0]
const byStat = (line: readonly number[]) =>
  Object.fromEntries(ARMOR_STATS.map((stat, at) => [stat, line[at] ?? 0])) as Record<ArmorStat, number>

function buildOf({ build, proof, not_used, substitutes }: RecommendBuildAnswer): Build {
  const { subclass } = build
  const weapons = [build.weapons.kinetic, build.weapons.energy, build.weapons.power]
  const reasonFor = (name: string) =>
    build.strategy.find(({ cites }) => cites.length === 1 && cites[0] === name)?.text.replace(`${name}: `, '')
  return {
    class: build.class_type,
    subclass: subclass.name,
    element: subclass.element,
    super: subclass.abilities.find(({ kind }) => kind === 'super')?.name,
    aspects: subclass.aspects.map(({ name }) => name),
    fragments: subclass.fragments.map(({ name }) => name),
    weapons: weapons.map(
      ({ name, hash, instance_id, slot, rarity, pull_first, perks, reason }): BuiltPiece => ({
        name,
        hash,
        instanceId: instance_id,
        slot,
        rarity,
        pullFirst: pull_first,
        perks,
        why: reason,
      }),
    ),
    armor: build.armor.map(
      ({ name, hash, instance_id, slot, rarity, pull_first }): BuiltPiece => ({
        name,
        hash,
        instanceId: instance_id,
        slot,
        rarity,
        pullFirst: pull_first,
        perks: [],
        why: reasonFor(name),
      }),
    ),
    stats: byStat(build.stats.total),
    weaknesses: build.weaknesses,
    unchecked: proof.filter(({ state }) => state === 'unknown').map(({ reason }) => reason),
    missing: substitutes
      .filter(({ instead_of, used }) => used && !instead_of.owned)
      .map(({ instead_of }) => instead_of.name),
    ignored: not_used,
    confidence: build.confidence,
  }
}

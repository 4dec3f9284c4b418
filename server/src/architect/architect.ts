import type {
  RecommendBuildAnswer,
  recommendBuildRequestSchema,
} from '@ai-vault/contract/advice/architect.ts'
import { type ActivityFacts, activityByFocus } from '@ai-vault/game/builds/activities.ts'
import { dimLoadoutOfBuild } from '@ai-vault/game/builds/dim-loadout.ts'
import { type BuildInput, TooLittleGear } from '@ai-vault/game/builds/generate/build-input.ts'
import { planBuild } from '@ai-vault/game/builds/generate/plan-build.ts'
import { ratedTraits, scoreWithTraits } from '@ai-vault/game/builds/played-roll.ts'
import { alternativesOf, finishBuild, IllegalBuild } from '@ai-vault/game/builds/recommend.ts'
import type { NamedAbility, NamedItem } from '@ai-vault/game/builds/request/constraints.ts'
import { type ParsedRequest, parseRequest } from '@ai-vault/game/builds/request/parse-request.ts'
import { GEAR_PARTS, type Guardian, type Withheld } from '@ai-vault/game/guardian.ts'
import { inEnglish } from '@ai-vault/game/in-english.ts'
import { countItems } from '@ai-vault/game/inventory/count-items.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import type { z } from 'zod'
import type { ArmorSolver } from '../armor/armor-solver.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Assessments } from '../guardians/assessments.ts'
import type { GuardianCopy, Guardians } from '../guardians/guardians.ts'
import { readOwnCopy } from '../guardians/read-own-copy.ts'
import type { MarksOf } from '../reviews/player-marks.ts'
import type { Session } from '../sessions/guards/authenticate.ts'
import type { Sessions } from '../sessions/sessions.ts'

export interface ArchitectDeps {
  readonly sessions: Pick<Sessions, 'accessToken'>
  readonly guardians: Guardians
  readonly assessments: Assessments
  readonly marksOf: MarksOf
  readonly platform: Pick<Platform, 'manifest'>
  readonly armorSolver: ArmorSolver
}

type Request = z.output<typeof recommendBuildRequestSchema>

/** The copy may change while the solver works; a build of the older one is made anew, but not for ever. */
const TRIES = 3
/** Without these nothing is known of what the player owns. */
const NEEDED: readonly Withheld[] = [...GEAR_PARTS, 'characters']

export type Architect = ReturnType<typeof createArchitect>

export function createArchitect(deps: ArchitectDeps) {
  const { assessments, marksOf, platform, armorSolver } = deps

  async function attempt(copy: GuardianCopy, session: Session, request: Request, chosen: ActivityFacts) {
    const startedAt = performance.now()
    const guardian = await copy.load(['account', 'weapons', 'armor', 'others', 'kit', 'progress'])
    refuseWithheld(guardian)
    if (guardian.characters.length === 0) {
      throw new ApiError(422, 'no-character', 'A build needs a character, and this account has none yet.')
    }
    const { constraints } = request
    const parsed = parseRequest(request.prompt, {
      exotics: namedExotics(guardian, platform.manifest),
      items: namedItems(guardian),
      abilities: namedAbilities(guardian, platform.manifest),
      without: constraints.without,
      activity: chosen.focus,
    })
    const activity = activityByFocus(parsed.constraints.activity ?? '') ?? chosen
    const marks = await marksOf(session.membershipId)
    const { ratings } = assessments.of(guardian, marks)
    const context = assessments.context(marks)
    const scoreOf: BuildInput['scoreOf'] = (weapon, traits) => {
      const atBest = ratings.get(weapon.instanceId)?.[activity.mode].score
      return traits && atBest !== undefined ? scoreWithTraits(weapon, traits, context, activity.mode) : atBest
    }
    const input: BuildInput = {
      guardian,
      snapshot: copy.version,
      activity,
      constraints: parsed.constraints,
      pinned: constraints.pinned,
      ...(constraints.subclass === undefined ? {} : { subclass: constraints.subclass }),
      ability: platform.manifest.ability,
      armorMod: platform.manifest.armorMod,
      exoticPerk: (hash) => platform.manifest.exoticArmor().find((each) => each.hash === hash)?.perk,
      scoreOf,
      overallOf: ({ instanceId }) => ratings.get(instanceId)?.[activity.mode].overall,
      bestTraits: (weapon) =>
        ratedTraits(weapon, ratings.get(weapon.instanceId)?.[activity.mode], (traits) =>
          scoreOf(weapon, traits),
        ),
    }
    const plan = planBuild(input)
    const solution = await armorSolver.solve(plan.armorProblem, session.membershipId)
    const current = (await readOwnCopy(deps, session)).version
    const { build, proof, substitutes } = finishBuild(plan, solution, current)
    const answer = {
      build,
      proof,
      ...understoodOf(parsed),
      substitutes,
      alternatives: alternativesOf(plan),
      dim_loadout: dimLoadoutOfBuild(build),
      items: countItems(guardian),
      minted_at: new Date(copy.mintedAt).toISOString(),
      solved_in_ms: Math.round(performance.now() - startedAt),
    }
    return answer as unknown as RecommendBuildAnswer
  }

  return {
    async recommend(session: Session, request: Request): Promise<RecommendBuildAnswer> {
      const activity = activityByFocus(request.constraints.activity_focus)
      if (!activity) throw new ApiError(422, 'unknown-activity', 'No build is made for this activity_focus.')
      for (let left = TRIES; ; left--) {
        try {
          return await attempt(await readOwnCopy(deps, session), session, request, activity)
        } catch (error) {
          if (error instanceof TooLittleGear) throw new ApiError(422, 'too-little-gear', error.message)
          if (!(error instanceof IllegalBuild)) throw error
          const changed = error.failed.every(({ rule }) => rule === 'V16')
          if (changed && left > 1) continue
          // A build that fails a rule is never shown; this is a defect of ours, and the log says which rule it was.
          throw new ApiError(500, 'build-illegal', 'No build passed every rule. Please try again.', {
            cause: error,
          })
        }
      }
    },
  }
}

const understoodOf = ({ understood, notUsed, constraints }: ParsedRequest) => ({
  understood,
  not_used: notUsed,
  contradictions: constraints.contradictions,
})

function refuseWithheld({ withheld }: { readonly withheld: readonly Withheld[] }) {
  const hidden = NEEDED.filter((component) => withheld.includes(component))
  if (hidden.length === 0) return
  throw new ApiError(
    422,
    'gear-withheld',
    'The platform keeps your gear from us, because your privacy settings hide it. A build from what you own needs it.',
  )
}

/** Every exotic that a request can name: the player's own, and all that exist besides. */
function namedExotics(
  { weapons, armor }: Pick<Guardian, 'weapons' | 'armor'>,
  manifest: Pick<Manifest, 'weapons' | 'exoticArmor'>,
): readonly NamedItem[] {
  const found = new Map<string, NamedItem>()
  const add = (exotic: NamedItem) => {
    if (exotic.name && !found.has(exotic.name)) found.set(exotic.name, exotic)
  }
  for (const weapon of weapons) {
    const { rarity, hash, slot } = weapon
    if (rarity === 'exotic') add({ name: inEnglish(weapon), hash, kind: 'weapon', slot, owned: true })
  }
  for (const piece of armor) {
    const { rarity, hash, slot, classType } = piece
    const worn = { name: inEnglish(piece), hash, kind: 'armor', slot, owned: true } as const
    if (rarity === 'exotic') add({ ...worn, ...(classType ? { classType } : {}) })
  }
  for (const { rarity, name, hash } of manifest.weapons()) {
    if (rarity === 'exotic') add({ name, hash, kind: 'weapon', owned: false })
  }
  for (const { name, hash, slot, classType } of manifest.exoticArmor())
    add({ name, hash, kind: 'armor', slot, classType, owned: false })
  return [...found.values()]
}

/** All else that the player owns, once by name: a request can ask for it and rule it out. */
function namedItems({ weapons, armor }: Pick<Guardian, 'weapons' | 'armor'>): readonly NamedItem[] {
  const named = [...weapons, ...armor]
    .filter(({ rarity, name }) => rarity !== 'exotic' && name !== '')
    .map((item): [string, NamedItem] => {
      const name = inEnglish(item)
      const { hash, kind, slot } = item
      const classType = item.kind === 'armor' ? item.classType : undefined
      return [name, { name, hash, kind, slot, ...(classType ? { classType } : {}), owned: true }]
    })
  return [...new Map(named).values()]
}

/** Every part of a kit that some subclass of theirs has, once by name; Supers are read by their own table. */
function namedAbilities(
  { subclasses }: Pick<Guardian, 'subclasses'>,
  { ability }: Pick<Manifest, 'ability'>,
): readonly NamedAbility[] {
  const hashes = subclasses.flatMap(({ unlocked }) =>
    Object.entries(unlocked).flatMap(([kind, of]) => (kind === 'super' ? [] : of)),
  )
  const named = [...new Set(hashes)].flatMap((hash): readonly (readonly [string, NamedAbility])[] => {
    const name = ability(hash)?.name
    return name ? [[name, { name, hash }]] : []
  })
  return [...new Map(named).values()]
}

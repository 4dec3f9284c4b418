import {
  type ArmorFragmentsAnswer,
  armorFragmentsAnswerSchema,
  armorOptimizeRequestSchema,
  armorSetsAnswerSchema,
} from '@ai-vault/contract/items/armor.ts'
import { armorOptimizeAnswerSchema } from '@ai-vault/contract/items/armor-solution.ts'
import { languageParameter } from '@ai-vault/contract/service/languages.ts'
import { difficultyOf } from '@ai-vault/game/gear/gear-tiers.ts'
import { CLASSES } from '@ai-vault/game/items.ts'
import type { Ability, Subclass } from '@ai-vault/game/kit.ts'
import { ITEM_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import { z } from 'zod'
import { ApiError } from '../errors/api-error.ts'
import type { Guardians } from '../guardians/guardians.ts'
import { readOwnCopy } from '../guardians/read-own-copy.ts'
import type { App } from '../http/fastify-app.ts'
import { allow } from '../http/route-options.ts'
import { type LanguageService, languageFields } from '../languages/languages.ts'
import { armorSetsIn } from '../languages/named-in.ts'
import { playerOf } from '../sessions/guards/player.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { armorProblem } from './armor-problem.ts'
import { type ArmorSolver, tookTooLong } from './armor-solver.ts'

export interface ArmorRoutesDeps {
  readonly sessions: Pick<Sessions, 'accessToken'>
  readonly guardians: Guardians
  readonly platform: Pick<Platform, 'manifest'>
  readonly armorSolver: ArmorSolver
  readonly languages: LanguageService
}

const tags = ['armor']

export function armorRoutes(app: App, deps: ArmorRoutesDeps) {
  const { platform, armorSolver, languages } = deps

  app.post(
    '/api/armor/optimize',
    allow('token', {
      tags,
      summary: 'The best builds of the player own armor for six stat targets, or what is missing',
      body: armorOptimizeRequestSchema,
      response: { 200: armorOptimizeAnswerSchema },
    }),
    async (request) => {
      const session = playerOf(request)
      const copy = await readOwnCopy(deps, session)
      const problem = armorProblem(request.body, (await copy.load(['armor'])).armor)
      if (problem.pieces.length === 0) {
        throw new ApiError(422, 'no-armor', `You own no armor that a ${request.body.class} can wear.`)
      }
      const start = performance.now()
      const solution = await armorSolver.solve(problem, session.membershipId)
      const best = solution.builds[0] ?? solution.shortfall?.nearest
      if (!best && !solution.shortfall) throw tookTooLong()
      const tiers = problem.pieces.filter(({ id }) => best?.pieces.includes(id)).map(({ tier }) => tier)
      return {
        success: true as const,
        data: {
          pieces: tiers.length,
          mod_cost: best?.modCost ?? 0,
          difficulty: best ? difficultyOf(tiers) : 'No five pieces fit together',
          reaches_targets: solution.builds.length > 0,
          solution,
          solved_in_ms: Math.round(performance.now() - start),
        },
      }
    },
  )

  app.get(
    '/api/armor/fragments',
    allow('token', {
      tags,
      summary: 'The fragments of the player that change an armor stat',
      querystring: z.object({ language: languageParameter }),
      response: { 200: armorFragmentsAnswerSchema },
    }),
    async (request, reply) => {
      const session = playerOf(request)
      const copy = await readOwnCopy(deps, session)
      const { subclasses } = await copy.load(['kit'])
      const shownIn = await languages.shownIn(request)
      reply.headers({ vary: 'accept-language', 'content-language': shownIn.language })
      return {
        ...languageFields(shownIn),
        fragments: ownFragments(subclasses, platform.manifest.ability, shownIn.names),
      }
    },
  )

  app.get(
    '/api/armor/sets',
    allow('public', {
      tags,
      summary: 'Every armor set with its bonuses',
      querystring: z.object({ language: languageParameter }),
      response: { 200: armorSetsAnswerSchema },
    }),
    async (request, reply) => {
      const shownIn = await languages.shownIn(request)
      reply.headers({ vary: 'accept-language', 'content-language': shownIn.language })
      return armorSetsAnswerSchema.parse({
        ...languageFields(shownIn),
        sets: armorSetsIn(platform.manifest.armorSets(), shownIn.names),
      })
    },
  )
}

/** The fragments a player has that change an armor stat, by name; one that several classes have comes once. */
export function ownFragments(
  subclasses: readonly Subclass[],
  abilityOf: (hash: number) => Ability | undefined,
  names: Names | undefined,
): ArmorFragmentsAnswer['fragments'] {
  const hashes = new Set(subclasses.flatMap(({ unlocked }) => unlocked.fragment))
  return [...hashes]
    .flatMap((hash) => abilityOf(hash) ?? [])
    .filter(({ stats }) => stats.some((points) => points !== 0))
    .map(({ hash, name, element, stats }) => ({
      hash,
      name: names?.nameOf(ITEM_TABLE, hash) ?? name,
      element,
      classes: CLASSES.filter((classType) =>
        subclasses.some((each) => each.classType === classType && each.unlocked.fragment.includes(hash)),
      ),
      stats: [...stats] as ArmorFragmentsAnswer['fragments'][number]['stats'],
    }))
    .sort((one, other) => one.name.localeCompare(other.name))
}

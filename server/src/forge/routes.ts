import {
  forgeListSchema,
  forgeQuerySchema,
  forgeWeaponSchema,
  weaponIdSchema,
} from '@ai-vault/contract/advice/forge.ts'
import type { Run } from '@ai-vault/game/history/run.ts'
import type { Weapon, WeaponDefinition } from '@ai-vault/game/items.ts'
import type { RatingContext } from '@ai-vault/game/weapons/context.ts'
import { sameWeapon } from '@ai-vault/game/weapons/verdict/vault-copy.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import { z } from 'zod'
import { type Collector, progressAnswer } from '../archives/collector.ts'
import type { RunStore } from '../archives/runs/run-store.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Assessments } from '../guardians/assessments.ts'
import type { Guardians } from '../guardians/guardians.ts'
import { readOwnCopy } from '../guardians/read-own-copy.ts'
import type { App } from '../http/fastify-app.ts'
import { allow } from '../http/route-options.ts'
import { type LanguageService, languageFields, type ShownIn } from '../languages/languages.ts'
import { type MarksOf, NO_MARKS } from '../reviews/player-marks.ts'
import type { Session } from '../sessions/guards/authenticate.ts'
import { playerOf } from '../sessions/guards/player.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { WishLists } from '../wish-lists/wish-lists.ts'
import { personalAnswer } from './personal-answer.ts'
import { weaponAnswer } from './weapon-answer.ts'
import { distinctWeapons, exampleWeapon, listAnswer } from './weapon-list.ts'

export interface ForgeRoutesDeps {
  readonly sessions: Pick<Sessions, 'accessToken'>
  readonly guardians: Guardians
  readonly platform: Pick<Platform, 'manifest'>
  readonly wishLists: WishLists
  readonly assessments: Pick<Assessments, 'context'>
  readonly marksOf: MarksOf
  readonly languages: LanguageService
  readonly runs: Pick<RunStore, 'list'>
  readonly collector: Pick<Collector, 'wake' | 'progress'>
  readonly now: () => number
}

const tags = ['forge']

function createForgeAnswer({ platform, now }: ForgeRoutesDeps) {
  const { manifest } = platform

  return function answer(
    definition: WeaponDefinition,
    owned: { readonly copies: readonly Weapon[]; readonly copy?: Weapon | undefined },
    history: readonly Run[],
    shownIn: ShownIn,
    context: RatingContext,
  ) {
    const { names } = shownIn
    const weapon = weaponAnswer(definition, owned.copy, context, manifest, names)
    const personal = personalAnswer({
      definition,
      copies: owned.copies,
      runs: history,
      now: now(),
      context,
      manifest,
      names,
      fixed: weapon.weapon.fixed,
    })
    return { ...languageFields(shownIn), ...weapon, personal }
  }
}
type ForgeAnswer = ReturnType<typeof createForgeAnswer>

/** What is shown without a sign-in. */
function publicRoutes(app: App, deps: ForgeRoutesDeps, answer: ForgeAnswer) {
  const { wishLists, assessments, languages } = deps
  const { manifest } = deps.platform

  app.get(
    '/api/forge/weapons',
    allow('public', {
      tags,
      summary: 'Every weapon there is, for choosing one',
      querystring: forgeQuerySchema,
      response: { 200: forgeListSchema },
    }),
    async (request) => {
      const shownIn = await languages.shownIn(request)
      return { ...languageFields(shownIn), weapons: listAnswer(distinctWeapons(manifest), shownIn.names) }
    },
  )

  app.get(
    '/api/forge/preview',
    allow('public', {
      tags,
      summary: 'A public example of what Forge tells of a weapon',
      querystring: forgeQuerySchema,
      response: { 200: forgeWeaponSchema },
    }),
    async (request) => {
      const example = exampleWeapon(manifest, wishLists.index())
      if (!example) {
        throw new ApiError(503, 'no-definitions', 'The game definitions are still being read.', {
          retryAfter: 10,
        })
      }
      const context = assessments.context(NO_MARKS)
      return answer(example, { copies: [] }, [], await languages.shownIn(request), context)
    },
  )
}

export function forgeRoutes(app: App, deps: ForgeRoutesDeps) {
  const { assessments, marksOf, languages, runs, collector } = deps
  const { manifest } = deps.platform
  const answer = createForgeAnswer(deps)
  publicRoutes(app, deps, answer)

  async function weaponsOf(session: Session): Promise<readonly Weapon[]> {
    const copy = await readOwnCopy(deps, session)
    return (await copy.load(['weapons'])).weapons
  }

  app.get(
    '/api/forge/weapons/:weapon_id',
    allow('token', {
      tags,
      summary: 'What a weapon can be and what the player has of it, by item hash or by the number of a copy',
      params: z.object({ weapon_id: weaponIdSchema }),
      querystring: forgeQuerySchema,
      response: { 200: forgeWeaponSchema },
    }),
    async (request) => {
      const session = playerOf(request)
      const id = request.params.weapon_id
      collector.wake(session)
      const [owned, history, progress, shownIn, marks] = await Promise.all([
        weaponsOf(session),
        runs.list(session.membershipId, {}),
        collector.progress(session),
        languages.shownIn(request),
        marksOf(session.membershipId),
      ])
      const copy = owned.find(({ instanceId }) => instanceId === id)
      const definition = manifest.weapon(copy?.hash ?? Number(id))
      if (!definition) {
        throw copy
          ? new ApiError(503, 'no-definitions', 'The definition of this weapon is not known yet.', {
              retryAfter: 10,
            })
          : new ApiError(404, 'unknown-weapon', 'No weapon has this number, and no copy of yours does.')
      }
      const copies = owned.filter((other) => sameWeapon(other) === sameWeapon(definition))
      const { personal, ...weapon } = answer(
        definition,
        { copies, copy },
        history,
        shownIn,
        assessments.context(marks),
      )
      return { ...weapon, personal: { ...personal, progress: progressAnswer(progress) } }
    },
  )
}

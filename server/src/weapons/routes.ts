import {
  analyzeAnswerSchema,
  analyzeRequestSchema,
  weaponAnalysisSchema,
} from '@ai-vault/contract/items/weapons.ts'
import { languageParameter } from '@ai-vault/contract/service/languages.ts'
import { analyzeWeapon } from '@ai-vault/game/weapons/analysis.ts'
import {
  activityFromText,
  inputFromText,
  playstyleFromText,
  type RatingContext,
} from '@ai-vault/game/weapons/context.ts'
import { rateRoll } from '@ai-vault/game/weapons/rating/rate.ts'
import { ITEM_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Fireteam } from '../fireteam/fireteam.ts'
import type { Assessments } from '../guardians/assessments.ts'
import type { Guardians } from '../guardians/guardians.ts'
import { readOwnCopy } from '../guardians/read-own-copy.ts'
import type { App } from '../http/fastify-app.ts'
import { type LanguageService, languageFields } from '../languages/languages.ts'
import { type MarksOf, NO_MARKS, type PlayerMarks } from '../reviews/player-marks.ts'
import { bearerOf, type SessionGuard } from '../sessions/guards/session-guard.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { analysisIn } from './analysis-in.ts'
import { describeWeapon, type FoundWeapon, findOwned, withPerks } from './find-weapon.ts'

export interface WeaponRoutesDeps {
  readonly guard: SessionGuard
  readonly sessions: Pick<Sessions, 'accessToken'>
  readonly guardians: Guardians
  readonly platform: Pick<Platform, 'manifest'>
  readonly assessments: Pick<Assessments, 'context'>
  readonly marksOf: MarksOf
  readonly languages: LanguageService
  readonly fireteam: Pick<Fireteam, 'analyze'>
}

const tags = ['weapons']

export function weaponRoutes(app: App, deps: WeaponRoutesDeps) {
  const { guard, platform, assessments, marksOf, languages, fireteam } = deps

  async function findOwnCopy(request: FastifyRequest, instanceId: string): Promise<FoundWeapon> {
    const session = await guard.signedIn(request)
    const copy = await readOwnCopy(deps, session)
    return findOwned((await copy.load(['weapons'])).weapons, instanceId, platform.manifest)
  }

  /** A player's own lists rate every roll that they look at; what asks without a sign-in, or with an old one, has none. */
  async function marksFor(request: FastifyRequest): Promise<PlayerMarks> {
    const session = bearerOf(request) ? await guard.signedIn(request).catch(() => undefined) : undefined
    return session ? marksOf(session.membershipId) : NO_MARKS
  }

  app.post(
    '/api/analyze-weapon',
    {
      // By names alone for everybody; an owned copy and a fireteam need a sign-in, and ask for it.
      config: { auth: 'public' },
      schema: {
        tags,
        summary: 'Rates a roll, by names alone or as an owned copy, and says why; or compares a fireteam',
        security: [{}, { handle: [], cookie: [] }],
        querystring: z.object({ language: languageParameter }),
        body: analyzeRequestSchema,
        response: { 200: analyzeAnswerSchema },
      },
    },
    async (request) => {
      const { body } = request
      if (body.type === 'fireteam_analysis') return fireteam.analyze(await guard.signedIn(request), body)
      const { item_instance_id, activity_type, user_playstyle, input_device } = body
      const { perk_hashes, masterwork_stat } = body
      const copy = item_instance_id ? await findOwnCopy(request, item_instance_id) : undefined
      const found =
        copy && perk_hashes
          ? withPerks(copy, perk_hashes, masterwork_stat, platform.manifest)
          : (copy ?? describeWeapon(body, platform.manifest))
      const { weapon, definition } = found
      const shownIn = await languages.shownIn(request)
      const shown = (hash: number) => shownIn.names?.nameOf(ITEM_TABLE, hash)
      const perkName = (hash: number) => shown(hash) ?? platform.manifest.plug(hash)?.name ?? `perk ${hash}`
      const activity = activityFromText(activity_type)
      const playstyle = playstyleFromText(user_playstyle)
      const input = input_device ? inputFromText(input_device) : undefined
      const context: RatingContext = {
        ...assessments.context(await marksFor(request)),
        ...(activity ? { activity } : {}),
        ...(playstyle ? { playstyle } : {}),
        ...(input ? { input } : {}),
      }
      const analysis = analyzeWeapon(weapon, rateRoll(weapon, context), context, definition)
      const icon = weapon.kind === 'weapon' ? weapon.icon : definition?.icon
      const type = weapon.kind === 'weapon' ? weapon.typeName : definition?.typeName
      const shownType = weapon.hash === undefined ? undefined : shownIn.names?.typeNameOf(weapon.hash)
      return weaponAnalysisSchema.parse({
        ...languageFields(shownIn),
        ...analysisIn(analysis, found, shownIn.names),
        wish_list_matches: analysis.wish_list_matches.map((match) => ({
          ...match,
          missing_names: match.missing.map(perkName),
        })),
        weapon: {
          name: (weapon.hash !== undefined && shown(weapon.hash)) || weapon.name,
          item_hash: weapon.hash,
          item_instance_id: weapon.instanceId,
          icon,
          weapon_type: shownType ?? type ?? body.weapon_type,
        },
      })
    },
  )
}

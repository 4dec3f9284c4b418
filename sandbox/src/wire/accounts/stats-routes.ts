import type { FastifyInstance } from 'fastify'
import type { GuardianCard } from '../../guardians/account/memberships.ts'
import { HISTORICAL_STATS } from '../../guardians/play/stats/stat-definitions.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import type { Caller } from '../caller.ts'
import { sendSuccess } from '../envelope.ts'
import { findGameAccount, type MembershipParameters } from '../find-guardian.ts'
import { parseId, parseWhole } from '../parameters.ts'
import { WireError } from '../platform-errors.ts'
import modeNames from './mode-names.json' with { type: 'json' }

const MOST_PAGES = 1_000_000

type CharacterParameters = MembershipParameters & { readonly characterId: string }
interface HistoryQuery {
  readonly mode?: string
  readonly count?: string
  readonly page?: string
}

/** A player may hide what they play; they themselves still see it. */
function refuseHiddenHistory(context: SandboxContext, card: GuardianCard, caller: Caller): void {
  if (context.guardians.historyIsPrivate(card) && caller.card?.id !== card.id) throw new WireError(1665)
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new WireError(1620)
  return value
}

/** What a player has done: totals, history, weapons, reports. */
export function registerStatsRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { guardians, clock } = context
  const account = '/Destiny2/:membershipType/Account/:membershipId'
  const character = `${account}/Character/:characterId`

  app.get<{ Params: MembershipParameters }>(`${account}/Stats/`, (request, reply) => {
    const card = findGameAccount(context, request.params)
    refuseHiddenHistory(context, card, request.caller)
    return sendSuccess(reply, guardians.accountStats(card, clock.now()))
  })

  app.get<{ Params: CharacterParameters; Querystring: HistoryQuery }>(
    `${character}/Stats/Activities/`,
    (request, reply) => {
      const card = findGameAccount(context, request.params)
      refuseHiddenHistory(context, card, request.caller)
      const query = {
        mode: parseModes(request.query.mode)[0] ?? 0,
        count: parseWhole(request.query.count, { name: 'count', fallback: 25, min: 1, max: 250 }),
        page: parseWhole(request.query.page, { name: 'page', fallback: 0, min: 0, max: MOST_PAGES }),
      }
      const characterId = parseId(request.params.characterId, 'character id')
      return sendSuccess(reply, found(guardians.history(card, characterId, query, clock.now())))
    },
  )

  app.get<{ Params: CharacterParameters }>(`${character}/Stats/UniqueWeapons/`, (request, reply) => {
    const card = findGameAccount(context, request.params)
    refuseHiddenHistory(context, card, request.caller)
    const characterId = parseId(request.params.characterId, 'character id')
    return sendSuccess(reply, found(guardians.uniqueWeapons(card, characterId, clock.now())))
  })

  app.get<{ Params: CharacterParameters }>(`${character}/Stats/AggregateActivityStats/`, (request, reply) => {
    const card = findGameAccount(context, request.params)
    refuseHiddenHistory(context, card, request.caller)
    const characterId = parseId(request.params.characterId, 'character id')
    return sendSuccess(reply, found(guardians.aggregateActivities(card, characterId, clock.now())))
  })

  app.get('/Destiny2/Stats/Definition/', (_request, reply) => sendSuccess(reply, HISTORICAL_STATS))

  app.get<{ Params: { activityId: string } }>(
    '/Destiny2/Stats/PostGameCarnageReport/:activityId/',
    (request, reply) => {
      const report = guardians.report(parseId(request.params.activityId, 'activity id'), clock.now())
      if (!report) throw new WireError(1653)
      return sendSuccess(reply, report)
    },
  )
}

/** Activity modes that callers name instead of numbering. */
const MODE_BY_NAME: Readonly<Record<string, number>> = modeNames

function parseMode(text: string): number {
  const mode = /^\d{1,3}$/.test(text) ? Number(text) : MODE_BY_NAME[text.toLowerCase()]
  if (mode === undefined) throw new WireError(7, { message: 'An activity mode could not be read.' })
  return mode
}

/** `mode=5,AllPvE`: numbers or names. */
const parseModes = (text: string | undefined): number[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseMode)

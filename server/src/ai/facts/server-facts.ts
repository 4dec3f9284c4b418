/** Puts the facts of one player together for one question. */

import type { Guardian } from '@ai-vault/game/guardian.ts'
import { inEnglish } from '@ai-vault/game/in-english.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import type { Facts, Held } from '@ai-vault/sentinel/facts.ts'
import { seasonStart } from '../../archives/season-start.ts'
import type { GameLookups } from '../../dashboard/game-lookups.ts'
import type { PlayerFactsReader } from '../../dashboard/player-facts.ts'
import type { Fireteam } from '../../fireteam/fireteam.ts'
import type { Assessments } from '../../guardians/assessments.ts'
import type { Guardians } from '../../guardians/guardians.ts'
import { PART_NAMES } from '../../guardians/parts/parts.ts'
import { readOwnCopy } from '../../guardians/read-own-copy.ts'
import type { MarksOf } from '../../reviews/player-marks.ts'
import type { Session } from '../../sessions/guards/authenticate.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import { type Account, found, sourceOf, unread } from './account.ts'
import { type HistoryFactsDeps, historyFacts } from './history-facts.ts'
import { type PlanFactsDeps, planFacts } from './plan-facts.ts'
import { type ProgressFactsDeps, progressFacts } from './progress-facts.ts'
import { rollFacts } from './roll-facts.ts'
import { teamFacts } from './team-facts.ts'

export interface ServerFactsDeps
  extends PlanFactsDeps,
    Pick<HistoryFactsDeps, 'runs' | 'collector'>,
    Pick<ProgressFactsDeps, 'atlasMap' | 'placesAt'> {
  readonly sessions: Pick<Sessions, 'accessToken'>
  readonly guardians: Guardians
  readonly assessments: Assessments
  readonly marksOf: MarksOf
  readonly platform: Pick<Platform, 'manifest' | 'readHistory' | 'readReport'>
  readonly fireteam: Pick<Fireteam, 'current' | 'analyze' | 'recent'>
  readonly playerFacts: Pick<PlayerFactsReader, 'of'>
  readonly gameLookups: () => GameLookups
  readonly now: () => number
}

export interface ReadAccount {
  readonly account: Account
  readonly facts: Facts
}

export function createServerFacts(deps: ServerFactsDeps) {
  const { sessions, assessments, marksOf, platform, now } = deps
  const { manifest } = platform
  /** A conversation asks about the same copy again and again. */
  const recent = createRecentGuardians()

  async function accountOf(session: Session, timeZone: string | undefined): Promise<Account> {
    const copy = await readOwnCopy(deps, session)
    const guardian = await recent.of(session.membershipId, copy.version, () => copy.load(PART_NAMES))
    const marks = await marksOf(session.membershipId)
    return {
      session,
      guardian,
      assessment: assessments.of(guardian, marks),
      context: assessments.context(marks),
      readAt: copy.fetchedAt,
      clock: { now: now(), timeZone, seasonStart: seasonStart(manifest, now()) },
    }
  }

  return {
    async of(session: Session, timeZone?: string): Promise<ReadAccount> {
      const account = await accountOf(session, timeZone)
      const accessToken = () => sessions.accessToken(session.id)
      const playerFacts = async () =>
        (await deps.playerFacts.of(session, async () => account.guardian, accessToken))?.value
      return {
        account,
        facts: {
          clock: account.clock,
          ...vaultFacts(account),
          ...rollFacts(account, { manifest }),
          ...planFacts(account, deps),
          ...progressFacts(account, { ...deps, manifest, playerFacts }),
          ...historyFacts(account, { ...deps, manifest, accessToken, playerFacts }),
          ...teamFacts(account, deps.fireteam, manifest),
        },
      }
    },
    /** Lets go of what is held about a player. */
    forget: recent.forget,
  }
}

/** What lies in the vault and on the characters, with the armory's own ratings and verdicts. */
function vaultFacts(account: Account): Pick<Facts, 'vault' | 'held'> {
  const { guardian, assessment } = account
  const { weapons, armor, others, characters, loadouts, subclasses, vault: space } = guardian
  const { ratings, verdicts, marks, whole, score } = assessment
  return {
    vault: async () =>
      found(
        {
          weapons,
          armor,
          others,
          ratings,
          verdicts,
          marks,
          characters,
          loadouts,
          subclasses,
          space,
          whole,
          ...(score.parts.length > 0 ? { score } : {}),
        },
        sourceOf(account, { kind: 'inventory', label: 'Your vault', href: '/armory' }),
      ),
    held: async () => {
      if (guardian.withheld.includes('currencies')) return unread('your currencies', 'private')
      return found(
        heldOf(account),
        sourceOf(account, {
          kind: 'inventory',
          label: 'Your currencies and materials',
          parts: ['currencies', 'characterInventories'],
        }),
      )
    },
  }
}

/** Stacks of one thing together, the wallet first. */
function heldOf({ guardian: { currencies, others } }: Account): readonly Held[] {
  const amounts = new Map<string, number>()
  for (const item of [
    ...currencies,
    ...others.filter(({ bounty, instanceId }) => !bounty && instanceId === undefined),
  ]) {
    amounts.set(inEnglish(item), (amounts.get(inEnglish(item)) ?? 0) + item.quantity)
  }
  return [...amounts].map(([name, quantity]) => ({ name, quantity }))
}

/** Whole accounts are large: only of those who are talking right now. */
const MOST = 8

/** The last read copy of a few players, as long as the platform has no other one. */
function createRecentGuardians() {
  const kept = new Map<string, { readonly version: string; readonly guardian: Promise<Guardian> }>()
  return {
    of(membershipId: string, version: string, load: () => Promise<Guardian>): Promise<Guardian> {
      const known = kept.get(membershipId)
      kept.delete(membershipId)
      const entry = known?.version === version ? known : { version, guardian: load() }
      kept.set(membershipId, entry)
      // A copy that could not be read is asked for again.
      entry.guardian.catch(() => {
        if (kept.get(membershipId) === entry) kept.delete(membershipId)
      })
      const [oldest] = kept.keys()
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
      return entry.guardian
    },
    forget: (membershipId: string): void => {
      kept.delete(membershipId)
    },
  }
}

import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import type { SignedIn } from '../../../data/session/session-check.ts'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { OptionalPart } from '../../../loading/OptionalPart.tsx'
import { Fold, FoldList } from '../../../ui/page/Folds.tsx'
import { useNow } from '../../../ui/use-now.ts'
import {
  accountLine,
  chartsLine,
  healthLine,
  insightsLine,
  missionsLine,
  recentLine,
  seasonLine,
  weaponsLine,
} from './fold-lines.ts'
import { words } from './words.ts'

/** What is not needed daily comes with the first press. */
const FoldBody = lazyPart(async () => (await import('./FoldBody.tsx')).FoldBody)
const SentinelChat = lazyPart(async () => (await import('../chat/SentinelChat.tsx')).SentinelChat)

const MINUTE = 60_000

interface DashboardFoldsProps {
  readonly data: GuardianData
  readonly session: SignedIn
  /** Nothing of the weapons can be read. */
  readonly hidden: boolean
}

/** Vault, weapons, missions, insights, charts, history, account, season and the chat, each behind its title. */
export function DashboardFolds({ data, session, hidden }: DashboardFoldsProps) {
  const now = useNow(MINUTE)
  const body = (part: Parameters<typeof FoldBody>[0]['part']) => (
    <OptionalPart name={part}>
      <FoldBody part={part} data={data} />
    </OptionalPart>
  )
  return (
    <FoldList>
      {!hidden && (
        <>
          <Fold id="health" glyph="i-shield" title={words.health.title} line={healthLine(data)}>
            {body('health')}
          </Fold>
          <Fold id="weapons" glyph="i-armory" title={words.weapons.title} line={weaponsLine(data)}>
            {body('weapons')}
          </Fold>
        </>
      )}
      <Fold id="missions" glyph="i-pin" title={words.missions.title} line={missionsLine(data)}>
        {body('missions')}
      </Fold>
      <Fold id="insights" glyph="i-eye" title={words.insights.title} line={insightsLine(data)}>
        {body('insights')}
      </Fold>
      <Fold id="charts" glyph="i-compare" title={words.charts.title} line={chartsLine(data)}>
        {body('charts')}
      </Fold>
      <Fold id="recent" glyph="i-archives" title={words.recent.title} line={recentLine(data, now)}>
        {body('recent')}
      </Fold>
      <Fold id="account" glyph="i-user" title={words.account.title} line={accountLine(data)}>
        {body('account')}
      </Fold>
      <Fold id="season" glyph="i-triumph" title={words.season.title} line={seasonLine(data)}>
        {body('season')}
      </Fold>
      <Fold id="sentinel" glyph="mark" tone="ai" title={words.sentinel.title} line={words.sentinel.line}>
        <OptionalPart name="sentinel">
          <SentinelChat session={session} />
        </OptionalPart>
      </Fold>
    </FoldList>
  )
}

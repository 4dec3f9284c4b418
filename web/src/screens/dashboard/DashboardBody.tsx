import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { OptionalPart } from '../../loading/OptionalPart.tsx'
import { Bays } from '../../ui/page/Plate.tsx'
import { Effectiveness } from './charts/Effectiveness.tsx'
import { ScoreChart } from './charts/ScoreChart.tsx'
import { WeaponUsage } from './charts/WeaponUsage.tsx'
import styles from './Dashboard.module.css'
import { AccountOverview } from './panels/AccountOverview.tsx'
import { CharacterCards } from './panels/CharacterCards.tsx'
import { EdgeOfFate } from './panels/EdgeOfFate.tsx'
import { Insights } from './panels/Insights.tsx'
import { MissingContext } from './panels/Panel.tsx'
import { PriorityMissions } from './panels/PriorityMissions.tsx'
import { RecentActivities } from './panels/RecentActivities.tsx'
import { SeasonalProgress } from './panels/SeasonalProgress.tsx'
import { VaultHealth } from './panels/VaultHealth.tsx'
import { WeaponCollection } from './panels/WeaponCollection.tsx'
import { WeeklyProgress } from './panels/WeeklyProgress.tsx'
import { QuickActions } from './QuickActions.tsx'
import { ScoreBay } from './tiles/ScoreTile.tsx'
import { TileBays } from './tiles/TileBays.tsx'
import { words } from './words/words.ts'

const SentinelChat = lazyPart(async () => (await import('./chat/SentinelChat.tsx')).SentinelChat)

interface DashboardBodyProps {
  readonly data: GuardianData
  readonly session: SignedIn
}

/** Scores at the left, facts in the middle, Sentinel and advice at the right, courses and history below. */
export function DashboardBody({ data, session }: DashboardBodyProps) {
  const { extras = {}, ai_vault_score: score } = data
  const tiles = extras.tiles ?? {}
  return (
    <MissingContext value={whyMissing(data)}>
      <div className={styles.dashboard}>
        <Bays className={styles.spine} role="group" aria-label={words.scores}>
          <ScoreBay score={score} tile={tiles.score} />
          <TileBays tiles={tiles} score={score} />
          <SeasonalProgress seasonal={extras.seasonal} />
        </Bays>
        <div className={styles.main}>
          <CharacterCards data={data} />
          <Bays columns={2}>
            <AccountOverview data={data} />
            <VaultHealth health={extras.vault_health} />
            <WeaponCollection data={data} />
            <EdgeOfFate progress={extras.edge_of_fate} />
            <PriorityMissions missions={extras.missions} characters={data.characters} />
            <WeeklyProgress weekly={extras.weekly} />
          </Bays>
        </div>
        <div className={styles.rail}>
          <div className={styles.chat}>
            <OptionalPart name="sentinel">
              <SentinelChat session={session} />
            </OptionalPart>
          </div>
          <Insights insights={extras.insights} />
          <QuickActions
            godRolls={data.weapon_analysis?.god_rolls ?? data.weapon_analysis?.estimated_god_rolls}
          />
        </div>
        <div className={styles.wide}>
          <Bays columns={3}>
            <ScoreChart history={extras.score_history} />
            <WeaponUsage usage={extras.weapon_usage} />
            <Effectiveness effectiveness={extras.effectiveness} />
          </Bays>
          <RecentActivities recent={extras.recent_activities} />
        </div>
      </div>
    </MissingContext>
  )
}

function whyMissing({ extras, checks }: GuardianData) {
  if (!extras || extras.pending) return 'unread'
  return checks && checks.withheld.length > 0 ? 'withheld' : 'none'
}

import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import { Bays } from '../../../ui/page/Plate.tsx'
import { Effectiveness } from '../charts/Effectiveness.tsx'
import { ScoreChart } from '../charts/ScoreChart.tsx'
import { WeaponUsage } from '../charts/WeaponUsage.tsx'
import { AccountOverview } from '../panels/AccountOverview.tsx'
import { EdgeOfFate } from '../panels/EdgeOfFate.tsx'
import { Insights } from '../panels/Insights.tsx'
import { PriorityMissions } from '../panels/PriorityMissions.tsx'
import { RecentActivities } from '../panels/RecentActivities.tsx'
import { SeasonalProgress } from '../panels/SeasonalProgress.tsx'
import { VaultHealth } from '../panels/VaultHealth.tsx'
import { WeaponCollection } from '../panels/WeaponCollection.tsx'

interface FoldBodyProps {
  readonly part: 'health' | 'weapons' | 'missions' | 'insights' | 'charts' | 'recent' | 'account' | 'season'
  readonly data: GuardianData
}

/** What stands in each fold of the dashboard, once it is opened. */
export function FoldBody({ part, data }: FoldBodyProps) {
  const { extras = {} } = data
  switch (part) {
    case 'health':
      return <VaultHealth health={extras.vault_health} />
    case 'weapons':
      return <WeaponCollection data={data} />
    case 'missions':
      return <PriorityMissions missions={extras.missions} characters={data.characters} />
    case 'insights':
      return <Insights insights={extras.insights} />
    case 'charts':
      return (
        <Bays columns={3}>
          <ScoreChart history={extras.score_history} />
          <WeaponUsage usage={extras.weapon_usage} />
          <Effectiveness effectiveness={extras.effectiveness} />
        </Bays>
      )
    case 'recent':
      return <RecentActivities recent={extras.recent_activities} />
    case 'account':
      return <AccountOverview data={data} />
    case 'season':
      return (
        <Bays columns={2}>
          <SeasonalProgress seasonal={extras.seasonal} />
          <EdgeOfFate progress={extras.edge_of_fate} />
        </Bays>
      )
  }
}

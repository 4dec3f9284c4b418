import type { Loadout } from '@ai-vault/game/guardian.ts'
import type { Reviews } from '../../../items/decisions/use-reviews.ts'
import type { ArmorItem } from '../../../items/gear-item.ts'
import { routeAt } from '../../../routing/use-address.ts'
import { Segments } from '../../../ui/controls/choices/Segments.tsx'
import { useArmoryAddress } from '../address/use-armory-address.ts'
import styles from './ArmorTab.module.css'
import { AllArmor } from './browse/AllArmor.tsx'
import { Optimizer, type OptimizerProps } from './Optimizer.tsx'
import { words } from './words/words.ts'

const route = routeAt('/armory')
const VIEWS = ['optimizer', 'all'] as const
const labels = words.browse.views

interface ArmorTabProps extends OptimizerProps {
  /** The same pieces with the verdicts as they stand now. */
  readonly judged: readonly ArmorItem[]
  readonly loadouts: readonly Loadout[]
  readonly reviews: Reviews
  /** When the platform told of it. */
  readonly seenAt: string
}

/** The optimizer, or all pieces to look through, decide about and clean up. */
export function ArmorTab({ judged, loadouts, reviews, seenAt, ...props }: ArmorTabProps) {
  const asked = route.useSearch(({ pieces }) => pieces)
  const setAddress = useArmoryAddress()
  if (props.armor.length === 0) return <Optimizer {...props} />
  return (
    <>
      <div className={styles.views}>
        <Segments
          label={labels.label}
          selected={asked === 'all' ? 'all' : 'optimizer'}
          onSelect={(view) => setAddress({ pieces: view === 'all' ? 'all' : undefined })}
          segments={VIEWS.map((id) => ({ id, label: labels[id] }))}
        />
      </div>
      {asked === 'all' ? (
        <AllArmor {...props} armor={judged} loadouts={loadouts} reviews={reviews} seenAt={seenAt} />
      ) : (
        <Optimizer {...props} />
      )}
    </>
  )
}

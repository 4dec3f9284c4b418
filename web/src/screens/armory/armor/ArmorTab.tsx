import type { Loadout } from '@ai-vault/game/guardian.ts'
import { routeAt } from '../../../routing/use-address.ts'
import { Segments } from '../../../ui/controls/choices/Segments.tsx'
import { useArmoryAddress } from '../address/use-armory-address.ts'
import styles from './ArmorTab.module.css'
import { AllArmor } from './browse/AllArmor.tsx'
import { DominatedArmor } from './cleanup/DominatedArmor.tsx'
import { DOMINATED_LISTS } from './cleanup/dominated-lists.ts'
import { Optimizer, type OptimizerProps } from './Optimizer.tsx'
import { words } from './words/words.ts'

const route = routeAt('/armory')
const VIEWS = ['optimizer', 'all'] as const
const said = words.browse.views

interface ArmorTabProps extends OptimizerProps {
  readonly loadouts: readonly Loadout[]
}

/** The optimizer, or all pieces to look through; where a link asks for certain pieces, just those. */
export function ArmorTab({ loadouts, ...props }: ArmorTabProps) {
  const asked = route.useSearch(({ pieces }) => pieces)
  const setAddress = useArmoryAddress()
  const list = DOMINATED_LISTS.find((known) => known === asked)
  if (props.armor.length === 0) return <Optimizer {...props} />
  if (list) return <DominatedArmor armor={props.armor} list={list} />
  return (
    <>
      <div className={styles.views}>
        <Segments
          label={said.label}
          selected={asked === 'all' ? 'all' : 'optimizer'}
          onSelect={(view) => setAddress({ pieces: view === 'all' ? 'all' : undefined })}
          segments={VIEWS.map((id) => ({ id, label: said[id] }))}
        />
      </div>
      {asked === 'all' ? <AllArmor {...props} loadouts={loadouts} /> : <Optimizer {...props} />}
    </>
  )
}

import { MOST_COMPARED, useCompare } from '../../../items/sheet/weapon/compare-context.ts'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { OptionalPart } from '../../../loading/OptionalPart.tsx'
import text from '../../../ui/text.module.css'
import { giveUp } from '../give-up.ts'
import { words } from './words.ts'

const PickedList = lazyPart(async () => (await import('./PickedList.tsx')).PickedList)
const labels = words.tray

/** What is picked for comparing, at the foot of the grid; away while nothing is. */
export function CompareTray({ weapons }: { readonly weapons: readonly WeaponItem[] }) {
  const compare = useCompare()
  if (!compare) return null
  const { picks, isRefusing, clear } = compare
  const picked = picks.flatMap((id) => weapons.find((item) => idOf(item) === id) ?? [])
  return (
    <>
      <span className={text.sr} role="status">
        {isRefusing && labels.full(MOST_COMPARED)}
        {!isRefusing && picked.length > 0 && labels.picked(picked.length, MOST_COMPARED)}
      </span>
      {picked.length > 0 && (
        <OptionalPart name="compare" onFailure={() => giveUp(clear)}>
          <PickedList picked={picked} compare={compare} />
        </OptionalPart>
      )}
    </>
  )
}

import { memo, useMemo } from 'react'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { routeAt } from '../../../routing/use-address.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useLayer } from '../address/use-layer.ts'
import { parseCompare } from '../compare/compare-picks.ts'
import { useReading } from '../reading.ts'
import { staleWords as labels } from '../stale-words.ts'
import styles from './StaleLinks.module.css'

const route = routeAt('/armory')

interface StaleLinksProps {
  readonly weapons: readonly WeaponItem[]
  readonly onShowAll: () => void
}

/** Says which weapons of a link are not there: dismantled since, or another player's. Without this the link would do nothing. */
export const StaleLinks = memo(function StaleLinks({ weapons, onShowAll }: StaleLinksProps) {
  const { item, compare, review } = route.useSearch((search) => ({
    item: search.item,
    compare: search.compare,
    review: search.review,
  }))
  const reading = useReading()
  const sheet = useLayer('item')
  const comparison = useLayer('compare')
  const owned = useMemo(() => new Set(weapons.map(idOf)), [weapons])
  const isKnown = reading !== 'underway'
  const compared = parseCompare(compare)
  // A review that is sent on begins with a weapon that is there.
  const isItemGone = isKnown && item !== undefined && review === undefined && !owned.has(item)
  const isCompareGone = isKnown && compared.length > 0 && !compared.some((id) => owned.has(id))
  const caution = reading === 'whole' ? labels.gone : labels.unread
  const note = (title: string, close: () => void) => (
    <Banner
      framed
      tone="plain"
      glyph="i-info"
      title={title}
      onDismiss={() => leave(close)}
      action={
        <Button
          size="small"
          onClick={() => {
            onShowAll()
            leave(close)
          }}
        >
          {labels.seeAll}
        </Button>
      }
    >
      {caution}
    </Banner>
  )
  return (
    <div role="status" className={styles.notes}>
      {isItemGone && note(labels.item, sheet.close)}
      {isCompareGone && note(labels.compare, comparison.close)}
    </div>
  )
})

/** The button goes with its note; the keyboard goes on where the weapons are. */
function leave(close: () => void) {
  close()
  document
    .querySelector<HTMLElement>('[role=grid] [data-weapon] button[tabindex="0"]')
    ?.focus({ preventScroll: true })
}

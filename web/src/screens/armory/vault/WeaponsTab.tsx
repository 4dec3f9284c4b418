import { memo, useCallback, useDeferredValue, useMemo } from 'react'
import { readKept, writeKept } from '../../../data/stored/storage.ts'
import { useJudged } from '../../../items/advice/use-judged.ts'
import { useReviews } from '../../../items/decisions/use-reviews.ts'
import { type ArmorItem, allGear } from '../../../items/gear-item.ts'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { useOwnWishes } from '../../../items/wishes/use-own-wishes.ts'
import { routeAt } from '../../../routing/use-address.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Foldable } from '../../../ui/page/Folds.tsx'
import { useAfterPaint } from '../../../ui/use-after-paint.ts'
import { countCleanUp } from '../review/queue/clean-up-list.ts'
import { accountFacts } from './query/search-facts.ts'
import { useVaultQuery } from './query/use-vault-query.ts'
import { VaultSearch } from './search/VaultSearch.tsx'
import { readVocabulary } from './search/vocabulary.ts'
import { SearchSlot } from './VaultBar.tsx'
import { type Account, VaultBody } from './VaultBody.tsx'
import styles from './WeaponsTab.module.css'

const route = routeAt('/armory')
const NO_WEAPONS: readonly WeaponItem[] = []

const keptFolds = (membershipId: string) => {
  const key = `folds_armory_${membershipId}`
  return { read: () => readKept(key), write: (value: string | null) => writeKept(key, value) }
}

interface WeaponsTabProps {
  readonly weapons: readonly WeaponItem[]
  readonly armor: readonly ArmorItem[]
  /** When the platform told of them. */
  readonly seenAt: string
  readonly membershipId: string
  readonly account: Account
}

/** Every weapon: search, filter, order, grid, and the sheet of the open one. */
export const WeaponsTab = memo(function WeaponsTab({
  weapons: owned,
  armor,
  seenAt,
  membershipId,
  account,
}: WeaponsTabProps) {
  const reviews = useReviews(membershipId)
  // Of the weapons as they came: a decision changes nothing of what a list says.
  const wishes = useOwnWishes(owned)
  const [query, setQuery] = useVaultQuery()
  const { decisions } = reviews
  const weapons = useJudged(owned, { decisions, mode: query.mode, seenAt })
  // The clean-up is for both activities, whatever the vault is looked at for.
  const forBoth = useJudged(query.mode === 'both' ? NO_WEAPONS : owned, { decisions, seenAt })
  const toGo = useMemo(() => {
    const judged = query.mode === 'both' ? weapons : forBoth
    return {
      weapons: countCleanUp(judged, decisions).open,
      all: countCleanUp(allGear({ weapons: judged, armor }), decisions).open,
    }
  }, [query.mode, weapons, forBoth, armor, decisions])
  // The letter appears at once; everything below the box follows when the browser has drawn it.
  const q = useDeferredValue(useAfterPaint(query.q))
  const { filters, sort, density, mode } = query
  const asked = useMemo(() => ({ q, filters, sort, density, mode }), [q, filters, sort, density, mode])
  const vocabulary = useMemo(() => readVocabulary(weapons), [weapons])
  const facts = useMemo(() => accountFacts(account), [account])
  const {
    item: openId,
    review,
    open: unfolded,
  } = route.useSearch(({ item, review: mode, open: fold }) => ({ item, review: mode, open: fold }))
  const kept = useMemo(() => keptFolds(membershipId), [membershipId])
  // In a review the address names the weapon that is being reviewed.
  const open = review ? undefined : weapons.find((item) => idOf(item) === openId)
  const search = useCallback((text: string) => setQuery({ q: text }), [setQuery])
  return (
    <div className={classNames(styles.vault, open && styles.withSheet)}>
      <Foldable kept={kept} asked={unfolded}>
        <SearchSlot
          value={
            <VaultSearch
              search={query.q}
              onSearch={search}
              vocabulary={vocabulary}
              membershipId={membershipId}
              facts={facts}
            />
          }
        >
          <VaultBody
            weapons={weapons}
            armor={armor}
            toGo={toGo}
            membershipId={membershipId}
            reviews={reviews}
            query={asked}
            onChange={setQuery}
            open={open}
            openId={openId}
            isReview={review !== undefined}
            seenAt={seenAt}
            account={account}
            wishes={wishes}
          />
        </SearchSlot>
      </Foldable>
    </div>
  )
})

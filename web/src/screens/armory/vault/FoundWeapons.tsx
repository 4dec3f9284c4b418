import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { GearItems } from '../../../items/gear-item.ts'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { OptionalPart } from '../../../loading/OptionalPart.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import text from '../../../ui/text.module.css'
import { giveUp } from '../give-up.ts'
import empty from './NoMatch.module.css'
import type { Account } from './query/search-facts.ts'
import type { Vault } from './query/use-vault.ts'
import type { ChangeVaultQuery } from './query/use-vault-query.ts'
import type { VaultQuery } from './query/vault-query.ts'
import { words } from './words/words.ts'

const NoMatch = lazyPart(async () => (await import('./NoMatch.tsx')).NoMatch)

interface FoundWeaponsProps {
  readonly gear: GearItems
  readonly account: Account
  readonly vault: Vault
  readonly query: VaultQuery
  readonly onChange: ChangeVaultQuery
  /** The weapons that were found, as tiles or as a list. */
  readonly children: ReactNode
}

/** How many weapons a search found, and these weapons; where there are none, why. */
export function FoundWeapons({ gear, account, vault, query, onChange, children }: FoundWeaponsProps) {
  const { weapons, armor } = gear
  const found = vault.view.shown.length
  const pieces = useMemo(() => armor.map(({ item }) => item), [armor])
  // Here before a search finds nothing, or it would say so too late.
  useEffect(() => void NoMatch.preload(), [])
  return (
    <>
      <FoundCount count={found} total={weapons.length} />
      {found === 0 ? (
        <NothingFound>
          <NoMatch
            weapons={weapons}
            armor={pieces}
            account={account}
            query={query}
            facts={vault.facts}
            onChange={onChange}
          />
        </NothingFound>
      ) : query.density === 'list' ? (
        <OptionalPart
          name="list"
          fallback={<Skeleton height="320px" />}
          onFailure={() => giveUp(() => onChange({ density: 'grid' }))}
        >
          {children}
        </OptionalPart>
      ) : (
        children
      )}
    </>
  )
}

/** Why nothing was found loads when it is asked for; that nothing was found is said whether it comes or not. */
function NothingFound({ children }: { readonly children: ReactNode }) {
  const [isAlone, setAlone] = useState(false)
  const alone = <EmptyState level={2} title={words.noMatch} />
  return (
    <Plate className={empty.empty}>
      {isAlone ? (
        alone
      ) : (
        <OptionalPart name="no-match" fallback={alone} onFailure={() => setAlone(true)}>
          {children}
        </OptionalPart>
      )}
    </Plate>
  )
}

interface FoundCountProps {
  readonly count: number
  readonly total: number
}

/** How many a search found, said to those who do not see it; nothing before the first search. */
function FoundCount({ count, total }: FoundCountProps) {
  const settled = useDeferredValue(count)
  const first = useRef(count)
  const [isAsked, setAsked] = useState(false)
  if (!isAsked && settled !== first.current) setAsked(true)
  return (
    <span className={text.sr} role="status">
      {isAsked && words.found(settled, total)}
    </span>
  )
}

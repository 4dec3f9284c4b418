import { compileSearch } from '@ai-vault/game/search/search-items.ts'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, memo, Suspense, useCallback, useMemo } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { useArmoryAddress } from '../use-armory-address.ts'
import { idOf, type WeaponItem } from '../weapon-item.ts'
import { groupWeapons } from './group-weapons.ts'
import { searchFacts } from './search-facts.ts'
import { ratingLookup } from './shown-rating.ts'
import { sortWeapons } from './sort-weapons.ts'
import { useVaultQuery } from './use-vault-query.ts'
import { viewVault } from './vault-view.ts'
import { WeaponGrid } from './WeaponGrid.tsx'
import styles from './WeaponsTab.module.css'

const WeaponSheet = lazy(() =>
  import('../weapon/WeaponSheet.tsx').then((module) => ({ default: module.WeaponSheet })),
)
const route = getRouteApi('/armory')
const NONE_FAILED: ReadonlySet<string> = new Set()

/** Every weapon: search, filter, order, grid, and the sheet of the open one. */
export const WeaponsTab = memo(function WeaponsTab({ weapons }: { readonly weapons: readonly WeaponItem[] }) {
  const [query] = useVaultQuery()
  const openId = route.useSearch({ select: ({ item }) => item })
  const setAddress = useArmoryAddress()
  const ratingOf = useMemo(() => ratingLookup(NONE_FAILED), [])
  const facts = useMemo(() => searchFacts(weapons, ratingOf), [weapons, ratingOf])
  const sorted = useMemo(() => sortWeapons(weapons, query.sort, ratingOf), [weapons, query.sort, ratingOf])
  const view = useMemo(() => {
    const search = compileSearch(
      query.q,
      weapons.map(({ item }) => item),
      facts,
    )
    return viewVault(sorted, search, query.quality, ratingOf)
  }, [sorted, weapons, query.q, query.quality, facts, ratingOf])
  const groups = useMemo(() => groupWeapons(view.shown, query.sort), [view.shown, query.sort])
  const open = weapons.find((item) => idOf(item) === openId)
  const isOpen = open !== undefined
  const show = useCallback(
    (id: string) => setAddress({ item: id }, isOpen ? 'replace' : 'push'),
    [setAddress, isOpen],
  )
  const close = useCallback(() => setAddress({ item: undefined }), [setAddress])
  return (
    <div className={classNames(styles.vault, open && styles.withSheet)}>
      <div className={styles.main}>
        <WeaponGrid groups={groups} ratingOf={ratingOf} openId={openId} onOpen={show} />
      </div>
      {open && (
        <div className={styles.sheet}>
          <Suspense>
            <WeaponSheet item={open} weapons={weapons} onClose={close} />
          </Suspense>
        </div>
      )}
    </div>
  )
})

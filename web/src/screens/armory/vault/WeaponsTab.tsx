import { getRouteApi } from '@tanstack/react-router'
import { lazy, memo, Suspense, useCallback } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Glyph } from '../../../ui/Glyph.tsx'
import { CompareProvider } from '../compare/CompareProvider.tsx'
import { CompareTray } from '../compare/CompareTray.tsx'
import { ReviewEntry } from '../review/ReviewEntry.tsx'
import { useReviews } from '../review/use-reviews.ts'
import { useArmoryAddress } from '../use-armory-address.ts'
import { idOf, type WeaponItem } from '../weapon-item.ts'
import { AnalysisOptions } from './AnalysisOptions.tsx'
import { BatchPanel } from './BatchPanel.tsx'
import { toggleClause } from './clauses.ts'
import { NoMatch } from './NoMatch.tsx'
import { Triage } from './Triage.tsx'
import { useAnalyses } from './use-analyses.ts'
import { useAnalysisSettings } from './use-analysis-settings.ts'
import { useBatch } from './use-batch.ts'
import { useVault } from './use-vault.ts'
import { useVaultQuery } from './use-vault-query.ts'
import { VaultBar } from './VaultBar.tsx'
import { VaultSearch } from './VaultSearch.tsx'
import { WeaponGrid } from './WeaponGrid.tsx'
import styles from './WeaponsTab.module.css'

const WeaponSheet = lazy(() =>
  import('../weapon/WeaponSheet.tsx').then((module) => ({ default: module.WeaponSheet })),
)
const ReviewMode = lazy(() =>
  import('../review/ReviewMode.tsx').then((module) => ({ default: module.ReviewMode })),
)
const route = getRouteApi('/armory')

interface WeaponsTabProps {
  readonly weapons: readonly WeaponItem[]
  readonly membershipId: string
}

/** Every weapon: search, filter, order, grid, and the sheet of the open one. */
export const WeaponsTab = memo(function WeaponsTab({ weapons, membershipId }: WeaponsTabProps) {
  const [query, setQuery] = useVaultQuery()
  const { item: openId, review } = route.useSearch({
    select: ({ item, review }) => ({ item, review }),
    structuralSharing: true,
  })
  const setAddress = useArmoryAddress()
  const reviews = useReviews(membershipId)
  const [settings, setSettings] = useAnalysisSettings()
  const { states, failed, analyze } = useAnalyses(weapons, membershipId, settings)
  const vault = useVault(weapons, query, failed, reviews.decisions)
  const { view, total, advice, search, ratingOf } = vault
  const batch = useBatch(view.shown, analyze)
  // In a review the address names the weapon that is being reviewed.
  const open = review ? undefined : weapons.find((item) => idOf(item) === openId)
  const isOpen = open !== undefined
  const show = useCallback(
    (id: string) => setAddress({ item: id }, isOpen ? 'replace' : 'push'),
    [setAddress, isOpen],
  )
  const close = useCallback(() => setAddress({ item: undefined }), [setAddress])
  const ask = (id: string) => {
    const item = weapons.find((weapon) => idOf(weapon) === id)
    if (item) void analyze(item)
  }
  const analyzeAll = (
    <Button
      tone="ai"
      size="small"
      disabled={batch.isRunning || view.shown.length === 0}
      onClick={batch.start}
    >
      <Glyph name="mark" size="s" />
      Analyze all
    </Button>
  )
  return (
    <CompareProvider weapons={weapons}>
      <div className={classNames(styles.vault, open && styles.withSheet)}>
        <div className={styles.main}>
          <VaultSearch
            search={query.q}
            onSearch={(q) => setQuery({ q })}
            errors={search.errors}
            vocabulary={vault.vocabulary}
            membershipId={membershipId}
          />
          <VaultBar query={query} onChange={setQuery} counts={view.counts} />
          <Triage
            shown={view.stats}
            total={total}
            advice={advice}
            search={query.q}
            godRollsOnly={query.quality === 'god-tier'}
            onGodRollsOnly={(on) => setQuery({ quality: on ? 'god-tier' : 'all' })}
            analyzeAll={analyzeAll}
            options={<AnalysisOptions settings={settings} onChange={setSettings} />}
          />
          <BatchPanel batch={batch} />
          <ReviewEntry
            weapons={weapons}
            shown={view.shown}
            reviews={reviews}
            onSearch={(q) => setQuery({ q })}
          />
          {view.shown.length === 0 ? (
            <NoMatch total={weapons.length} narrowest={vault.narrowest} onChange={setQuery} />
          ) : (
            <WeaponGrid
              groups={vault.groups}
              ratingOf={ratingOf}
              openId={openId}
              onOpen={show}
              density={query.density}
              analyses={states}
              onAnalyze={ask}
              decisions={reviews.decisions}
              onClause={(clause) => setQuery({ q: toggleClause(query.q, clause) })}
            />
          )}
          <CompareTray weapons={weapons} />
        </div>
        {open && (
          <div className={styles.sheet}>
            <Suspense>
              <WeaponSheet
                item={open}
                weapons={weapons}
                ratingOf={ratingOf}
                settings={settings}
                onClose={close}
              />
            </Suspense>
          </div>
        )}
      </div>
      {review && (
        <Suspense>
          <ReviewMode weapons={weapons} shown={view.shown} ratingOf={ratingOf} reviews={reviews} />
        </Suspense>
      )}
    </CompareProvider>
  )
})

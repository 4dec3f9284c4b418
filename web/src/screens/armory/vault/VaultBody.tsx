import { memo, useCallback } from 'react'
import type { Reviews } from '../../../items/decisions/use-reviews.ts'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { OptionalPart } from '../../../loading/OptionalPart.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { CompareProvider } from '../compare/CompareProvider.tsx'
import { CompareTray } from '../compare/CompareTray.tsx'
import { giveUp } from '../give-up.ts'
import { ReviewEntry } from '../review/ReviewEntry.tsx'
import { useLayer } from '../use-layer.ts'
import { AnalysisOptions } from './analysis/AnalysisOptions.tsx'
import { BatchPanel } from './analysis/BatchPanel.tsx'
import { useAnalyses } from './analysis/use-analyses.ts'
import { useAnalysisSettings } from './analysis/use-analysis-settings.ts'
import { useBatch } from './analysis/use-batch.ts'
import { usePicturesAhead } from './grid/use-pictures-ahead.ts'
import { WeaponGrid } from './grid/WeaponGrid.tsx'
import { NoMatch } from './NoMatch.tsx'
import { toggleClause } from './query/clauses.ts'
import { useVault } from './query/use-vault.ts'
import type { ChangeVaultQuery } from './query/use-vault-query.ts'
import { promptFor, type VaultQuery } from './query/vault-query.ts'
import { StaleLinks } from './StaleLinks.tsx'
import { Triage } from './Triage.tsx'
import { VaultBar } from './VaultBar.tsx'
import styles from './WeaponsTab.module.css'
import { words } from './words/words.ts'

const sheet = lazyPart(() =>
  import('../../../items/sheet/WeaponSheet.tsx').then(({ WeaponSheet }) => WeaponSheet),
)
const reviewMode = lazyPart(() => import('../review/ReviewMode.tsx').then(({ ReviewMode }) => ReviewMode))

interface VaultBodyProps {
  readonly weapons: readonly WeaponItem[]
  readonly membershipId: string
  readonly reviews: Reviews
  readonly query: VaultQuery
  readonly onChange: ChangeVaultQuery
  /** The weapon whose sheet is open. */
  readonly open: WeaponItem | undefined
  readonly openId: string | undefined
  readonly isReview: boolean
}

/** All that answers a query. */
export const VaultBody = memo(function VaultBody(props: VaultBodyProps) {
  const { weapons, membershipId, reviews, query, onChange, open, openId, isReview } = props
  const { open: openSheet, close } = useLayer('item')
  const { close: closeReview } = useLayer('review')
  const [settings, setSettings] = useAnalysisSettings()
  const { states, failed, analyze } = useAnalyses(weapons, membershipId, settings)
  const vault = useVault(weapons, query, failed, reviews.decisions)
  const { view, ratingOf } = vault
  const batch = useBatch(view.shown, analyze)
  usePicturesAhead(view.shown)
  const show = useCallback((id: string) => openSheet({ item: id }), [openSheet])
  const addClause = useCallback(
    (clause: string) => onChange((now) => ({ q: toggleClause(now.q, clause) })),
    [onChange],
  )
  const showAll = useCallback(() => onChange({ q: '', quality: 'all' }), [onChange])
  const search = useCallback((q: string) => onChange({ q }), [onChange])
  const ask = useCallback(
    (id: string) => {
      const item = weapons.find((weapon) => idOf(weapon) === id)
      if (item) void analyze(item)
    },
    [weapons, analyze],
  )
  const analyzeAll = (
    <Button
      tone="ai"
      size="small"
      disabled={batch.isRunning || view.shown.length === 0}
      onClick={batch.start}
    >
      <Glyph name="mark" size="s" />
      {words.batch.start}
    </Button>
  )
  return (
    <CompareProvider weapons={weapons}>
      <div className={styles.main}>
        <StaleLinks weapons={weapons} onShowAll={showAll} />
        <VaultBar
          quality={query.quality}
          sort={query.sort}
          density={query.density}
          onChange={onChange}
          counts={view.counts}
        />
        <Triage
          shown={view.stats}
          total={vault.total}
          advice={vault.advice}
          search={query.q}
          godRollsOnly={query.quality === 'god-tier'}
          onGodRollsOnly={(on) => onChange({ quality: on ? 'god-tier' : 'all' })}
          analyzeAll={analyzeAll}
          options={<AnalysisOptions settings={settings} onChange={setSettings} />}
        />
        <BatchPanel batch={batch} prompt={promptFor(query, view.shown.length)} />
        <ReviewEntry weapons={weapons} shown={view.shown} reviews={reviews} onSearch={search} />
        {view.shown.length === 0 ? (
          <NoMatch total={weapons.length} narrowest={vault.narrowest} onChange={onChange} />
        ) : (
          <WeaponGrid
            // Rows of the list are measured, tiles are not: what was measured must not outlive the list.
            key={query.density}
            groups={vault.groups}
            ratingOf={ratingOf}
            openId={openId}
            onOpen={show}
            density={query.density}
            analyses={states}
            onAnalyze={ask}
            decisions={reviews.decisions}
            onClause={addClause}
          />
        )}
        <CompareTray weapons={weapons} />
      </div>
      {open && (
        <div className={styles.sheet}>
          <OptionalPart
            name={idOf(open)}
            fallback={<Skeleton height="320px" />}
            onFailure={() => giveUp(sheet.renew, close)}
          >
            <sheet.Part
              item={open}
              weapons={weapons}
              ratingOf={ratingOf}
              settings={settings}
              placement="beside"
              onOpen={show}
              onClose={close}
            />
          </OptionalPart>
        </div>
      )}
      {isReview && (
        <OptionalPart name="review" onFailure={() => giveUp(reviewMode.renew, closeReview)}>
          <reviewMode.Part weapons={weapons} shown={view.shown} ratingOf={ratingOf} reviews={reviews} />
        </OptionalPart>
      )}
    </CompareProvider>
  )
})

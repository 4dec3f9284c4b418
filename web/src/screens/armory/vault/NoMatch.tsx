import { Button } from '../../../ui/controls/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import styles from './NoMatch.module.css'
import type { NarrowClause } from './query/narrowest-clause.ts'
import type { ChangeVaultQuery } from './query/use-vault-query.ts'
import { noMatchWords as said } from './words/no-match-words.ts'

interface NoMatchProps {
  readonly total: number
  readonly narrowest: NarrowClause | undefined
  readonly onChange: ChangeVaultQuery
}

/** F-136: nothing fits, which part of the question is to blame, and the way out. */
export function NoMatch({ total, narrowest, onChange }: NoMatchProps) {
  const drop = () =>
    onChange(narrowest?.kind === 'quality' ? { quality: 'all' } : { q: narrowest?.without ?? '' })
  const blame = narrowest && said.blame(narrowest.clause, narrowest.excludes, total)
  return (
    <Plate className={styles.empty}>
      <EmptyState
        level={2}
        title={said.title}
        hint={blame}
        actions={
          <>
            <Button tone="gold" onClick={() => onChange({ q: '', quality: 'all' })}>
              {said.clear}
            </Button>
            {narrowest && <Button onClick={drop}>{said.leaveOut(narrowest.clause)}</Button>}
          </>
        }
      />
    </Plate>
  )
}

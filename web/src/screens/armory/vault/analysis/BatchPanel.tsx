import type { Query } from '@ai-vault/contract/advice/query.ts'
import { leaveForSentinel } from '../../../../data/sentinel/leave-for-sentinel.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../../../../ui/controls/buttons/LinkButton.tsx'
import { ProgressBar } from '../../../../ui/figures/gauges/ProgressBar.tsx'
import { Plate } from '../../../../ui/page/Plate.tsx'
import type { Quality, VaultQuery } from '../query/vault-query.ts'
import styles from './BatchPanel.module.css'
import type { BatchProgress } from './batch.ts'
import type { useBatch } from './use-batch.ts'
import { batchWords as said } from './words/batch-words.ts'

function describe({ total, done, failed, ended }: BatchProgress): string {
  switch (ended) {
    case 'finished':
      return failed > 0 ? said.partly(done, total, failed) : said.finished(done, total)
    case 'cancelled':
      return said.cancelled(done, total)
    case 'failing':
      return said.failing(done, total)
    default:
      return said.analyzing(done, total)
  }
}

/** What Sentinel is asked about the weapons a query shows (F-121). */
export function promptFor({ q, quality }: VaultQuery, count: number): string {
  const asked = [q.trim(), quality === 'all' ? '' : said.quality(quality)].filter(Boolean).join(', ')
  return asked ? said.promptFor(count, asked) : said.prompt(count)
}

const QUALITY_CLAUSES: Readonly<Record<Quality, string>> = {
  all: '',
  'god-tier': 'is:godroll',
  excellent: 'is:excellent',
  exotic: 'is:exotic',
  legendary: 'is:legendary',
}

/** The same as data: these weapons, with how good they are and how many can go. */
export function queryFor({ q, quality }: VaultQuery): Query {
  const filter = [q.trim(), QUALITY_CLAUSES[quality]].filter(Boolean).join(' ')
  const slots = { item_kind: 'weapon' as const, ...(filter ? { filter: filter.slice(0, 300) } : {}) }
  return { intent: 'do_i_have', slots, exclude: [], unread: [] }
}

interface BatchPanelProps {
  readonly batch: ReturnType<typeof useBatch>
  readonly progress: BatchProgress
  /** What Sentinel is asked about: the same weapons, by the same search. */
  readonly query: VaultQuery
  readonly shown: number
}

/** F-121: how far the analysis of everything shown is, the way to stop it, and the way to Sentinel. */
export function BatchPanel({ batch, progress, query, shown }: BatchPanelProps) {
  const { isRunning } = batch
  return (
    <Plate tone="ai" className={styles.panel} role="region" aria-label={said.label}>
      <div className={styles.progress}>
        {isRunning ? (
          <ProgressBar label={describe(progress)} value={progress.done} max={progress.total} />
        ) : (
          <p role="status">{describe(progress)}</p>
        )}
      </div>
      {isRunning ? (
        <Button size="small" onClick={batch.cancel}>
          {said.cancel}
        </Button>
      ) : (
        <>
          <LinkButton
            size="small"
            tone="ai"
            to="/sentinel-ai"
            onClick={() => leaveForSentinel({ prompt: promptFor(query, shown), query: queryFor(query) })}
          >
            {said.askSentinel}
          </LinkButton>
          <Button size="small" onClick={batch.dismiss}>
            {said.close}
          </Button>
        </>
      )}
    </Plate>
  )
}

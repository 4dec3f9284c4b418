import type { ArchiveProgress } from '@ai-vault/contract/archives.ts'
import { ProgressBar } from '../../../ui/figures/gauges/ProgressBar.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words/words.ts'
import styles from './FetchProgress.module.css'

/** How much of the lifetime is kept; gone once it is whole. */
export function FetchProgress({ progress }: { readonly progress: ArchiveProgress }) {
  const { state, runs, characters, characters_done: done, reason } = progress
  if (state === 'done') return null
  const said = words.fetching
  const note = state === 'paused' ? (said.paused[reason ?? ''] ?? said.pausedOtherwise) : said.going
  return (
    <section className={styles.progress} aria-label={said.label}>
      <p>
        <b className={text.read}>{said.kept(runs)}</b>{' '}
        <span className={`${text.small} ${text.dim}`}>{said.of(done, characters)}</span>
      </p>
      <ProgressBar label={said.label} value={done} max={Math.max(1, characters)} />
      <p className={`${text.small} ${state === 'paused' ? text.warn : text.dim}`} role="status">
        {note}
      </p>
    </section>
  )
}

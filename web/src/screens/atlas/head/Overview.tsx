import type { ProgressAnswer, TriumphsAnswer } from '@ai-vault/contract/atlas/records.ts'
import { isTitleToEarn } from '@ai-vault/game/triumphs/titles.ts'
import { useQuery } from '@tanstack/react-query'
import { progressQuery, triumphsQuery } from '../../../data/atlas/record-queries.ts'
import type { SignedIn } from '../../../data/session/session-check.ts'
import { Link } from '../../../routing/Link.tsx'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { formatCount } from '../../../ui/figures/count.ts'
import { Meter } from '../../../ui/figures/gauges/Meter.tsx'
import { MISSING } from '../../../ui/figures/Reading.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import type { AtlasSearch } from '../atlas-search.ts'
import { ListFailure } from '../ListFailure.tsx'
import { Tonight } from '../plan/Tonight.tsx'
import { triumphName } from '../triumphs/triumph-name.ts'
import { useGoToTriumph } from '../triumphs/use-go-to-triumph.ts'
import { words } from '../words.ts'
import styles from './Head.module.css'
import { PriorityMissions } from './PriorityMissions.tsx'

const TONIGHT_SHOWN = 3

type Progress = ProgressAnswer['progress']

/** The nearest triumphs, what fits into tonight and the nearest titles; below them where the player stands, each figure the way to its place. */
export function Overview({ session }: { readonly session: SignedIn }) {
  const { membershipId } = session
  const triumphs = useQuery(triumphsQuery(membershipId))
  const { data, isError, refetch } = useQuery(progressQuery(membershipId))
  const { data: records } = triumphs
  const hasFailed = triumphs.isError && !records
  return (
    <>
      {hasFailed ? (
        <ListFailure what={words.lists.triumphs} onRetry={() => void triumphs.refetch()} />
      ) : (
        <Bays className={styles.first}>
          <Bay>
            <PriorityMissions membershipId={membershipId} />
          </Bay>
          <Bay>
            <Tonight session={session} few={TONIGHT_SHOWN} />
          </Bay>
        </Bays>
      )}
      {records && <NearestTitles {...records} />}
      <Figures progress={data?.progress ?? {}} />
      {isError && <ListFailure what={words.head.progress} onRetry={() => void refetch()} />}
    </>
  )
}

/** F-203 to F-205: how much is done; each opens the list it counts. */
function Figures({ progress }: { readonly progress: Progress }) {
  const { triumphs, collectibles, seals, score } = progress
  const labels = words.head
  return (
    <Bays className={styles.figures} role="group" aria-label={labels.figures}>
      <Figure
        label={labels.claimable}
        value={progress.claimable}
        search={{ list: 'triumphs', show: 'claim' }}
      />
      <Figure
        label={labels.triumphs}
        value={triumphs?.done}
        of={triumphs && words.ofAll(triumphs.total, triumphs.percent)}
        search={{ list: 'triumphs' }}
      />
      <Figure
        label={labels.seals}
        value={seals?.done}
        of={seals && words.total(seals.total)}
        search={{ list: 'titles' }}
      />
      <Figure
        label={labels.collectibles}
        value={collectibles?.done}
        of={collectibles && words.ofAll(collectibles.total, collectibles.percent)}
        search={{ list: 'collectibles' }}
      />
      <Figure
        label={labels.obtainable}
        value={progress.obtainable_now}
        {...(progress.exotics_missing !== undefined && { of: labels.exotics(progress.exotics_missing) })}
        search={{ list: 'collectibles', show: 'obtainable' }}
      />
      <Figure
        label={labels.score}
        value={score?.active}
        of={score && labels.lifetime(score.lifetime)}
        search={{ list: 'triumphs', sort: 'points' }}
      />
    </Bays>
  )
}

interface FigureProps {
  readonly label: string
  readonly value: number | undefined
  readonly of?: string | undefined
  readonly search: AtlasSearch
}

function Figure({ label, value, of, search }: FigureProps) {
  return (
    <Link to="/atlas" search={search} className={styles.figure} data-figure={label}>
      <span className={text.cap}>{label}</span>
      <span className={styles.value}>
        <b data-value>{value === undefined ? MISSING : formatCount(value)}</b> {of && <small>{of}</small>}
      </span>
      <Glyph name="i-right" size="s" />
    </Link>
  )
}

const SHOWN = 3

/** The titles that lack the least, each with the triumph to do next and where. */
function NearestTitles({ seals, triumphs }: Pick<TriumphsAnswer, 'seals' | 'triumphs'>) {
  const goTo = useGoToTriumph()
  const nearest = seals
    .flatMap((seal) => {
      const next = triumphs.find(({ hash }) => hash === seal.open[0])
      return next && isTitleToEarn(seal) ? [{ seal, next }] : []
    })
    .slice(0, SHOWN)
  if (nearest.length === 0) return null
  return (
    <section aria-labelledby="nearest-titles">
      <SectionHead kind="group" title={words.head.nearest} id="nearest-titles">
        <Link to="/atlas" search={{ list: 'titles' }}>
          {words.head.allTitles}
        </Link>
      </SectionHead>
      <ol className={styles.titles}>
        {nearest.map(({ seal, next }) => (
          <li key={seal.hash} className={styles.near}>
            <h3>
              <bdi>{seal.title}</bdi>
            </h3>
            <b className={styles.percent}>{words.of(seal.done, seal.total)}</b>
            <span className={styles.reason}>
              {words.titles.next}:{' '}
              <TextButton onClick={() => goTo(next)}>
                <bdi>{triumphName(next)}</bdi>
              </TextButton>
              {next.where && ` · ${words.where(next.where)}`}
            </span>
            <Meter
              label={words.progressOf(seal.title)}
              value={seal.percent}
              valueText={words.of(seal.done, seal.total)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

import type { Triumph } from '@ai-vault/contract/atlas/records.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { triumphsQuery } from '../../data/atlas/record-queries.ts'
import { openAt } from '../../data/atlas/standing.ts'
import { destinationsQuery } from '../../data/queries/planets-query.ts'
import { routeAt } from '../../routing/use-address.ts'
import { TextButton } from '../../ui/controls/buttons/TextButton.tsx'
import { SearchBox } from '../../ui/controls/SearchBox.tsx'
import { ErrorLine } from '../../ui/feedback/failures/ErrorPanel.tsx'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import text from '../../ui/text.module.css'
import { DestinationDetail } from './DestinationDetail.tsx'
import styles from './PlanetMaps.module.css'
import { words } from './words.ts'

const route = routeAt('/archives')
const labels = words.planets

/** Every destination with what is left to do there, and one of them in full (F-240, F-241). */
export function PlanetMaps({ membershipId }: { readonly membershipId: string }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { data, isError, refetch } = useQuery(destinationsQuery())
  const { data: records } = useQuery(triumphsQuery(membershipId))
  const [wanted, setWanted] = useState('')
  const all = data?.destinations ?? []
  const destination = search.destination ?? nearestOf(all, records?.triumphs)
  const found = all.filter(
    ({ name, hash }) => fold(name).includes(fold(wanted.trim())) || String(hash).includes(wanted.trim()),
  )
  const detail = useRef<HTMLDivElement>(null)
  const choose = (hash: number) => {
    navigate({
      search: (now) => ({ ...now, destination: hash }),
      resetScroll: false,
    })
    // On a phone the detail stands below the whole list.
    requestAnimationFrame(() => detail.current?.scrollIntoView({ block: 'nearest' }))
  }
  return (
    <div className={styles.planets}>
      <section aria-label={labels.listLabel}>
        <SearchBox
          label={labels.search}
          placeholder={labels.placeholder}
          value={wanted}
          onChange={setWanted}
        />
        {!data && isError && (
          <ErrorLine>
            {labels.failedList} <TextButton onClick={() => void refetch()}>{words.retry}</TextButton>
          </ErrorLine>
        )}
        {!data && !isError && <Thinking>{labels.loading}</Thinking>}
        {data && (
          <>
            <p className={`${text.cap} ${styles.count}`} role="status">
              {labels.count(found.length, all.length)}
            </p>
            {found.length === 0 && (
              <p className={text.soft}>
                {labels.none} <TextButton onClick={() => setWanted('')}>{labels.clear}</TextButton>
              </p>
            )}
            <ul>
              {found.map(({ hash, name }) => (
                <li key={hash}>
                  <button
                    type="button"
                    className={styles.destination}
                    aria-pressed={hash === destination}
                    onClick={() => choose(hash)}
                  >
                    <b>{name}</b>
                    <span className={styles.open}>
                      {records && labels.open(openAt(hash, records.triumphs).length)}
                    </span>
                    <code className={text.sr}>
                      {labels.hash} {hash}
                    </code>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <div ref={detail} className={styles.detail}>
        {destination === undefined ? (
          <p className={text.soft}>{records ? labels.choose : labels.loading}</p>
        ) : (
          <DestinationDetail key={destination} hash={destination} membershipId={membershipId} />
        )}
      </div>
    </div>
  )
}

/** The destination of the triumph nearest to done: something is there to see before one is chosen. */
function nearestOf(
  destinations: readonly { readonly hash: number }[],
  triumphs: readonly Triumph[] = [],
): number | undefined {
  const percentAt = ({ hash }: { readonly hash: number }) => openAt(hash, triumphs)[0]?.percent ?? -1
  const [first] = destinations.toSorted((one, other) => percentAt(other) - percentAt(one))
  return first && percentAt(first) >= 0 ? first.hash : undefined
}

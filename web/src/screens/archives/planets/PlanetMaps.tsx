import { fold } from '@ai-vault/game/search/fold.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { destinationsQuery } from '../../../data/queries/planets-query.ts'
import { routeAt } from '../../../routing/use-address.ts'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { SearchBox } from '../../../ui/controls/SearchBox.tsx'
import { ErrorLine } from '../../../ui/feedback/failures/ErrorPanel.tsx'
import { Thinking } from '../../../ui/feedback/Skeleton.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words/words.ts'
import { DestinationDetail } from './DestinationDetail.tsx'
import styles from './PlanetMaps.module.css'

const route = routeAt('/archives')
const said = words.planets

/** Every destination of the game's definitions, and one of them with its zones (F-240, F-241). */
export function PlanetMaps() {
  const { destination } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, isError, refetch } = useQuery(destinationsQuery())
  const [wanted, setWanted] = useState('')
  const all = data?.destinations ?? []
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
      <section aria-label={said.listLabel}>
        <SearchBox label={said.search} placeholder={said.placeholder} value={wanted} onChange={setWanted} />
        {!data && isError && (
          <ErrorLine>
            {said.failedList} <TextButton onClick={() => void refetch()}>{words.retry}</TextButton>
          </ErrorLine>
        )}
        {!data && !isError && <Thinking>{said.loading}</Thinking>}
        {data && (
          <>
            <p className={`${text.cap} ${styles.count}`} role="status">
              {said.count(found.length, all.length)}
            </p>
            {found.length === 0 && (
              <p className={text.soft}>
                {said.none} <TextButton onClick={() => setWanted('')}>{said.clear}</TextButton>
              </p>
            )}
            <p className={`${text.cap} ${styles.head}`} aria-hidden="true">
              <span>{said.name}</span>
              <span>{said.hash}</span>
              <span>{said.zonesTitle}</span>
            </p>
            <ul>
              {found.map(({ hash, name, zones }) => (
                <li key={hash}>
                  <button
                    type="button"
                    className={styles.destination}
                    aria-pressed={hash === destination}
                    onClick={() => choose(hash)}
                  >
                    <b>{name}</b>
                    <code>{hash}</code>
                    <span className={text.read}>{zones}</span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <div ref={detail} className={styles.detail}>
        {destination === undefined ? (
          <p className={text.soft}>{said.choose}</p>
        ) : (
          <DestinationDetail key={destination} hash={destination} />
        )}
      </div>
    </div>
  )
}

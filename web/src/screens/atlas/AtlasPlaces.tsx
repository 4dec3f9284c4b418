import { isTitleToEarn } from '@ai-vault/game/triumphs/titles.ts'
import { useQuery } from '@tanstack/react-query'
import { collectiblesQuery, triumphsQuery } from '../../data/atlas/record-queries.ts'
import { isOpenTriumph } from '../../data/atlas/standing.ts'
import { Link } from '../../routing/Link.tsx'
import { formatCount } from '../../ui/figures/count.ts'
import styles from './AtlasPlaces.module.css'
import { PLACES, type Place } from './atlas-search.ts'
import { words } from './words/words.ts'

interface AtlasPlacesProps {
  readonly membershipId: string
  readonly current: Place
}

/** The places of the Atlas on the line of its heading, with how much is still open in each. */
export function AtlasPlaces({ membershipId, current }: AtlasPlacesProps) {
  const { data: records } = useQuery(triumphsQuery(membershipId))
  const { data: collectibles } = useQuery(collectiblesQuery(membershipId))
  const counts: Partial<Record<Place, number | undefined>> = {
    triumphs: records?.triumphs.filter(isOpenTriumph).length,
    titles: records?.seals.filter(isTitleToEarn).length,
    collectibles: collectibles?.collectibles.filter(({ acquired }) => !acquired).length,
  }
  return (
    <nav aria-label={words.places.label} className={styles.places}>
      {PLACES.map((place) => (
        <Link
          key={place}
          to="/atlas"
          search={place === 'overview' ? {} : { list: place }}
          resetScroll={false}
          aria-current={place === current ? 'page' : undefined}
        >
          {words.places[place]}
          {counts[place] !== undefined && (
            <span className={styles.count}>
              {formatCount(counts[place])} <span className={styles.open}>{words.places.open}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}

import { isTitleOpen } from '@ai-vault/game/triumphs/titles.ts'
import { useQuery } from '@tanstack/react-query'
import { collectiblesQuery, triumphsQuery } from '../../data/atlas/record-queries.ts'
import { isOpenTriumph } from '../../data/atlas/standing.ts'
import { Link } from '../../routing/Link.tsx'
import { formatCount } from '../../ui/figures/count.ts'
import styles from './AtlasPlaces.module.css'
import { PLACES, type Place } from './atlas-search.ts'
import { words } from './words.ts'

interface AtlasPlacesProps {
  readonly membershipId: string
  readonly current: Place
}

/** What is hidden counts nothing: 0 would say that nothing is left. */
const shared = <Answer extends { readonly withheld: boolean }>(answer: Answer | undefined) =>
  answer?.withheld ? undefined : answer

/** The places of the Atlas on the line of its heading, with how much is still open in each. */
export function AtlasPlaces({ membershipId, current }: AtlasPlacesProps) {
  const { data: records } = useQuery(triumphsQuery(membershipId))
  const { data: collectibles } = useQuery(collectiblesQuery(membershipId))
  const counts: Partial<Record<Place, number | undefined>> = {
    triumphs: shared(records)?.triumphs.filter(isOpenTriumph).length,
    titles: shared(records)?.seals.filter(isTitleOpen).length,
    collectibles: shared(collectibles)?.collectibles.filter(({ acquired }) => !acquired).length,
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
              {formatCount(counts[place])}{' '}
              {place === 'collectibles' ? words.places.missing : words.places.open}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}

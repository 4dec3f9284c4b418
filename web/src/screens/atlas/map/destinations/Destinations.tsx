import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { collectiblesQuery, triumphsQuery } from '../../../../data/atlas/record-queries.ts'
import { nameAt } from '../../../../data/atlas/standing.ts'
import { Link } from '../../../../routing/Link.tsx'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import { Meter } from '../../../../ui/figures/gauges/Meter.tsx'
import { percentOf } from '../../../../ui/figures/percent.ts'
import { Say } from '../../../../ui/page/Say.tsx'
import { SectionHead } from '../../../../ui/page/SectionHead.tsx'
import { triumphName } from '../../triumphs/triumph-name.ts'
import { useGoToTriumph } from '../../triumphs/use-go-to-triumph.ts'
import type { MapPoints } from '../use-map-points.ts'
import { words } from '../words.ts'
import styles from './Destinations.module.css'
import { type LeftThere, leftByDestination, placesLeft } from './left-there.ts'

const labels = words.left
const FEW = 6

/** Of every destination what is left there for the player, that of the nearest triumph first. */
export function useLeftThere(membershipId: string, map: MapPoints): readonly LeftThere[] {
  const { listed, all, visited, answer } = map
  const { data: records } = useQuery(triumphsQuery(membershipId))
  const { data: collectibles } = useQuery(collectiblesQuery(membershipId))
  return useMemo(
    () =>
      leftByDestination(listed, {
        points: map.destination === undefined ? answer && all : undefined,
        visited,
        triumphs: records?.triumphs ?? [],
        collectibles: collectibles?.withheld ? undefined : collectibles?.collectibles,
      }),
    [listed, answer, all, map.destination, visited, records, collectibles],
  )
}

interface DestinationsProps {
  readonly rows: readonly LeftThere[]
  /** Another one is on the map. */
  readonly isElsewhere: boolean
}

/** What to do now at each destination and what the player lacks; a few, then all. */
export function Destinations({ rows, isElsewhere }: DestinationsProps) {
  const [isWhole, setWhole] = useState(false)
  if (rows.length === 0) return null
  const title = isElsewhere ? labels.elsewhere : labels.title
  const shown = isWhole ? rows : rows.slice(0, FEW)
  return (
    <section className={styles.section} aria-label={title}>
      <SectionHead title={title} kind="group" level={3}>
        {rows.length > FEW && (
          <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? labels.few : labels.all(rows.length)}
          </TextButton>
        )}
      </SectionHead>
      <ul className={styles.rows}>
        {shown.map((row) => (
          <li key={row.hash}>
            <Destination row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where to go first, in one sentence. */
export function WhereFirst({ first }: { readonly first: LeftThere }) {
  return <Say>{whereFirst(first)}</Say>
}

function whereFirst(first: LeftThere): string {
  const [triumph] = first.open
  if (triumph) return labels.say(first.name, nameAt(first.name, triumphName(triumph)), triumph.percent)
  const left = placesLeft(first)
  return left > 0 ? labels.sayPlaces(first.name, left) : labels.sayNothing
}

function Destination({ row }: { readonly row: LeftThere }) {
  const { hash, name, places, open } = row
  const goTo = useGoToTriumph('map')
  const [next] = open
  return (
    <article className={styles.row}>
      <h4>
        <Link to="/atlas" search={{ list: 'map', destination: String(hash) }}>
          <bdi>{name}</bdi>
        </Link>
      </h4>
      {places && places.of > 0 && (
        <>
          <b className={styles.count}>{labels.found(places.found, places.of)}</b>
          <Meter
            label={labels.meter(name)}
            value={percentOf(places.found, places.of)}
            valueText={labels.found(places.found, places.of)}
          />
        </>
      )}
      {next && (
        <p className={styles.next}>
          {labels.now}{' '}
          <TextButton onClick={() => goTo(next)}>
            <bdi>{nameAt(name, triumphName(next))}</bdi>
          </TextButton>
          {next.percent > 0 && `, ${labels.percent(next.percent)}`}
        </p>
      )}
      <p className={styles.lack}>{labels.lack(placesLeft(row), open.length, row.missing ?? 0)}</p>
    </article>
  )
}

import { useMemo } from 'react'
import { isDone, placesLeft, progressAt, useRecords } from '../../../../data/atlas/destination-progress.ts'
import { nameAt } from '../../../../data/atlas/standing.ts'
import { Link } from '../../../../routing/Link.tsx'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import { Meter } from '../../../../ui/figures/gauges/Meter.tsx'
import { percentOf } from '../../../../ui/figures/percent.ts'
import { Say } from '../../../../ui/page/Say.tsx'
import { SectionHead } from '../../../../ui/page/SectionHead.tsx'
import { useFewThenAll } from '../../../../ui/page/use-few-then-all.tsx'
import { bringIntoSight } from '../../bring-into-sight.ts'
import { triumphName } from '../../triumphs/triumph-name.ts'
import { useGoToTriumph } from '../../triumphs/use-go-to-triumph.ts'
import type { MapPoints } from '../use-map-points.ts'
import { words } from '../words.ts'
import styles from './Destinations.module.css'
import { type DestinationRow, destinationRows } from './destination-rows.ts'

const labels = words.left
const FEW = 6

/** Of every destination what is left there for the player, that of the nearest triumph first. */
export function useDestinationRows(membershipId: string, map: MapPoints): readonly DestinationRow[] {
  const { listed, allPoints } = map
  const records = useRecords(membershipId)
  return useMemo(
    () => destinationRows(listed, (hash) => progressAt(hash, records, allPoints)),
    [listed, records, allPoints],
  )
}

interface DestinationsProps {
  readonly rows: readonly DestinationRow[]
  /** Another one is on the map. */
  readonly isElsewhere: boolean
}

/** What to do now at each destination and what the player lacks. */
export function Destinations({ rows, isElsewhere }: DestinationsProps) {
  const { shown, button } = useFewThenAll({ id: 'destinations', few: rows.slice(0, FEW), all: rows })
  if (rows.length === 0) return null
  const title = isElsewhere ? labels.elsewhere : labels.title
  return (
    <section className={styles.section} aria-label={title}>
      <SectionHead title={title} kind="group" level={3}>
        {button}
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
export function WhereFirst({ first }: { readonly first: DestinationRow }) {
  // While something is not read, what has most left is not known either; without it there is only a list.
  const isKnown = first.open !== undefined && first.places !== undefined
  return isKnown && <Say>{whereFirst(first)}</Say>
}

function whereFirst(first: DestinationRow): string {
  const [triumph] = first.open ?? []
  if (triumph) return labels.say(first.name, nameAt(first.name, triumphName(triumph)), triumph.percent)
  const left = placesLeft(first) ?? 0
  if (left > 0) return labels.sayPlaces(first.name, left)
  return first.missing?.length ? labels.sayCollect(first.name, first.missing.length) : labels.sayNothing
}

function Destination({ row }: { readonly row: DestinationRow }) {
  const { hash, name, places, open, missing } = row
  const goTo = useGoToTriumph('map')
  const [next] = open ?? []
  return (
    <article className={styles.row}>
      <h4>
        <Link
          to="/atlas"
          search={{ list: 'map', destination: String(hash) }}
          onClick={() => bringIntoSight('map')}
        >
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
      <p className={styles.lack}>
        {labels.lack(placesLeft(row) ?? 0, open?.length ?? 0, missing?.length ?? 0) ||
          (isDone(row) ? labels.nothing : labels.notRead)}
      </p>
    </article>
  )
}

import type { MapDestinationsAnswer } from '@ai-vault/contract/atlas/points.ts'
import { useMemo } from 'react'
import {
  type DestinationProgress,
  isDone,
  placesLeft,
  progressAt,
  useRecords,
} from '../../../data/atlas/destination-progress.ts'
import { nameAt } from '../../../data/atlas/standing.ts'
import { Link } from '../../../routing/Link.tsx'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { Meter } from '../../../ui/figures/gauges/Meter.tsx'
import { percentOf } from '../../../ui/figures/percent.ts'
import { Say } from '../../../ui/page/Say.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { useFewThenAll } from '../../../ui/page/use-few-then-all.tsx'
import { bringIntoSight } from '../bring-into-sight.ts'
import { triumphName } from '../triumphs/triumph-name.ts'
import { useGoToTriumph } from '../triumphs/use-go-to-triumph.ts'
import styles from './Destinations.module.css'
import type { MapPoints } from './use-map-points.ts'
import { words } from './words.ts'

interface DestinationRow extends DestinationProgress {
  readonly hash: number
  readonly name: string
}

/** Every destination: that of the triumph nearest to done first, then by places that are left, then by what is to collect. */
export function destinationRows(
  destinations: MapDestinationsAnswer['destinations'],
  progressOf: (destination: number) => DestinationProgress,
): readonly DestinationRow[] {
  const nearest = ({ open }: DestinationRow) => open?.[0]?.percent ?? -1
  const left = (row: DestinationRow) => placesLeft(row) ?? 0
  const missing = (row: DestinationRow) => row.missing?.length ?? 0
  return destinations
    .map(({ hash, name }) => ({ hash, name, ...progressOf(hash) }))
    .toSorted(
      (one, other) =>
        nearest(other) - nearest(one) || left(other) - left(one) || missing(other) - missing(one),
    )
}

const labels = words.left
const FEW = 6
const FEW_HERE = 3

/** Of every destination what is left there for the player, that of the nearest triumph first. */
export function useDestinationRows(membershipId: string, map: MapPoints): readonly DestinationRow[] {
  const { listed, destination, ownPoints } = map
  const records = useRecords(membershipId)
  return useMemo(
    () =>
      destinationRows(listed, (hash) =>
        progressAt(hash, records, destination === undefined || hash === destination ? ownPoints : undefined),
      ),
    [listed, records, destination, ownPoints],
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

/** What is left at the destination that is on the map: its nearest triumphs, and what could be collected. */
export function Here({ row }: { readonly row: DestinationRow }) {
  const { hash, open, missing } = row
  const goTo = useGoToTriumph('map')
  const at = { destination: String(hash), here: '1' }
  return (
    <section className={styles.here} aria-label={words.here.title(row.name)}>
      <SectionHead title={words.here.triumphs} level={3}>
        {open && open.length > FEW_HERE && (
          <Link to="/atlas" search={{ list: 'triumphs', ...at }}>
            {words.here.all(open.length)}
          </Link>
        )}
      </SectionHead>
      {!open?.length && <p className={styles.lack}>{open ? words.here.none : labels.notRead}</p>}
      <ul>
        {open?.slice(0, FEW_HERE).map((triumph) => (
          <li key={triumph.hash}>
            <TextButton onClick={() => goTo(triumph)}>
              <bdi>{nameAt(row.name, triumphName(triumph))}</bdi>
            </TextButton>
            <b className={styles.count}>{labels.percent(triumph.percent)}</b>
          </li>
        ))}
      </ul>
      {missing && missing.length > 0 && (
        <Link to="/atlas" search={{ list: 'collectibles', show: 'missing', ...at }}>
          {words.here.collect(missing.length)}
        </Link>
      )}
    </section>
  )
}

/** What is left at the destination that is on the map, in one line. */
export function LeftHere({ row }: { readonly row: DestinationRow }) {
  return <Say>{words.here.say(row.name, lackAt(row, ', '))}</Say>
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

const lackAt = (row: DestinationRow, between?: string) =>
  labels.lack(placesLeft(row) ?? 0, row.open?.length ?? 0, row.missing?.length ?? 0, between) ||
  nothingAt(row)

function nothingAt(row: DestinationRow): string {
  if (isDone(row)) return labels.nothing
  return row.open && row.missing ? labels.notCounted : labels.notRead
}

function Destination({ row }: { readonly row: DestinationRow }) {
  const { hash, name, places, open } = row
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
      <p className={styles.lack}>{lackAt(row)}</p>
    </article>
  )
}

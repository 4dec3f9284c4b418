import type { MapDestinationsAnswer } from '@ai-vault/contract/atlas/points.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { destinationsQuery, pointsKey, pointsQuery } from '../../../data/atlas/point-queries.ts'
import { triumphsQuery } from '../../../data/atlas/record-queries.ts'
import { isFound, placesBeen } from '../../../data/atlas/standing.ts'
import { noticeBoard } from '../../../data/system/notices.ts'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { OptionalPart } from '../../../loading/OptionalPart.tsx'
import { useLocation } from '../../../routing/use-address.ts'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { Segments } from '../../../ui/controls/choices/Segments.tsx'
import { SelectField } from '../../../ui/controls/choices/SelectField.tsx'
import { Thinking } from '../../../ui/feedback/Skeleton.tsx'
import text from '../../../ui/text.module.css'
import { oneOf } from '../atlas-search.ts'
import { PARTS } from '../bring-into-sight.ts'
import { ListFailure } from '../ListFailure.tsx'
import { useAtlasAddress } from '../use-atlas-address.ts'
import { type LatLng, readDraft } from './draft.ts'
import styles from './Map.module.css'
import { Kinds, MapKey } from './MapKey.tsx'
import { PointList } from './points/PointList.tsx'
import { VoteList } from './points/VoteList.tsx'
import { type MapPoint, readPoint } from './read-point.ts'
import { routeOf } from './route.ts'
import { SubmitForm } from './SubmitForm.tsx'
import { words } from './words/words.ts'

const LeafletPart = lazyPart(async () => (await import('./drawing/LeafletMap.tsx')).LeafletMap)

const ALL = 'all'
/** Which of the points the map and the list hold. */
const POINTS_SHOWN = ['all', 'open', 'found', 'mine'] as const
const TESTS: Readonly<
  Record<(typeof POINTS_SHOWN)[number], (point: MapPoint, visited: ReadonlySet<number>) => boolean>
> = {
  all: () => true,
  open: (point, visited) => !isFound(point, visited),
  found: isFound,
  mine: ({ mine }) => mine,
}
/** The same at every drawing, so that nothing is computed anew. */
const NONE: MapDestinationsAnswer['destinations'] = []

/** F-208 to F-230: the map that players make, with a list of the same points and the form to add one. */
export function MapSection({ membershipId }: { readonly membershipId: string }) {
  const [search, change, rewrite] = useAtlasAddress()
  const destination = search.destination === undefined ? undefined : Number(search.destination)
  const destinations = useQuery(destinationsQuery(membershipId))
  const points = useQuery(pointsQuery(membershipId, destination))
  const { data: records } = useQuery(triumphsQuery(membershipId))
  const [spot, setSpot] = useState<LatLng>()
  // A point that was begun is there again after a reload.
  const [form, setForm] = useState<'closed' | 'pin' | 'coordinates'>(() =>
    readDraft(membershipId).name ? 'pin' : 'closed',
  )
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [tries, setTries] = useState(0)
  // A destination whose points do not come leaves those of the one before (F-210).
  const answer = useLastGood(points.data)
  const shown = useMemo(() => (answer?.points ?? []).map(readPoint), [answer])
  const visited = useMemo(() => (records ? placesBeen(records) : new Set<number>()), [records])
  const show = oneOf(POINTS_SHOWN, search.points)
  const wanted = useMemo(() => shown.filter((point) => TESTS[show](point, visited)), [shown, show, visited])
  const visible = useMemo(() => wanted.filter(({ kind }) => !hidden.has(kind)), [wanted, hidden])
  const triumph = records?.triumphs.find(({ hash }) => String(hash) === search.triumph)
  const route = useMemo(() => routeOf(triumph, shown), [triumph, shown])
  const listed = destinations.data?.destinations ?? NONE
  const place = listed.find(({ hash }) => hash === destination)
  const zone = place?.zones.find(({ name }) => name === search.zone)
  const chosen = search.point ?? (zone && pointOfZone(zone, shown)?.id)
  const select = (id: string | undefined) => rewrite({ point: id, zone: undefined })
  const section = useRef<HTMLElement>(null)
  const isLinked = useLocation(({ hash }) => hash === PARTS.map)
  useFollowNotices(membershipId)
  useEffect(() => {
    if (isLinked) section.current?.scrollIntoView()
  }, [isLinked])
  return (
    <section
      ref={section}
      id={PARTS.map}
      tabIndex={-1}
      aria-labelledby="interactive-map"
      className={styles.section}
    >
      <h2 id="interactive-map" className={text.sr}>
        {words.title}
      </h2>
      <div className={styles.bar}>
        <div className={styles.destination}>
          <SelectField
            label={words.destination}
            hideLabel
            options={[
              { id: ALL, label: words.all },
              ...listed.map(({ hash, name, points: count }) => ({
                id: String(hash),
                label: words.option(name, count),
              })),
            ]}
            selected={place ? String(place.hash) : ALL}
            onSelect={(id) =>
              change({
                list: 'map',
                destination: id === ALL ? undefined : id,
                zone: undefined,
                point: undefined,
                ...(id === ALL && { here: undefined }),
              })
            }
          />
        </div>
        <Segments
          label={words.list.show}
          segments={POINTS_SHOWN.map((id) => ({ id, label: words.list.shown[id] }))}
          selected={show}
          onSelect={(id) => change({ list: 'map', points: id === 'all' ? undefined : id })}
        />
        <Kinds points={wanted} hidden={hidden} onHidden={setHidden} />
      </div>
      {destinations.isError && !destinations.data && (
        <ListFailure what={words.destinations} onRetry={() => void destinations.refetch()} />
      )}
      <div className={styles.grid}>
        <div className={styles.side}>
          <div className={styles.frame}>
            <OptionalPart
              name={`map ${tries}`}
              fallback={
                <div className={styles.waiting}>
                  <Thinking>{words.loading}</Thinking>
                </div>
              }
            >
              <LeafletPart
                points={visible}
                visited={visited}
                route={route}
                destinations={listed}
                destination={place}
                zone={zone?.center}
                tiles={destinations.data?.tiles}
                chosen={chosen}
                spot={spot}
                onChoose={select}
                onSpot={(next) => {
                  setSpot(next)
                  setForm('pin')
                }}
                fitKey={
                  points.data === undefined || points.isPlaceholderData
                    ? undefined
                    : `${destination ?? ALL} ${shown.length > 0}`
                }
              />
            </OptionalPart>
            {shown.length === 0 && !points.isPending && !points.isPlaceholderData && (
              <p className={styles.empty} role="status">
                <b>{words.emptyTitle}</b>
                <span>{words.empty}</span>
              </p>
            )}
            {form !== 'closed' && (
              <SubmitForm
                key={membershipId}
                membershipId={membershipId}
                destination={destination}
                you={answer?.you}
                spot={spot}
                byCoordinates={form === 'coordinates'}
                onSpot={setSpot}
                onClose={() => {
                  setSpot(undefined)
                  setForm('closed')
                }}
                onSubmitted={select}
              />
            )}
          </div>
          <TextButton className={text.sr} onClick={() => setTries(tries + 1)}>
            {words.reload}
          </TextButton>
          {points.isError && (
            <ListFailure
              what={answer ? words.newerPoints : words.points}
              onRetry={() => void points.refetch()}
            />
          )}
          {answer && answer.unreadable > 0 && (
            <p className={text.dim}>{words.unreadable(answer.unreadable)}</p>
          )}
          <MapKey route={route} triumph={triumph} onCoordinates={() => setForm('coordinates')} />
        </div>
        <PointList
          points={visible}
          visited={visited}
          membershipId={membershipId}
          chosen={chosen}
          destination={destination}
          onChoose={select}
        />
      </div>
      <VoteList membershipId={membershipId} points={shown} chosen={chosen} onChoose={select} />
    </section>
  )
}

/** The game's own point of a zone, else any that lies in it. */
const pointOfZone = (
  zone: { readonly hash: number; readonly name: string },
  points: readonly MapPoint[],
): MapPoint | undefined =>
  points.find(({ hash }) => hash === zone.hash) ?? points.find((point) => point.zone === zone.name)

/** A notice may tell of a point that was decided about: what it says and what the map shows must not differ. */
function useFollowNotices(membershipId: string): void {
  const client = useQueryClient()
  useEffect(
    () => noticeBoard.onNew(() => void client.invalidateQueries({ queryKey: pointsKey(membershipId) })),
    [client, membershipId],
  )
}

/** What came last, also while something newer is on its way and after it failed to come. */
function useLastGood<Value>(value: Value | undefined): Value | undefined {
  const [held, hold] = useState(value)
  if (value !== undefined && value !== held) hold(value)
  return value ?? held
}

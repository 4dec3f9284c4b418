import type { MapDestinationsAnswer } from '@ai-vault/contract/atlas/points.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { destinationsQuery, pointsKey, pointsQuery } from '../../../data/atlas/point-queries.ts'
import { triumphsQuery } from '../../../data/atlas/record-queries.ts'
import { placesBeen } from '../../../data/atlas/standing.ts'
import { noticeBoard } from '../../../data/system/notices.ts'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { OptionalPart } from '../../../loading/OptionalPart.tsx'
import { useLocation } from '../../../routing/use-address.ts'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { SelectField } from '../../../ui/controls/choices/SelectField.tsx'
import { Thinking } from '../../../ui/feedback/Skeleton.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { oneOf } from '../atlas-search.ts'
import { PARTS } from '../bring-into-sight.ts'
import { ListFailure } from '../ListFailure.tsx'
import { useAtlasAddress } from '../use-atlas-address.ts'
import type { LatLng } from './draft.ts'
import styles from './Map.module.css'
import { MapKey } from './MapKey.tsx'
import { POINTS_SHOWN, PointList } from './points/PointList.tsx'
import { VoteList } from './points/VoteList.tsx'
import { type MapPoint, readPoint } from './read-point.ts'
import { routeOf } from './route.ts'
import { SubmitForm } from './SubmitForm.tsx'
import { words } from './words/words.ts'

const LeafletPart = lazyPart(async () => (await import('./drawing/LeafletMap.tsx')).LeafletMap)

const ALL = 'all'
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
  const [tries, setTries] = useState(0)
  // A destination whose points do not come leaves those of the one before (F-210).
  const answer = useLastGood(points.data)
  const shown = useMemo(() => (answer?.points ?? []).map(readPoint), [answer])
  const visited = useMemo(() => (records ? placesBeen(records) : new Set<number>()), [records])
  const triumph = records?.triumphs.find(({ hash }) => String(hash) === search.triumph)
  const route = useMemo(() => routeOf(triumph, shown), [triumph, shown])
  const listed = destinations.data?.destinations ?? NONE
  const place = listed.find(({ hash }) => hash === destination)
  const total = listed.reduce((sum, each) => sum + each.points, 0)
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
      <SectionHead kind="group" title={words.title} id="interactive-map">
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
                destination: id === ALL ? undefined : id,
                zone: undefined,
                point: undefined,
                ...(id === ALL && { here: undefined }),
              })
            }
          />
        </div>
      </SectionHead>
      {destinations.isError && !destinations.data && (
        <ListFailure what={words.destinations} onRetry={() => void destinations.refetch()} />
      )}
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
            points={shown}
            visited={visited}
            route={route}
            destinations={listed}
            destination={place}
            zone={zone?.center}
            tiles={destinations.data?.tiles}
            chosen={chosen}
            spot={spot}
            onChoose={select}
            onSpot={setSpot}
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
      </div>
      <TextButton className={text.sr} onClick={() => setTries(tries + 1)}>
        {words.reload}
      </TextButton>
      {points.isError && (
        <ListFailure what={answer ? words.newerPoints : words.points} onRetry={() => void points.refetch()} />
      )}
      <MapKey route={route} triumph={triumph} total={destination === undefined ? total : shown.length} />
      <PointList
        points={shown}
        visited={visited}
        membershipId={membershipId}
        chosen={chosen}
        destination={destination}
        show={oneOf(POINTS_SHOWN, search.points)}
        onShow={(points) => change({ points: points === 'all' ? undefined : points })}
        onChoose={select}
      />
      <div className={styles.pair}>
        <SubmitForm
          key={membershipId}
          membershipId={membershipId}
          destination={destination}
          you={answer?.you}
          spot={spot}
          onSpot={setSpot}
          onSubmitted={select}
        />
        <VoteList membershipId={membershipId} points={shown} chosen={chosen} onChoose={select} />
      </div>
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

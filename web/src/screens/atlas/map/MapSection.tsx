import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { OptionalPart } from '../../../loading/OptionalPart.tsx'
import { useLocation } from '../../../routing/use-address.ts'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { Segments } from '../../../ui/controls/choices/Segments.tsx'
import { SelectField } from '../../../ui/controls/choices/SelectField.tsx'
import { Thinking } from '../../../ui/feedback/Skeleton.tsx'
import text from '../../../ui/text.module.css'
import { bringIntoSight, PARTS } from '../bring-into-sight.ts'
import { ListFailure } from '../ListFailure.tsx'
import { ListTools } from '../ListTools.tsx'
import { useAtlasAddress } from '../use-atlas-address.ts'
import { Destinations, Here, LeftHere, useDestinationRows, WhereFirst } from './Destinations.tsx'
import { type LatLng, readDraft } from './draft.ts'
import styles from './Map.module.css'
import { Kinds, MapKey } from './MapKey.tsx'
import { PointList } from './points/PointList.tsx'
import { VoteList } from './points/VoteList.tsx'
import { SubmitForm } from './SubmitForm.tsx'
import { type MapPoints, POINTS_SHOWN, useMapPoints } from './use-map-points.ts'
import { words } from './words.ts'

const LeafletPart = lazyPart(async () => (await import('./drawing/LeafletMap.tsx')).LeafletMap)

const ALL = 'all'
const NO_PLACES: MapPoints['places'] = []
/** What is chosen at one destination means nothing at another. */
const OTHER_PLACE = { list: 'map', zone: undefined, point: undefined } as const

/** F-208 to F-230: the map that players make, with a list of the same points and the form to add one. */
export function MapSection({ membershipId }: { readonly membershipId: string }) {
  const [search, change, rewrite] = useAtlasAddress()
  const map = useMapPoints(membershipId, search)
  const { destinations, points, answer, chosen } = map
  const left = useDestinationRows(membershipId, map)
  const [first] = left
  const here = left.find(({ hash }) => hash === map.destination)
  const newPoint = useNewPoint(membershipId)
  const [tries, setTries] = useState(0)
  const select = (id: string | undefined) => rewrite({ point: id, zone: undefined })
  const section = useRef<HTMLElement>(null)
  const isLinked = useLocation(({ hash }) => hash === PARTS.map)
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
      {first && map.destination === undefined && <WhereFirst first={first} />}
      {here && <LeftHere row={here} />}
      <MapBar map={map} onChange={change} />
      {destinations.isError && !destinations.data && (
        <ListFailure what={words.destinations} onRetry={() => void destinations.refetch()} />
      )}
      <div className={styles.grid}>
        <div className={styles.side}>
          <MapFrame
            membershipId={membershipId}
            map={map}
            tries={tries}
            newPoint={newPoint}
            onSelect={select}
            onGo={(hash) => {
              change({ ...OTHER_PLACE, destination: String(hash) })
              // The mark that was pressed is gone.
              bringIntoSight('map')
            }}
          />
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
          <MapKey
            route={map.route}
            triumph={map.triumph}
            onCoordinates={() => newPoint.setForm('coordinates')}
          />
        </div>
        <div>
          {here && <Here row={here} />}
          <PointList
            points={map.visible}
            all={map.all}
            visited={map.visited}
            membershipId={membershipId}
            chosen={chosen}
            destination={map.destination}
            onChoose={select}
          />
        </div>
      </div>
      <Destinations
        rows={left.filter(({ hash }) => hash !== map.destination)}
        isElsewhere={map.destination !== undefined}
      />
      <VoteList membershipId={membershipId} points={map.all} chosen={chosen} onChoose={select} />
    </section>
  )
}

/** The form for a new point: opened by a press on the map or by its name, or not at all. */
type FormState = 'closed' | 'pin' | 'coordinates'

function useNewPoint(membershipId: string) {
  const [spot, setSpot] = useState<LatLng>()
  // A point that was begun is there again after a reload.
  const [form, setForm] = useState<FormState>(() => (readDraft(membershipId).name ? 'pin' : 'closed'))
  return { spot, setSpot, form, setForm }
}

interface MapBarProps {
  readonly map: MapPoints
  readonly onChange: ReturnType<typeof useAtlasAddress>[1]
}

/** Which destination, and which of its points. */
function MapBar({ map, onChange }: MapBarProps) {
  const { listed, place, show, wanted, hidden, setHidden } = map
  return (
    <div className={styles.bar}>
      <ListTools
        search={
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
              onChange({
                ...OTHER_PLACE,
                destination: id === ALL ? undefined : id,
                ...(id === ALL && { here: undefined }),
              })
            }
          />
        }
        changed={hidden.size + (show === 'all' ? 0 : 1)}
      >
        <Segments
          label={words.list.show}
          segments={POINTS_SHOWN.map((id) => ({ id, label: words.list.shown[id] }))}
          selected={show}
          onSelect={(id) => onChange({ list: 'map', points: id === 'all' ? undefined : id })}
        />
        <Kinds points={wanted} hidden={hidden} onHidden={setHidden} />
      </ListTools>
    </div>
  )
}

interface MapFrameProps {
  readonly membershipId: string
  readonly map: MapPoints
  /** How often the drawing was asked for anew. */
  readonly tries: number
  readonly newPoint: ReturnType<typeof useNewPoint>
  readonly onSelect: (id: string | undefined) => void
  /** Goes into a destination. */
  readonly onGo: (hash: number) => void
}

/** The drawn map, and over it the form for a new point. */
function MapFrame({ membershipId, map, tries, newPoint, onSelect, onGo }: MapFrameProps) {
  const { points, all, destination } = map
  const { spot, setSpot, form, setForm } = newPoint
  const hasCome = points.data !== undefined && !points.isPlaceholderData && !map.destinations.isPending
  const isEmpty = all.length === 0 && !points.isPending && !points.isPlaceholderData
  return (
    <div className={styles.frame} data-whole={destination === undefined || undefined}>
      <OptionalPart
        name={`map ${tries}`}
        fallback={
          <div className={styles.waiting}>
            <Thinking>{words.loading}</Thinking>
          </div>
        }
      >
        <LeafletPart
          points={map.visible}
          visited={map.visited}
          route={map.route}
          destinations={map.listed}
          places={isEmpty ? NO_PLACES : map.places}
          destination={map.place}
          zone={map.zone?.center}
          tiles={map.destinations.data?.tiles}
          chosen={map.chosen}
          spot={spot}
          onChoose={onSelect}
          onGo={onGo}
          onSpot={(next) => {
            setSpot(next)
            setForm('pin')
          }}
          fitKey={hasCome ? `${destination ?? ALL} ${all.length > 0}` : undefined}
        />
      </OptionalPart>
      {isEmpty && (
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
          you={map.answer?.you}
          spot={spot}
          byCoordinates={form === 'coordinates'}
          onSpot={setSpot}
          onClose={() => {
            setSpot(undefined)
            setForm('closed')
          }}
          onSubmitted={onSelect}
        />
      )}
    </div>
  )
}

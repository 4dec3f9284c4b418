import type { Triumph } from '@ai-vault/contract/atlas/records.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { progressAt, useRecords } from '../../data/atlas/destination-progress.ts'
import { pointsQuery } from '../../data/atlas/point-queries.ts'
import { leftByKind, nameAt } from '../../data/atlas/standing.ts'
import { destinationQuery } from '../../data/queries/planets-query.ts'
import { AddressLink } from '../../ui/controls/buttons/AddressLink.tsx'
import { buttonClass } from '../../ui/controls/buttons/button-look.ts'
import { TextButton } from '../../ui/controls/buttons/TextButton.tsx'
import { ErrorLine } from '../../ui/feedback/failures/ErrorPanel.tsx'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { Reading } from '../../ui/figures/Reading.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import { Bay, Bays } from '../../ui/page/Plate.tsx'
import { Reason, Say } from '../../ui/page/Say.tsx'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import text from '../../ui/text.module.css'
import styles from './DestinationDetail.module.css'
import { LackHere, ToDoNow } from './LeftHere.tsx'
import { words } from './words.ts'

const labels = words.planets

interface DestinationDetailProps {
  readonly hash: number
  readonly membershipId: string
}

/** A place: what to do there next, what the player lacks, and its zones on the map. */
export function DestinationDetail({ hash, membershipId }: DestinationDetailProps) {
  const { data, isError, refetch } = useQuery(destinationQuery(hash))
  const left = useLeft(hash, membershipId)
  if (!data && isError) {
    return (
      <ErrorLine>
        {labels.failedDetail} <TextButton onClick={() => void refetch()}>{words.retry}</TextButton>
      </ErrorLine>
    )
  }
  if (!data) return <Thinking>{labels.loading}</Thinking>
  const { name, description, bubbleSettings: zones } = data.destination
  const map = (zone?: string) => `/atlas?destination=${hash}${zoneSearch(zone)}#map`
  const { open } = left
  const [nearest] = open ?? []
  const marked = nearest && isOnMap(nearest) ? nearest : undefined
  return (
    <section aria-label={name} className={styles.place}>
      <Bays className={styles.face}>
        <Bay className={styles.first}>
          <h2 className={styles.name}>{name}</h2>
          {nearest ? (
            <Nearest
              triumph={nearest}
              name={nameAt(name, nearest.definition.name || labels.record(nearest.hash))}
              open={open?.length ?? 0}
            />
          ) : (
            <Say>{open ? labels.nothing : labels.notRead}</Say>
          )}
          <p className={text.soft}>{description || labels.noDescription}</p>
          <p className={styles.actions}>
            {marked && (
              <AddressLink
                to={`/atlas?list=map&destination=${hash}&triumph=${marked.hash}${zoneSearch(marked.where?.zone)}`}
                className={buttonClass({ tone: 'gold' })}
              >
                {labels.showWhere}
              </AddressLink>
            )}
            <AddressLink to={map()} className={buttonClass({ tone: marked ? 'plain' : 'gold' })}>
              <Glyph name="i-map" size="s" />
              {labels.onMap}
            </AddressLink>
          </p>
        </Bay>
        <Bay className={styles.figures}>
          <Reading
            label={labels.figures.found}
            value={left.places?.found}
            {...(left.places && { unit: labels.of(left.places.of) })}
          />
          <Reading label={labels.figures.triumphs} value={open?.length} />
          <Reading label={labels.figures.missing} value={left.missing?.length} />
        </Bay>
      </Bays>
      <div className={styles.pair}>
        <ToDoNow hash={hash} open={open} />
        <LackHere hash={hash} kinds={left.kinds} missing={left.missing} />
      </div>
      <SectionHead title={labels.zonesTitle} level={3} glyph="i-pin">
        <span className={`${text.small} ${text.dim}`}>
          {zones.length > 0 && labels.zonesNote(zones.length)}
        </span>
      </SectionHead>
      {zones.length === 0 && <p className={text.soft}>{labels.noZones}</p>}
      <ul className={styles.zones}>
        {zones.map((zone) => (
          <li key={zone}>
            <AddressLink to={map(zone)} className={styles.zone}>
              <span>{zone}</span>
              <Glyph name="i-map" size="s" />
            </AddressLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const zoneSearch = (zone: string | undefined) => (zone ? `&zone=${encodeURIComponent(zone)}` : '')

/** The map can only show what its own words name a zone for. */
const isOnMap = ({ where, objectives }: Triumph): boolean =>
  where?.zone !== undefined ||
  objectives.some(({ zone_hash, complete }) => !complete && zone_hash !== undefined)

interface NearestProps {
  readonly triumph: Triumph
  readonly name: string
  /** How many triumphs are open here. */
  readonly open: number
}

/** What to do next; what is not begun is near to nothing. */
function Nearest({ triumph, name, open }: NearestProps) {
  if (triumph.percent === 0) {
    return (
      <>
        <Say>{labels.begin(name)}</Say>
        <Reason>{labels.noneBegun(open)}</Reason>
      </>
    )
  }
  return (
    <>
      <Say>{labels.say(name, triumph.percent)}</Say>
      <Reason>{labels.reason(open)}</Reason>
    </>
  )
}

function useLeft(hash: number, membershipId: string) {
  const records = useRecords(membershipId)
  const { data: answer, isPlaceholderData } = useQuery(pointsQuery(membershipId, hash))
  return useMemo(() => {
    const points = isPlaceholderData ? undefined : answer?.points
    return { ...progressAt(hash, records, points), kinds: points && leftByKind(points, records.visited) }
  }, [hash, records, answer, isPlaceholderData])
}

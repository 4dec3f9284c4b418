import { useQuery } from '@tanstack/react-query'
import { destinationQuery } from '../../../data/queries/planets-query.ts'
import { AddressLink } from '../../../ui/controls/buttons/AddressLink.tsx'
import { buttonClass } from '../../../ui/controls/buttons/button-look.ts'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { ErrorLine } from '../../../ui/feedback/failures/ErrorPanel.tsx'
import { Thinking } from '../../../ui/feedback/Skeleton.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words/words.ts'
import styles from './DestinationDetail.module.css'

const said = words.planets

export function DestinationDetail({ hash }: { readonly hash: number }) {
  const { data, isError, refetch } = useQuery(destinationQuery(hash))
  if (!data && isError) {
    return (
      <ErrorLine>
        {said.failedDetail} <TextButton onClick={() => void refetch()}>{words.retry}</TextButton>
      </ErrorLine>
    )
  }
  if (!data) return <Thinking>{said.loading}</Thinking>
  const { name, description, bubbleSettings: zones } = data.destination
  const map = (zone?: string) =>
    `/atlas?destination=${hash}${zone ? `&zone=${encodeURIComponent(zone)}` : ''}#map`
  return (
    <Plate>
      <section aria-label={name} className={styles.place}>
        <p className={text.dim}>
          <code>{hash}</code>
        </p>
        <h2 className={styles.name}>{name}</h2>
        <p className={text.soft}>{description || said.noDescription}</p>
        <p>
          <AddressLink to={map()} className={buttonClass({ tone: 'gold' })}>
            <Glyph name="i-map" size="s" />
            {said.onMap}
          </AddressLink>
        </p>
        <SectionHead title={said.zonesTitle} level={3} glyph="i-pin">
          <span className={`${text.small} ${text.dim}`}>
            {zones.length > 0 && said.zonesNote(zones.length)}
          </span>
        </SectionHead>
        {zones.length === 0 && <p className={text.soft}>{said.noZones}</p>}
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
    </Plate>
  )
}

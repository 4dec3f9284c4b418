import type { ShareAnswer } from '@ai-vault/contract/shares.ts'
import { AddressLink } from '../../../ui/controls/buttons/AddressLink.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { Tag } from '../../../ui/page/Tag.tsx'
import { dateFormat } from '../../../words/formats.ts'
import styles from '../Shares.module.css'
import { words } from '../words.ts'

const day = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' })

/** Every version that was ever shared at this address; none of them changes. */
export function Versions({ share }: { readonly share: ShareAnswer }) {
  const { path, version: shown, versions } = share
  if (versions.length < 2) return null
  return (
    <Plate>
      <SectionHead title={words.versions} glyph="i-clock" />
      <ol className={styles.versions}>
        {versions.map(({ version, created_at }) => (
          <li key={version}>
            <b>{version}</b>
            <span>{day.format(Date.parse(created_at))}</span>
            {version === shown ? (
              <Tag tone="gold">{words.thisPage}</Tag>
            ) : (
              <AddressLink to={`${path}?version=${version}`} aria-label={words.openVersion(version)}>
                {words.open}
              </AddressLink>
            )}
          </li>
        ))}
      </ol>
    </Plate>
  )
}

import type { Audience, ProfileAnswer } from '@ai-vault/contract/account/profile.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import type { GlyphName } from '../../../ui/glyphs/glyph-names.ts'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import styles from '../Profile.module.css'
import { words } from '../words/words.tsx'

const GLYPHS: Readonly<Record<Audience, GlyphName>> = {
  everyone: 'i-eye',
  you: 'i-lock',
  hidden: 'i-hidden',
  partly: 'i-eye',
  unknown: 'i-info',
}
const SETTINGS = 'https://www.bungie.net/7/en/User/Account/Privacy'

/** Who sees which part of the account at the platform (F-322); each word has its sentence. */
export function PrivacyTable({ privacy }: Pick<ProfileAnswer, 'privacy'>) {
  const { title, caption, change, audiences, parts } = words.privacy
  return (
    <Plate>
      <SectionHead title={title} glyph="i-eye" id="profile-privacy">
        <a href={SETTINGS} rel="noreferrer">
          {change}
        </a>
      </SectionHead>
      <table className={styles.privacy}>
        <caption>{caption}</caption>
        <tbody>
          {privacy.map(({ part, audience }) => (
            <tr key={part}>
              <th scope="row">{parts[part].name}</th>
              <td>
                <span className={styles.audience} data-audience={audience}>
                  <Glyph name={GLYPHS[audience]} size="s" />
                  {audiences[audience]}
                </span>
              </td>
              <td>{parts[part][audience]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Plate>
  )
}

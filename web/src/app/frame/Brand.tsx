import { VERSION_LABEL } from '../../data/version.ts'
import { Link } from '../../routing/Link.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import text from '../../ui/text.module.css'
import { words } from '../words.ts'
import styles from './Header.module.css'

export function Brand() {
  return (
    <Link to="/" className={styles.brand}>
      <Glyph name="mark" />
      <span className={styles.name}>
        {words.product} <small>{words.season}</small>
      </span>
      <span className={styles.version}>
        <span className={text.sr}>{words.version}</span>
        {VERSION_LABEL}
      </span>
    </Link>
  )
}

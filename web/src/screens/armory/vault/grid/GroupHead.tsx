import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import text from '../../../../ui/text.module.css'
import type { WeaponGroup } from '../query/group-weapons.ts'
import { words } from '../words/words.ts'
import styles from './WeaponGrid.module.css'

export function GroupHead({ group }: { readonly group: WeaponGroup }) {
  return (
    <th scope="rowgroup" className={styles.headCell}>
      <Glyph name={group.glyph} />
      <h2>{group.title}</h2>
      <span className={`${text.read} ${text.dim}`}>{words.shown(group.items.length)}</span>
      <span className={styles.rule} />
    </th>
  )
}

import type { Triumph } from '@ai-vault/contract/atlas/records.ts'
import { triumphName } from '../triumphs/triumph-name.ts'
import styles from './Map.module.css'
import type { MapPoint } from './read-point.ts'
import { words } from './words/words.ts'

interface MapKeyProps {
  readonly route: readonly MapPoint[]
  readonly triumph: Triumph | undefined
  readonly total: number
}

/** What the marks mean, and where the map leads. */
export function MapKey({ route, triumph, total }: MapKeyProps) {
  return (
    <p className={styles.key}>
      <span>
        <i className={styles.dot} data-status="approved" />
        {words.approved}
      </span>
      <span>
        <i className={styles.dot} data-status="pending" />
        {words.pending}
      </span>
      {triumph && route.length > 0 && (
        <span>
          <i className={styles.dash} />
          {words.routeTo(
            triumphName(triumph),
            route.map(({ name }) => name),
          )}
        </span>
      )}
      <span className={styles.hint}>
        {words.hint(total)} <span className={styles.keys}>{words.hintKeys}</span>
      </span>
    </p>
  )
}

import type { Triumph } from '@ai-vault/contract/atlas/records.ts'
import { triumphName } from '../triumphs/triumph-name.ts'
import { SIGNS, TICK } from './drawing/draw-marker.ts'
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
      <Sign path={TICK}>{words.found}</Sign>
      <span>
        <i className={styles.ring}>
          <i className={styles.dot} data-status="approved" />
        </i>
        {words.chosen}
      </span>
      {Object.entries(SIGNS).map(([kind, path]) => (
        <Sign key={kind} path={path}>
          {kind}
        </Sign>
      ))}
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

/** The small sign inside a mark, and what it stands for. */
function Sign({ path, children }: { readonly path: string; readonly children: string }) {
  return (
    <span>
      <svg className={styles.sign} viewBox="-4 -4 8 8" aria-hidden="true">
        <path d={path} />
      </svg>
      {children}
    </span>
  )
}

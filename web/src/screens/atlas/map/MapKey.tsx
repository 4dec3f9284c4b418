import type { Triumph } from '@ai-vault/contract/atlas/records.ts'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { formatCount } from '../../../ui/figures/count.ts'
import text from '../../../ui/text.module.css'
import { kindInWords } from '../../../words/map-kinds.ts'
import { triumphName } from '../triumphs/triumph-name.ts'
import { SIGNS, TICK } from './drawing/draw-marker.ts'
import styles from './Map.module.css'
import type { MapPoint } from './read-point.ts'
import { words } from './words.ts'

interface KindsProps {
  /** What the map could show. */
  readonly points: readonly MapPoint[]
  readonly hidden: ReadonlySet<string>
  readonly onHidden: (hidden: ReadonlySet<string>) => void
}

/** The legend is the filter: each kind that is there, how many, and a press that takes it off the map and out of the list. */
export function Kinds({ points, hidden, onHidden }: KindsProps) {
  const counts = new Map<string, number>()
  for (const { kind } of points) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return (
    <fieldset className={styles.kinds}>
      <legend className={text.sr}>{words.kinds}</legend>
      {[...counts]
        .toSorted(([, one], [, other]) => other - one)
        .map(([kind, count]) => (
          <button
            key={kind}
            type="button"
            aria-pressed={!hidden.has(kind)}
            onClick={() => onHidden(toggled(hidden, kind))}
          >
            <Sign path={SIGNS[kind] ?? ''} />
            {kindInWords(kind)} <span className={styles.number}>{formatCount(count)}</span>
          </button>
        ))}
    </fieldset>
  )
}

function toggled(kinds: ReadonlySet<string>, kind: string): ReadonlySet<string> {
  const next = new Set(kinds)
  if (!next.delete(kind)) next.add(kind)
  return next
}

interface MapKeyProps {
  readonly route: readonly MapPoint[]
  readonly triumph: Triumph | undefined
  readonly onCoordinates: () => void
}

/** What the marks mean, where the map leads, and the way to the form for who does not press the map. */
export function MapKey({ route, triumph, onCoordinates }: MapKeyProps) {
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
      <span>
        <Sign path={TICK} />
        {words.found}
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
        {words.hint} <span className={styles.keys}>{words.hintKeys}</span>
      </span>
      <TextButton onClick={onCoordinates}>{words.byCoordinates}</TextButton>
    </p>
  )
}

/** The small sign inside a mark. */
const Sign = ({ path }: { readonly path: string }) => (
  <svg className={styles.sign} viewBox="-4 -4 8 8" aria-hidden="true">
    <path d={path} />
  </svg>
)

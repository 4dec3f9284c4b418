import type { GearItem } from '../../../items/gear-item.ts'
import { GearPicture } from '../../../items/tile/GearPicture.tsx'
import { idOf, nameOf } from '../../../items/weapon-item.ts'
import { Switch } from '../../../ui/controls/Field.tsx'
import { formatCount } from '../../../ui/figures/count.ts'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import text from '../../../ui/text.module.css'
import styles from './CleanUp.module.css'
import { KINDS, type Kind, ofKind } from './clean-up-kinds.ts'
import { words } from './words.tsx'

const labels = words.kinds
const THUMBS = 5

interface MarkedKindsProps {
  readonly going: readonly GearItem[]
  /** While it is being chosen: what could go at all, which kinds are left out, and how one is. */
  readonly choice?: {
    readonly all: readonly GearItem[]
    readonly left: ReadonlySet<Kind>
    readonly onTake: (kind: Kind, take: boolean) => void
  }
}

/** How many of each kind, with the first few pictures; a kind that there is none of is left out. */
export function MarkedKinds({ going, choice }: MarkedKindsProps) {
  const kinds = KINDS.filter((kind) => ofKind(choice?.all ?? going, kind).length > 0)
  if (kinds.length === 0) return null
  return (
    <Bays className={styles.kinds}>
      {kinds.map((kind) => {
        const items = ofKind(going, kind)
        const { title, why } = labels[kind]
        return (
          <Bay key={kind} role="region" aria-label={title}>
            <div className={styles.kindHead}>
              <span className={styles.kindCount}>{formatCount(items.length)}</span>
              <h2>{title}</h2>
            </div>
            <p className={`${text.small} ${text.soft}`}>{why}</p>
            <ul className={styles.thumbs}>
              {items.slice(0, THUMBS).map((item) => (
                <li key={idOf(item)}>
                  <span className={text.sr}>{nameOf(item)}</span>
                  <GearPicture item={item} />
                </li>
              ))}
              {items.length > THUMBS && <li className={styles.rest}>{labels.more(items.length - THUMBS)}</li>}
            </ul>
            {choice && (
              <Switch
                label={labels.take(title)}
                checked={!choice.left.has(kind)}
                onChange={(take) => choice.onTake(kind, take)}
              />
            )}
          </Bay>
        )
      })}
    </Bays>
  )
}

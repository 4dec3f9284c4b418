import { ACTIVITIES } from '@ai-vault/game/weapons/pve-and-pvp.ts'
import { langOf } from '../../data/language/language.ts'
import { Link } from '../../routing/Link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import text from '../../ui/text.module.css'
import { sheetWords } from '../words/sheet-words.ts'
import { words } from '../words/words.ts'
import styles from './Perks.module.css'
import { type Activity, type SheetColumn, type SheetPerk, traitsFirst } from './perk-columns.ts'

interface PerksProps {
  readonly instanceId: string
  readonly columns: readonly SheetColumn[]
  /** What the sheet rates it for; Forge goes on with it. */
  readonly activity: Activity
}

const labels = sheetWords.perks

/** Every perk of the copy by column, and below what each does. */
export function Perks({ instanceId, columns, activity }: PerksProps) {
  const all = columns.flatMap(({ kind, perks }) => perks.map((perk) => ({ kind, perk })))
  const main = all.filter(({ kind, perk }) => perk.active && (kind === 'trait' || kind === 'origin'))
  const others = all.filter((entry) => !main.includes(entry))
  return (
    <>
      <SectionHead title={labels.title} level={3}>
        <Link
          to="/forge/$weaponId"
          params={{ weaponId: instanceId }}
          // An armory that looks at one activity has it in its address, and the advice goes by it.
          search={(now) => ({
            for: activity === 'pvp' ? ('pvp' as const) : undefined,
            mode: ACTIVITIES.find((each) => each === now.mode),
          })}
        >
          {labels.forge}
        </Link>
      </SectionHead>
      {columns.length === 0 ? (
        <p className={classNames(text.small, text.dim)}>{labels.none}</p>
      ) : (
        <PerkGrid columns={traitsFirst(columns)} activity={activity} />
      )}
      {main.length > 0 && (
        <details className={styles.others}>
          <summary>{labels.does(main.length)}</summary>
          <Effects perks={main.map(({ perk }) => perk)} />
        </details>
      )}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{labels.others(others.length)}</summary>
          <Effects perks={others.map(({ perk }) => perk)} />
        </details>
      )}
    </>
  )
}

interface PerkGridProps {
  readonly columns: readonly SheetColumn[]
  /** What the marks of the best perks are for. */
  readonly activity: Activity
}

export function PerkGrid({ columns, activity }: PerkGridProps) {
  return (
    <div className={styles.columns}>
      {columns.map(({ key, label, perks }) => (
        <div key={key} className={styles.column}>
          <span className={text.cap} id={`perk-column-${key}`}>
            {label}
          </span>
          <ul aria-labelledby={`perk-column-${key}`} className={styles.perks}>
            {perks.map(({ plug, active, mark, markedWith }) => (
              <li key={plug.hash} className={classNames(styles.perk, active && styles.active)}>
                <span lang={langOf(plug)}>{plug.name}</span>
                {plug.enhanced && <span className={styles.enhanced}>{labels.enhanced}</span>}
                <span className={text.sr}>{active ? labels.active : labels.selectable}</span>
                {mark && (
                  <span className={styles.mark}>{labels.marks[mark](words.sides[activity], markedWith)}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Effects({ perks }: { readonly perks: readonly SheetPerk[] }) {
  if (perks.length === 0) return null
  return (
    <dl className={styles.does}>
      {perks.map(({ plug, effect, worth }) => (
        <div key={plug.hash}>
          <dt lang={langOf(plug)}>{plug.name}</dt>
          <dd>{plug.description || effect || labels.silent}</dd>
          {(effect || worth) && (
            <dd className={styles.here}>
              {[
                plug.description && effect && !plug.description.startsWith(effect) && effect,
                worth && worthInWords(worth),
              ]
                .filter(Boolean)
                .join(' ')}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function worthInWords({ pve, pvp }: NonNullable<SheetPerk['worth']>): string {
  const part = (name: string, value: number | undefined) =>
    value === undefined ? undefined : labels.worthOn(name, value.toFixed(1))
  const known = [part(words.sides.pve, pve), part(words.sides.pvp, pvp)].filter(Boolean)
  return known.length > 0 ? labels.worth(known.join(', ')) : labels.unknown
}

import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { WEAPON_TYPES, type WeaponType } from '@ai-vault/game/items.ts'
import type { CSSProperties } from 'react'
import { WEAPON_GLYPHS } from '../../../items/picture/weapon-glyphs.ts'
import { Link } from '../../../routing/Link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ChartFrame } from '../../../ui/figures/ChartFrame.tsx'
import { formatCount } from '../../../ui/figures/count.ts'
import { percentOf } from '../../../ui/figures/percent.ts'
import { MISSING } from '../../../ui/figures/Reading.tsx'
import type { Column } from '../../../ui/figures/Table.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import text from '../../../ui/text.module.css'
import { Nothing, Panel } from '../panels/Panel.tsx'
import styles from './Charts.module.css'
import { words } from './words.ts'

const labels = words.usage

type Usage = Extra<'weapon_usage'>
type Weapon = Usage['weapons'][number]

/** Kills by weapon, as the platform counts them; a weapon that is still owned is looked up in the armory by its name (F-091). */
export function WeaponUsage({ usage }: { readonly usage: Usage | undefined }) {
  const weapons = usage?.weapons ?? []
  const most = Math.max(1, ...weapons.map(({ kills }) => kills))
  return (
    <Panel title={labels.title} source={usage?.source}>
      {weapons.length > 0 ? (
        <ChartFrame
          label={labels.title}
          columns={COLUMNS}
          rows={weapons}
          rowKey={({ item_hash }) => item_hash}
        >
          <p className={styles.axis}>{labels.axis}</p>
          <ul className={styles.bars}>
            {weapons.map((weapon) => (
              <Bar key={weapon.item_hash} weapon={weapon} most={most} />
            ))}
          </ul>
          <p className={classNames(text.small, text.dim)}>{labels.note}</p>
        </ChartFrame>
      ) : (
        <Nothing>{labels.none}</Nothing>
      )}
    </Panel>
  )
}

const isWeaponType = (type: string | undefined): type is WeaponType =>
  (WEAPON_TYPES as readonly (string | undefined)[]).includes(type)

function Bar({ weapon, most }: { readonly weapon: Weapon; readonly most: number }) {
  const { type, kills } = weapon
  const look = { '--v': `${percentOf(kills, most)}%`, '--c': 'var(--gold-deep)' } as CSSProperties
  return (
    <li className={classNames(styles.bar, styles.usage)} style={look}>
      <span className={styles.name}>
        {isWeaponType(type) && <Glyph name={WEAPON_GLYPHS[type]} />}
        <Name weapon={weapon} />
      </span>
      <span className={styles.track} aria-hidden="true">
        <i />
      </span>
      <b className={styles.number}>{formatCount(kills)}</b>
    </li>
  )
}

function Name({ weapon: { name, item_instance_id: owned } }: { readonly weapon: Weapon }) {
  const word = <bdi>{name}</bdi>
  if (owned === undefined) return <span className={styles.label}>{word}</span>
  return (
    <Link to="/armory" search={{ q: searchFor(name) }} className={styles.label}>
      {word}
    </Link>
  )
}

const searchFor = (name: string) => `name:"${name.replaceAll(/["\\]/g, '\\$&')}"`

const COLUMNS: readonly Column<Weapon>[] = [
  { key: 'name', head: labels.columns.name, cell: ({ name }) => <bdi>{name}</bdi> },
  { key: 'type', head: labels.columns.type, cell: ({ type_name }) => type_name ?? MISSING },
  { key: 'kills', head: labels.columns.kills, number: true, cell: ({ kills }) => formatCount(kills) },
  {
    key: 'precision',
    head: labels.columns.precision,
    number: true,
    cell: ({ precision_kills, kills }) => `${Math.round(percentOf(precision_kills, kills))} %`,
  },
]

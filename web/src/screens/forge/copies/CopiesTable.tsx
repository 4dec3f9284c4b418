import type { ForgePersonal } from '@ai-vault/contract/advice/forge.ts'
import type { Character } from '@ai-vault/game/guardian.ts'
import type { PlayMode } from '@ai-vault/game/weapons/play-mode.ts'
import { useMemo, useState } from 'react'
import type { ExplorerColumn, Side } from '../../../items/roll/explorer-columns.ts'
import { rollInWords } from '../../../items/roll-in-words.ts'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { words as itemWords } from '../../../items/words/words.ts'
import { Link } from '../../../routing/Link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { readForgeSearch } from '../forge-search.ts'
import { words } from '../words.tsx'
import styles from './CopiesTable.module.css'
import { copyRows } from './copy-rows.ts'
import { OwnWords } from './OwnWords.tsx'

const labels = words.copies

interface CopiesTableProps {
  readonly membershipId: string
  readonly verdicts: ReadonlyMap<string, WeaponItem['verdict']>
  /** What the advice is for. */
  readonly mode: PlayMode
  readonly copies: readonly WeaponItem[]
  readonly current: string | undefined
  readonly characters: readonly Character[]
  readonly columns: readonly ExplorerColumn[]
  readonly personal: ForgePersonal
  readonly side: Side
}

/** Every owned copy beside the target: scores, perks, stats and the one verdict on each. */
export function CopiesTable(props: CopiesTableProps) {
  const { membershipId, verdicts, mode, copies, current, characters, columns, personal, side } = props
  const [differences, setDifferences] = useState(false)
  const rows = useMemo(
    () => copyRows({ copies, verdicts, mode, characters, columns, personal, side }),
    [copies, verdicts, mode, characters, columns, personal, side],
  )
  const shown = differences ? rows.filter(({ same }) => !same) : rows
  return (
    <section aria-label={labels.title} className={styles.copies}>
      <SectionHead title={labels.title} kind="group">
        <span className={classNames(text.read, text.dim)}>{labels.count(copies.length)}</span>
        {copies.length > 1 && (
          <Button
            size="small"
            tone={differences ? 'gold' : 'ghost'}
            aria-pressed={differences}
            onClick={() => setDifferences(!differences)}
          >
            <Glyph name="i-compare" size="s" />
            {labels.differences}
          </Button>
        )}
      </SectionHead>
      {copies.length === 0 ? (
        <p className={text.dim}>{labels.none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className={styles.scroll} aria-label={labels.label} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <td />
                {copies.map((copy, at) => (
                  <th key={idOf(copy)} scope="col" aria-current={idOf(copy) === current || undefined}>
                    <Link
                      to="/forge/$weaponId"
                      params={{ weaponId: idOf(copy) }}
                      search={(now) => readForgeSearch({ for: now.for, mode: now.mode })}
                      title={labels.open(at + 1)}
                    >
                      {labels.name(at + 1)}
                    </Link>
                    <small className={styles.roll}>{rollInWords(copy, side)}</small>
                    <OwnWords membershipId={membershipId} instanceId={idOf(copy)} />
                  </th>
                ))}
                <th scope="col" className={styles.god}>
                  {labels.god(itemWords.sides[side])}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ key, label, cells, target }) => (
                <tr key={key} data-row={key}>
                  <th scope="row">{label}</th>
                  {cells.map(({ text: cell, best }, at) => (
                    <td key={idOf(copies[at] as WeaponItem)} className={classNames(best && styles.best)}>
                      {cell}
                      {best && <span className={text.sr}>{labels.best}</span>}
                    </td>
                  ))}
                  <td className={styles.god}>{target}</td>
                </tr>
              ))}
              {shown.length === 0 && (
                <tr>
                  <td colSpan={copies.length + 2}>{labels.alike}</td>
                </tr>
              )}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}

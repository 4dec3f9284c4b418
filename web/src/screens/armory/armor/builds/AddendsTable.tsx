import type { ArmorBuild, ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import { ARMOR_STATS, type ArmorPiece } from '@ai-vault/game/items.ts'
import { SLOT_GLYPHS, STAT_GLYPHS } from '../../../../items/picture/armor-glyphs.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { TABLE_ROLES } from '../../../../ui/figures/table-roles.ts'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import text from '../../../../ui/text.module.css'
import { signed } from '../numbers.ts'
import type { ChangeRules, PieceRules } from '../query/piece-rules.ts'
import { words } from '../words/words.ts'
import { type Addends, addendsOf, type Line } from './addends.ts'
import styles from './BuildDetails.module.css'
import { describeMod, describeTuning } from './build-text.ts'
import { MarkButtons } from './MarkButtons.tsx'

const as = TABLE_ROLES
const labels = words.builds.addends

interface AddendsTableProps {
  readonly build: ArmorBuild
  readonly problem: ArmorProblem
  readonly worn: readonly ArmorPiece[]
  readonly rules: PieceRules
  readonly onRules: ChangeRules
}

/** The sum of every column is the build's stat; the last line says so. */
export function AddendsTable({ build, problem, worn, rules, onRules }: AddendsTableProps) {
  const addends = addendsOf(problem, build)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={labels.label} tabIndex={0}>
      <table className={styles.addends} aria-label={labels.caption} {...as.table}>
        <thead {...as.group}>
          <tr {...as.row}>
            <th scope="col" className={text.srPhone} {...as.column}>
              {labels.piece}
            </th>
            {ARMOR_STATS.map((stat) => (
              <th key={stat} scope="col" className={styles.number} {...as.column}>
                <Glyph name={STAT_GLYPHS[stat]} size="s" />
                <span className={text.sr}>{words.stats[stat]}</span>
              </th>
            ))}
            <th scope="col" className={text.srPhone} {...as.column}>
              {labels.mod}
            </th>
            <th scope="col" className={text.srPhone} {...as.column}>
              {labels.tuning}
            </th>
            <th scope="col" className={text.srPhone} {...as.column}>
              <span className={text.sr}>{labels.marks}</span>
            </th>
          </tr>
        </thead>
        <tbody {...as.group}>
          {addends.pieces.map(({ id, base, masterwork }, slot) => {
            const piece = worn[slot]
            return (
              piece && (
                <tr key={id} {...as.row}>
                  <th scope="row" {...as.name}>
                    <Glyph name={SLOT_GLYPHS[piece.slot]} />
                    {piece.name}
                    {piece.setWildcard && <span className={text.dim}>, {words.builds.piece.anySet}</span>}
                  </th>
                  {ARMOR_STATS.map((stat, i) => (
                    <td key={stat} className={styles.number} {...as.cell}>
                      <BaseAndMasterwork base={base[i] ?? 0} masterwork={masterwork[i] ?? 0} />
                    </td>
                  ))}
                  <td className={styles.half} data-head={labels.mod} {...as.cell}>
                    {describeMod(build.mods[slot])}
                  </td>
                  <td className={styles.half} data-head={labels.tuning} {...as.cell}>
                    {describeTuning(build.tuning[slot], build.artifice[slot])}
                  </td>
                  <td {...as.cell}>
                    <MarkButtons piece={piece} rules={rules} onRules={onRules} />
                  </td>
                </tr>
              )
            )
          })}
          <Sums addends={addends} energy={build.energyLeft} modCost={build.modCost} />
        </tbody>
      </table>
    </section>
  )
}

function BaseAndMasterwork({ base, masterwork }: { readonly base: number; readonly masterwork: number }) {
  if (masterwork === 0) return <span className={base === 0 ? text.dim : undefined}>{base}</span>
  return (
    <>
      {base !== 0 && base} <span className={styles.masterwork}>{signed(masterwork)}</span>
    </>
  )
}

interface SumsProps {
  readonly addends: Addends
  readonly energy: readonly number[]
  readonly modCost: number
}

function Sums({ addends, energy, modCost }: SumsProps) {
  const held = addends.sum.some((value, i) => value !== addends.reached[i])
  return (
    <>
      <SumRow name={labels.mods} line={addends.mods} className={text.gold} note={labels.energy(modCost)} />
      <SumRow name={labels.tuning} line={addends.tuning} className={text.teal} note="" />
      {addends.artifice.some(Boolean) && (
        <SumRow name={labels.artifice} line={addends.artifice} className={text.teal} note="" />
      )}
      {addends.fragments.some(Boolean) && (
        <SumRow name={labels.fragments} line={addends.fragments} className={text.gold} note="" />
      )}
      <tr className={styles.reached} {...as.row}>
        <th scope="row" {...as.name}>
          {labels.reached}
        </th>
        {addends.reached.map((value, i) => (
          <td key={ARMOR_STATS[i]} className={styles.number} data-sum={addends.sum[i]} {...as.cell}>
            {value}
          </td>
        ))}
        <td colSpan={3} className={text.dim} {...as.cell}>
          {held && labels.held}
          {labels.energyLeft(energy.join(', '))}
        </td>
      </tr>
    </>
  )
}

interface SumRowProps {
  readonly name: string
  readonly line: Line
  readonly className: string | undefined
  readonly note: string
}

function SumRow({ name, line, className, note }: SumRowProps) {
  return (
    <tr {...as.row}>
      <th scope="row" className={text.soft} {...as.name}>
        {name}
      </th>
      {line.map((value, i) => (
        <td
          key={ARMOR_STATS[i]}
          className={classNames(styles.number, value === 0 ? text.dim : className)}
          {...as.cell}
        >
          {signed(value)}
        </td>
      ))}
      <td colSpan={3} className={text.dim} {...as.cell}>
        {note}
      </td>
    </tr>
  )
}

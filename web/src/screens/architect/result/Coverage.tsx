import type { StoredBuild } from '@ai-vault/contract/advice/architect.ts'
import { ANSWER_SOURCES, type AnswerSource } from '@ai-vault/game/builds/build.ts'
import { listInWords } from '@ai-vault/game/in-words.ts'
import { WEAPON_GLYPHS } from '../../../items/picture/weapon-glyphs.ts'
import { classNames } from '../../../ui/class-names.ts'
import { TABLE_ROLES } from '../../../ui/figures/table-roles.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import type { GlyphName } from '../../../ui/glyphs/glyph-names.ts'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words.ts'
import styles from './Coverage.module.css'

const labels = words.coverage

/** Its rows are blocks on a phone. */
const as = TABLE_ROLES

type Row = StoredBuild['coverage'][number]

const markOf = (row: Row, source: AnswerSource) => {
  const from = row.answers.filter((answer) => answer.source === source)
  if (from.some(({ strength }) => strength === 'covers')) return 'covers'
  return from.length > 0 ? 'helps' : 'none'
}

const ABILITY_GLYPHS = {
  super: 'st-super',
  grenade: 'st-grenade',
  melee: 'st-melee',
  class: 'st-class',
  kit: 'i-grid',
} as const

/** The weapon itself, the stat of the ability; what each is stands in words beside it for those who listen or point. */
const glyphOf = ({ weapons }: StoredBuild, source: AnswerSource): GlyphName =>
  source === 'kinetic' || source === 'energy' || source === 'power'
    ? WEAPON_GLYPHS[weapons[source].weapon_type]
    : ABILITY_GLYPHS[source]

/** F-300: threat by answer; what the activity does not have says so. */
export function Coverage({ build }: { readonly build: StoredBuild }) {
  const asked = build.coverage.filter(({ expected }) => expected !== 'none')
  const absent = build.coverage.filter(({ expected }) => expected === 'none')
  return (
    <Bays className={styles.two}>
      <Bay>
        <SectionHead title={labels.title} glyph="i-shield">
          <span className={`${text.small} ${text.dim}`}>{build.activity}</span>
        </SectionHead>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={styles.scroll} aria-label={labels.caption} tabIndex={0}>
          <table className={styles.table} aria-label={labels.caption} {...as.table}>
            <thead {...as.group}>
              <tr {...as.row}>
                <th {...as.column} scope="col">
                  {labels.threat}
                </th>
                {ANSWER_SOURCES.map((source) => (
                  <th key={source} {...as.column} scope="col" className={styles.cell}>
                    <span title={labels.sources[source]}>
                      <Glyph name={glyphOf(build, source)} size="m" />
                      <span className={text.sr}>{labels.sources[source]}</span>
                    </span>
                  </th>
                ))}
                <th {...as.column} scope="col" className={classNames(styles.answer, text.srPhone)}>
                  {labels.answer}
                </th>
              </tr>
            </thead>
            <tbody {...as.group}>
              {asked.map((row) => (
                <CoverageRow key={row.threat} row={row} />
              ))}
              {absent.length > 0 && <AbsentRow threats={absent} />}
            </tbody>
          </table>
        </section>
        <p className={`${text.small} ${text.dim}`}>{labels.key}</p>
      </Bay>
      <Bay>
        <SectionHead title={words.claims.strategy} />
        <ol className={styles.steps}>
          {build.strategy.map(({ text: sentence, cites }) => (
            <li key={sentence}>
              <p>{sentence}</p>
              <p className={`${text.small} ${text.dim}`}>
                {words.claims.rests} {cites.join(', ')}
              </p>
            </li>
          ))}
        </ol>
      </Bay>
    </Bays>
  )
}

/** What the activity does not have, in one line. */
function AbsentRow({ threats }: { readonly threats: readonly Row[] }) {
  return (
    <tr {...as.row}>
      <th {...as.name} scope="row">
        {listInWords(threats.map(({ threat }) => labels.threats[threat]))}
      </th>
      <td {...as.cell} colSpan={ANSWER_SOURCES.length + 1} className={classNames(text.dim, styles.answer)}>
        {labels.notHere}
      </td>
    </tr>
  )
}

function CoverageRow({ row }: { readonly row: Row }) {
  const best = row.answers.find(({ strength }) => strength === 'covers') ?? row.answers[0]
  return (
    <tr {...as.row}>
      <th {...as.name} scope="row">
        {labels.threats[row.threat]}
        <small className={text.dim}>{labels.expected[row.expected]}</small>
      </th>
      {ANSWER_SOURCES.map((source) => {
        const mark = markOf(row, source)
        return (
          <td key={source} {...as.cell} className={styles.cell}>
            <i className={styles[mark]} />
            <span className={text.sr}>{labels.marks[mark]}</span>
          </td>
        )
      })}
      <td {...as.cell} className={styles.answer}>
        {best ? (
          <span className={best.strength === 'covers' ? text.ok : text.soft}>
            {best.by}, {best.how}
          </span>
        ) : (
          <span className={text.warn}>
            <Glyph name="i-warn" size="s" /> {labels.open}
          </span>
        )}
      </td>
    </tr>
  )
}

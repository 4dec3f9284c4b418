import type { StoredBuild } from '@ai-vault/contract/advice/architect.ts'
import { ANSWER_SOURCES, type AnswerSource } from '@ai-vault/game/builds/build.ts'
import { WEAPON_GLYPHS } from '../../../items/picture/weapon-glyphs.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import type { GlyphName } from '../../../ui/glyphs/glyph-names.ts'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words/words.ts'
import styles from './Coverage.module.css'

const said = words.coverage

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
  return (
    <Bays className={styles.two}>
      <Bay>
        <SectionHead title={said.title} glyph="i-shield">
          <span className={`${text.small} ${text.dim}`}>{build.activity}</span>
        </SectionHead>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={styles.scroll} aria-label={said.caption} tabIndex={0}>
          <table className={styles.table}>
            <caption className={text.sr}>{said.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{said.threat}</th>
                {ANSWER_SOURCES.map((source) => (
                  <th key={source} scope="col" className={styles.cell}>
                    <span title={said.sources[source]}>
                      <Glyph name={glyphOf(build, source)} size="m" />
                      <span className={text.sr}>{said.sources[source]}</span>
                    </span>
                  </th>
                ))}
                <th scope="col">{said.answer}</th>
              </tr>
            </thead>
            <tbody>
              {build.coverage.map((row) => (
                <CoverageRow key={row.threat} row={row} />
              ))}
            </tbody>
          </table>
        </section>
        <p className={`${text.small} ${text.dim}`}>{said.key}</p>
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

function CoverageRow({ row }: { readonly row: Row }) {
  if (row.expected === 'none') {
    return (
      <tr>
        <th scope="row">{said.threats[row.threat]}</th>
        <td colSpan={ANSWER_SOURCES.length + 1} className={text.dim}>
          {said.notHere}
        </td>
      </tr>
    )
  }
  const best = row.answers.find(({ strength }) => strength === 'covers') ?? row.answers[0]
  return (
    <tr>
      <th scope="row">
        {said.threats[row.threat]}
        <small className={text.dim}>{said.expected[row.expected]}</small>
      </th>
      {ANSWER_SOURCES.map((source) => {
        const mark = markOf(row, source)
        return (
          <td key={source} className={styles.cell}>
            <i className={styles[mark]} />
            <span className={text.sr}>{said.marks[mark]}</span>
          </td>
        )
      })}
      <td>
        {best ? (
          <span className={best.strength === 'covers' ? text.ok : text.soft}>
            {best.by}, {best.how}
          </span>
        ) : (
          <span className={text.warn}>
            <Glyph name="i-warn" size="s" /> {said.open}
          </span>
        )}
      </td>
    </tr>
  )
}

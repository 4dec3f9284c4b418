import type { FireteamAnalysis, FireteamNeed } from '@ai-vault/contract/advice/fireteam.ts'
import { NEED_GROUPS } from '@ai-vault/game/fireteam/need-names.ts'
import { elementLook } from '../../../items/badges/Element.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words.ts'
import styles from './CoverageMatrix.module.css'

const labels = words.coverage
const isElement = (need: string): need is (typeof NEED_GROUPS.shields)[number] =>
  (NEED_GROUPS.shields as readonly string[]).includes(need)
const GROUPS = ['champions', 'shields', 'buffs'] as const

const isIn =
  (group: (typeof GROUPS)[number]) =>
  ({ need }: FireteamNeed) =>
    (NEED_GROUPS[group] as readonly string[]).includes(need)

/** Need by member: lozenge brings it, dot does not, broken ring is private and never counts as missing. */
export function CoverageMatrix({ answer }: { readonly answer: FireteamAnalysis }) {
  const { members, coverage } = answer
  const seats = members
    .map((member, at) => ({ member, at }))
    .filter(({ member }) => member.state !== 'not-found')
  return (
    <Bays>
      <Bay>
        <SectionHead title={labels.title}>
          <span className={`${text.small} ${text.dim}`}>{answer.activity}</span>
        </SectionHead>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={styles.scroll} aria-label={labels.caption} tabIndex={0}>
          <table className={styles.table}>
            <caption className={text.sr}>{labels.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{labels.need}</th>
                {seats.map(({ member, at }) => (
                  <th key={member.entry} scope="col" className={styles.cell}>
                    <span aria-hidden="true">{at + 1}</span>
                    {member.class_type && <Glyph name={`cl-${member.class_type}`} size="s" />}
                    <span className={text.sr}>{member.name ?? member.entry}</span>
                  </th>
                ))}
                <th scope="col">{labels.state}</th>
                <th scope="col" className={styles.by}>
                  {labels.by}
                </th>
              </tr>
            </thead>
            {GROUPS.filter((group) => coverage.some(isIn(group))).map((group) => (
              <tbody key={group}>
                <tr>
                  <th scope="rowgroup" colSpan={seats.length + 3} className={text.cap}>
                    {labels.groups[group]}
                  </th>
                </tr>
                {coverage.filter(isIn(group)).map((need) => (
                  <NeedRow key={need.need} need={need} seats={seats} />
                ))}
              </tbody>
            ))}
          </table>
        </section>
        <p className={`${text.small} ${text.dim}`}>{labels.key}</p>
      </Bay>
    </Bays>
  )
}

interface NeedRowProps {
  readonly need: FireteamNeed
  /** Who may have a column, with their place among all members. */
  readonly seats: readonly { readonly member: FireteamAnalysis['members'][number]; readonly at: number }[]
}

function NeedRow({ need, seats }: NeedRowProps) {
  const sources = [...new Set(need.by.flatMap((each) => each ?? []))]
  const shownSources = sources.slice(0, 3).join(', ')
  return (
    <tr data-state={need.state}>
      <th scope="row">
        {isElement(need.need) && <i className={elementLook(need.need)} />} {words.needs[need.need]}
        {need.expected === 'possible' && <small className={text.dim}> {labels.possible}</small>}
        {sources.length > 0 && <small className={styles.below}>{labels.from(shownSources)}</small>}
      </th>
      {seats.map(({ member, at }) => {
        const from = need.by[at]
        const mark = from === null || from === undefined ? 'unknown' : from.length > 0 ? 'brings' : 'not'
        return (
          <td key={member.entry} className={styles.cell}>
            <i className={`${styles[mark]} ${member.you ? styles.you : ''}`} />
            <span className={text.sr}>{labels.marks[mark]}</span>
          </td>
        )
      })}
      <td className={styles.state}>{words.states[need.state]}</td>
      <td className={`${text.dim} ${styles.by}`}>{shownSources}</td>
    </tr>
  )
}

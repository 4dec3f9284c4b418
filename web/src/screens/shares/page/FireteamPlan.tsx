import type { SharedPlan } from '@ai-vault/game/shares/document.ts'
import { formatCount } from '../../../ui/figures/count.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import styles from '../Shares.module.css'
import { words } from '../words.ts'

/** Who is there and what the team still needs; names only where the author may show them. */
export function FireteamPlan({ plan }: { readonly plan: SharedPlan }) {
  return (
    <Bays columns={2} className={styles.plan}>
      <Bay>
        <SectionHead title={words.team} glyph="i-user" />
        <ul className={styles.lines}>
          {plan.members.map(({ name, classType, power, role }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name, and never change
            <li key={at}>
              {classType && <Glyph name={`cl-${classType}`} />}
              <div>
                <b>
                  <bdi>{name ?? words.member(at + 1)}</bdi>
                </b>
                {role && <p className={text.teal}>{role}</p>}
              </div>
              <b>{power !== undefined && formatCount(power)}</b>
            </li>
          ))}
        </ul>
      </Bay>
      <Bay>
        <SectionHead title={words.needs} glyph="i-check" />
        <ul className={styles.lines}>
          {plan.needs.map(({ name, state }) => (
            <li key={name}>
              <span>{name}</span>
              <b>{words.needStates[state]}</b>
            </li>
          ))}
        </ul>
      </Bay>
    </Bays>
  )
}

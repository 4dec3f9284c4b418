import type { FireteamAnalysis, FireteamMember } from '@ai-vault/contract/advice/fireteam.ts'
import { activityByFocus } from '@ai-vault/game/builds/activities.ts'
import type { TeamVerdict } from '@ai-vault/game/fireteam/team-verdict.ts'
import { elementLook } from '../../../items/badges/Element.tsx'
import { ItemButton } from '../../../items/hover/ItemButton.tsx'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { countOrMissing, MISSING } from '../../../ui/figures/Reading.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words.ts'
import styles from './Members.module.css'
import { TeamRing } from './TeamRing.tsx'

const labels = words.members

interface MembersProps {
  readonly answer: FireteamAnalysis
  /** Who has less power than is asked for. */
  readonly under: TeamVerdict['under']
}

/** For each member what is public; what is not says so. */
export function Members({ answer, under }: MembersProps) {
  const activity = activityByFocus(answer.activity_focus)
  return (
    <Bays className={styles.bays}>
      <Bay>
        <TeamRing answer={answer} />
      </Bay>
      <Bay>
        <SectionHead title={labels.title}>
          <SourceMark source="estimated" />
        </SectionHead>
        <ol className={styles.list}>
          {answer.members.map((member, at) => (
            <MemberRow
              key={member.entry}
              member={member}
              number={at + 1}
              asked={under.find((each) => each.at === at)?.asked}
            />
          ))}
        </ol>
        <p className={`${text.small} ${text.dim} ${styles.rests}`}>
          {labels.restsOn(activity?.mode !== 'pvp')}
        </p>
      </Bay>
    </Bays>
  )
}

/** What is worn can be read and the history cannot: such a member is not simply public. */
const isHistoryHidden = ({ state, class_type, experience }: FireteamMember) =>
  state === 'read' && class_type !== undefined && experience === undefined

interface MemberRowProps {
  readonly member: FireteamMember
  readonly number: number
  /** The power that is asked for, where the member has less. */
  readonly asked: number | undefined
}

function MemberRow({ member, number, asked }: MemberRowProps) {
  return (
    <li className={styles.row} data-state={member.state}>
      <span className={styles.number}>{number}</span>
      <div>
        <b className={styles.name}>
          <bdi>{member.name ?? member.entry}</bdi>
          {member.code && <span className={text.dim}>#{member.code}</span>}
        </b>
        <span className={`${text.small} ${member.you ? text.gold : text.dim}`}>
          {member.you ? labels.you : labels.states[isHistoryHidden(member) ? 'no-history' : member.state]}
        </span>
      </div>
      <div>
        {member.class_type ? (
          <>
            <span className={styles.class}>
              <Glyph name={`cl-${member.class_type}`} size="s" />
              {labels.classes[member.class_type]}
              {member.chosen_by && (
                <span className={`${text.small} ${text.dim}`}>{labels.chosenBy[member.chosen_by]}</span>
              )}
            </span>
            {member.subclass && (
              <span className={`${text.small} ${text.dim}`}>
                <i className={elementLook(member.subclass.element)} />{' '}
                {member.subclass.super || member.subclass.name}
              </span>
            )}
          </>
        ) : (
          <span className={text.dim}>{labels.unknown}</span>
        )}
      </div>
      <div>
        <span className={text.cap}>{labels.power}</span>
        <b className={styles.power}>{countOrMissing(member.power)}</b>
        {asked !== undefined && <span className={`${text.small} ${text.warn}`}>{labels.under(asked)}</span>}
      </div>
      <div className={styles.gear}>
        {member.equipped.map(({ hash, name, icon }) => (
          <ItemButton key={`${hash}`} of={{ itemHash: hash }} known={{ name, icon }} />
        ))}
        {(member.state !== 'read' || member.reason) && (
          <span className={text.dim}>{labels.why(member.state, member.reason)}</span>
        )}
      </div>
      <div className={text.small}>
        <span className={`${text.cap} ${styles.over}`}>{labels.experience}</span>
        {(member.state === 'read' && member.class_type) || member.experience
          ? labels.runs(member.experience)
          : MISSING}
      </div>
      <div className={`${text.small} ${text.teal}`}>{labels.roles(member.roles)}</div>
    </li>
  )
}

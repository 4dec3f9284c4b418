import { ACTIVITIES } from '@ai-vault/game/builds/activities.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { SelectField } from '../../ui/controls/choices/SelectField.tsx'
import { ErrorLine } from '../../ui/feedback/failures/ErrorPanel.tsx'
import { Bay, Bays } from '../../ui/page/Plate.tsx'
import { Reason, Say } from '../../ui/page/Say.tsx'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import text from '../../ui/text.module.css'
import { MembersField } from './MembersField.tsx'
import styles from './TeamForm.module.css'
import type { Analyzed } from './use-analysis.ts'
import type { TeamField } from './use-team-field.ts'
import { words } from './words.ts'

const labels = words.form

interface TeamFormProps {
  readonly team: TeamField
  readonly activity: string
  readonly busy: boolean
  /** What was analyzed last. */
  readonly analyzed: Analyzed | undefined
  /** The player is one of those who are named. */
  readonly isAtTable: boolean
  readonly onActivity: (focus: string) => void
  readonly onAnalyze: () => void
  /** Before anything is asked: what else one may begin with. The form then says what the screen is for. */
  readonly beside: ReactNode
}

/** F-312: who is at the table, and what they play. */
export function TeamForm(props: TeamFormProps) {
  const { team, activity, busy, analyzed, isAtTable, onActivity, onAnalyze, beside } = props
  return (
    <Bays columns={beside ? 2 : 1} className={styles.plate}>
      {beside && (
        <Bay className={styles.beside}>
          <div className={styles.purpose}>
            <Say>{words.say}</Say>
            <Reason>{words.why}</Reason>
          </div>
          {beside}
        </Bay>
      )}
      <Bay>
        {beside && <SectionHead title={labels.others} />}
        <form
          className={beside ? styles.narrow : styles.form}
          aria-label={labels.label}
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) onAnalyze()
          }}
        >
          <MembersField team={team} activity={activity} busy={busy} analyzed={analyzed} />
          <div className={styles.what}>
            <SelectField
              label={labels.activity}
              options={ACTIVITIES.map(({ focus, name }) => ({ id: focus, label: name }))}
              selected={activity}
              onSelect={onActivity}
            />
            <div className={styles.buttons}>
              <Button onClick={() => void team.loadCurrent()} aria-busy={team.loading === 'loading'}>
                {team.loading === 'loading' ? labels.loadingTeam : labels.load}
              </Button>
              {!isAtTable && <Button onClick={() => void team.addMyself()}>{labels.addMyself}</Button>}
              <Button
                type="submit"
                tone={beside && team.ids.length === 0 ? 'plain' : 'gold'}
                aria-busy={busy}
                aria-disabled={busy}
              >
                {busy ? labels.analyzing : labels.analyze}
              </Button>
            </div>
            {team.loading === 'alone' && (
              <p role="status" className={`${text.small} ${text.soft}`}>
                {labels.alone}
              </p>
            )}
            {team.loading === 'failed' && <ErrorLine>{labels.loadFailed}</ErrorLine>}
          </div>
        </form>
      </Bay>
    </Bays>
  )
}

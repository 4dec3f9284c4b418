import { ACTIVITIES } from '@ai-vault/game/builds/activities.ts'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
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
  const { box, summary, open, setOpen } = useFolded(analyzed)
  const about = beside ? undefined : aboutOf(analyzed)
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
        <details
          ref={box}
          open={open || about === undefined}
          onToggle={({ currentTarget }) => about !== undefined && setOpen(currentTarget.open)}
        >
          <summary ref={summary} className={styles.summary} hidden={about === undefined}>
            <span>{about}</span> <b>{labels.change}</b>
          </summary>
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
        </details>
      </Bay>
    </Bays>
  )
}

/** Who was analyzed for what, where nobody is left to be corrected: the form then makes room for the answer. */
function aboutOf(analyzed: Analyzed | undefined): string | undefined {
  if (!analyzed) return undefined
  const { members, activity } = analyzed.answer
  if (members.length === 0 || members.some(({ state }) => state === 'not-found')) return undefined
  return labels.about(
    members.map(({ name, entry }) => name ?? entry),
    activity,
  )
}

/** Each analysis folds the form, unless the player types there; the focus goes to the line that opens it again. */
function useFolded(analyzed: Analyzed | undefined) {
  const box = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each analysis
  useLayoutEffect(() => {
    const focused = box.current?.contains(document.activeElement) && document.activeElement
    const isTyping = focused instanceof HTMLTextAreaElement
    if (focused && !isTyping) summary.current?.focus()
    setOpen(isTyping)
  }, [analyzed])
  return { box, summary, open, setOpen }
}

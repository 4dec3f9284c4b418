import {
  type AlertSettingsAnswer,
  LONGEST_RULE_NAME,
  LONGEST_RULE_QUERY,
} from '@ai-vault/contract/account/alerts.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { timeZone } from '../../../data/clock.ts'
import { alertsQuery } from '../../../data/queries/alert-queries.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Field, Switch } from '../../../ui/controls/Field.tsx'
import { FailedLine } from '../../../ui/feedback/failures/FailedLine.tsx'
import { Thinking } from '../../../ui/feedback/Skeleton.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import styles from '../Profile.module.css'
import { words } from '../words.tsx'
import { PushSwitch } from './PushSwitch.tsx'
import { type KeepAlerts, useKeepAlerts } from './use-keep-alerts.ts'

/** Minutes after midnight as a field for times shows them, and back. */
const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Undefined while the time is being typed. */
function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(clock) ?? []
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

const labels = words.alerts
const USUAL_QUIET = { from: 22 * 60, to: 7 * 60 }

/** What the player is told of without looking, and when not (F-336). Every change is kept at once. */
export function Alerts({ membershipId }: { readonly membershipId: string }) {
  const { data: stored, isPending, isError, refetch } = useQuery(alertsQuery(membershipId))
  const { status, setStatus, busy, keep, ahead } = useKeepAlerts(membershipId)
  const data = stored && ahead(stored)

  return (
    <Plate className={styles.alerts}>
      <SectionHead title={labels.title} />
      <p className={styles.note}>{labels.lead}</p>
      {isPending && <Thinking>{labels.loading}</Thinking>}
      {isError && !data && <FailedLine onRetry={() => void refetch()}>{labels.failed}</FailedLine>}
      {data && (
        <>
          <Rules settings={data} busy={busy} keep={keep} />
          <ul className={styles.switches}>
            <li>
              <Switch
                label={labels.postmaster}
                checked={data.postmaster}
                onChange={(postmaster) => void keep((now) => ({ ...now, postmaster }))}
              />
            </li>
            <li>
              <Switch
                label={labels.weekly}
                checked={data.weekly}
                onChange={(weekly) => void keep((now) => ({ ...now, weekly }))}
              />
            </li>
            <li>
              <Quiet settings={data} keep={keep} />
            </li>
          </ul>
          <PushSwitch report={setStatus} />
        </>
      )}
      <p role="status" className={styles.note}>
        {status}
      </p>
    </Plate>
  )
}

interface PartProps {
  readonly settings: AlertSettingsAnswer
  readonly keep: KeepAlerts
}

function Rules({ settings, busy, keep }: PartProps & { readonly busy: boolean }) {
  const { rules } = settings
  const [name, setName] = useState('')
  const [search, setSearch] = useState('')
  const part = useRef<HTMLDivElement>(null)
  async function add(event: FormEvent) {
    event.preventDefault()
    const rule = { id: crypto.randomUUID(), name, query: search }
    // What was typed stays where it was refused.
    if (!(await keep((now) => ({ ...now, rules: [...now.rules, rule] }), 'once-kept'))) return
    setName('')
    setSearch('')
  }
  const gone = useRef<number>(undefined)
  const remove = (at: number, removed: string) => {
    gone.current = at
    void keep((now) => ({ ...now, rules: now.rules.filter(({ id }) => id !== removed) }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that was pressed goes with its rule
  useEffect(() => {
    if (gone.current !== undefined) focusRule(part.current, gone.current)
    gone.current = undefined
  }, [rules.length])
  return (
    <div ref={part}>
      {rules.length === 0 && <p className={styles.note}>{labels.none}</p>}
      {rules.length > 0 && (
        <ul className={styles.rows} aria-label={labels.rules}>
          {rules.map((rule, at) => (
            <li key={rule.id}>
              <span className={styles.grow}>
                <b>
                  <bdi>{rule.name}</bdi>
                </b>
                <small>
                  <code>{rule.query}</code>
                </small>
              </span>
              <Button
                tone="ghost"
                size="small"
                iconOnly
                aria-label={labels.remove(rule.name)}
                onClick={() => remove(at, rule.id)}
              >
                <Glyph name="i-trash" size="s" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={(event) => void add(event)} className={styles.line}>
        <Field
          label={labels.name}
          value={name}
          required
          maxLength={LONGEST_RULE_NAME}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label={labels.query}
          value={search}
          required
          maxLength={LONGEST_RULE_QUERY}
          autoComplete="off"
          placeholder={labels.example}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button type="submit" aria-busy={busy}>
          {labels.add}
        </Button>
      </form>
    </div>
  )
}

/** The rule that took the place of one that went, or the field for a new one where none is left. */
function focusRule(part: HTMLElement | null, at: number) {
  const left = part?.querySelectorAll<HTMLElement>('li>button') ?? []
  const next = left[Math.min(at, left.length - 1)] ?? part?.querySelector('input')
  next?.focus()
}

function Quiet({ settings: { quiet }, keep }: PartProps) {
  const zone = timeZone()
  const change = (part: 'from' | 'to') => (minutes: number) =>
    void keep((now) => ({ ...now, quiet: { ...USUAL_QUIET, ...now.quiet, zone, [part]: minutes } }))
  return (
    <>
      <Switch
        label={labels.quiet}
        checked={quiet !== undefined}
        onChange={(on) =>
          void keep(({ quiet: _off, ...rest }) => (on ? { ...rest, quiet: { ...USUAL_QUIET, zone } } : rest))
        }
      />
      {quiet && (
        <div className={styles.line}>
          <TimeField label={labels.from} minutes={quiet.from} onLeave={change('from')} />
          <TimeField label={labels.to} minutes={quiet.to} onLeave={change('to')} />
        </div>
      )}
    </>
  )
}

interface TimeFieldProps {
  readonly label: string
  readonly minutes: number
  readonly onLeave: (minutes: number) => void
}

/** A time is typed in parts, so it is the field's own until it is left. */
function TimeField({ label, minutes, onLeave }: TimeFieldProps) {
  const [typed, setTyped] = useState<string>()
  const leave = () => {
    const next = typed === undefined ? undefined : minutesOf(typed)
    setTyped(undefined)
    if (next !== undefined && next !== minutes) onLeave(next)
  }
  return (
    <Field
      label={label}
      type="time"
      value={typed ?? clockOf(minutes)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
    />
  )
}

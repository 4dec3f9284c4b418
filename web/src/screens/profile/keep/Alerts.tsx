import {
  type AlertSettingsAnswer,
  LONGEST_RULE_NAME,
  LONGEST_RULE_QUERY,
} from '@ai-vault/contract/account/alerts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../data/api/api-error.ts'
import { alertsQuery, keepAlerts } from '../../../data/queries/alert-queries.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Field, Switch } from '../../../ui/controls/Field.tsx'
import { TextButton } from '../../../ui/controls/TextButton.tsx'
import { ErrorLine } from '../../../ui/feedback/ErrorPanel.tsx'
import { Thinking } from '../../../ui/feedback/Skeleton.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import styles from '../Profile.module.css'
import { words } from '../words/words.ts'
import { clockOf, minutesOf } from './clock-times.ts'
import { PushSwitch } from './PushSwitch.tsx'

const said = words.alerts
const USUAL_QUIET = { from: 22 * 60, to: 7 * 60 }

/** What the player is told of without looking, and when not (F-336). Every change is kept at once. */
export function Alerts({ membershipId }: { readonly membershipId: string }) {
  const client = useQueryClient()
  const { queryKey, ...query } = alertsQuery(membershipId)
  const { data, isPending, isError, refetch } = useQuery({ queryKey, ...query })
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState('')

  async function keep(settings: AlertSettingsAnswer): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    try {
      client.setQueryData(queryKey, await keepAlerts(settings))
      setTold(said.kept)
      return true
    } catch (error) {
      setTold(error instanceof ApiError ? error.message : said.notKept)
      return false
    } finally {
      setBusy(false)
    }
  }

  return (
    <Plate>
      <SectionHead title={said.title} />
      <p className={styles.note}>{said.lead}</p>
      {isPending && <Thinking>{said.loading}</Thinking>}
      {isError && !data && (
        <ErrorLine>
          <span>
            {said.failed} <TextButton onClick={() => void refetch()}>{words.retry}</TextButton>
          </span>
        </ErrorLine>
      )}
      {data && (
        <>
          <Rules settings={data} busy={busy} keep={keep} />
          <Switch
            label={said.postmaster}
            checked={data.postmaster}
            onChange={(postmaster) => void keep({ ...data, postmaster })}
          />
          <Switch
            label={said.weekly}
            checked={data.weekly}
            onChange={(weekly) => void keep({ ...data, weekly })}
          />
          <Quiet settings={data} keep={keep} />
          <PushSwitch tell={setTold} />
        </>
      )}
      <p role="status" className={styles.note}>
        {told}
      </p>
    </Plate>
  )
}

interface PartProps {
  readonly settings: AlertSettingsAnswer
  readonly keep: (settings: AlertSettingsAnswer) => Promise<boolean>
}

function Rules({ settings, busy, keep }: PartProps & { readonly busy: boolean }) {
  const { rules } = settings
  const [name, setName] = useState('')
  const [search, setSearch] = useState('')
  async function add(event: FormEvent) {
    event.preventDefault()
    const rule = { id: crypto.randomUUID(), name, query: search }
    // What was typed stays where it was refused.
    if (!(await keep({ ...settings, rules: [...rules, rule] }))) return
    setName('')
    setSearch('')
  }
  return (
    <>
      {rules.length === 0 && <p className={styles.note}>{said.none}</p>}
      {rules.length > 0 && (
        <ul className={styles.rows} aria-label={said.rules}>
          {rules.map((rule) => (
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
                aria-label={said.remove(rule.name)}
                onClick={() => void keep({ ...settings, rules: rules.filter(({ id }) => id !== rule.id) })}
              >
                <Glyph name="i-trash" size="s" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={(event) => void add(event)} className={styles.line}>
        <Field
          label={said.name}
          value={name}
          required
          maxLength={LONGEST_RULE_NAME}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label={said.query}
          value={search}
          required
          maxLength={LONGEST_RULE_QUERY}
          autoComplete="off"
          placeholder={said.example}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button type="submit" aria-busy={busy}>
          {said.add}
        </Button>
      </form>
    </>
  )
}

function Quiet({ settings, keep }: PartProps) {
  const { quiet, ...rest } = settings
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const change = (part: 'from' | 'to', value: string) => {
    const minutes = minutesOf(value)
    if (quiet && minutes !== undefined) void keep({ ...rest, quiet: { ...quiet, zone, [part]: minutes } })
  }
  return (
    <>
      <Switch
        label={said.quiet}
        checked={quiet !== undefined}
        onChange={(on) => void keep(on ? { ...rest, quiet: { ...USUAL_QUIET, zone } } : rest)}
      />
      {quiet && (
        <div className={styles.line}>
          <Field
            label={said.from}
            type="time"
            value={clockOf(quiet.from)}
            onChange={({ target }) => change('from', target.value)}
          />
          <Field
            label={said.to}
            type="time"
            value={clockOf(quiet.to)}
            onChange={({ target }) => change('to', target.value)}
          />
        </div>
      )}
    </>
  )
}

import { BUILT_IN_ANALYST_KEY } from '@ai-vault/contract/account/storage.ts'
import { AI_PROVIDERS, type AiProvider, MIN_AI_KEY_LENGTH } from '@ai-vault/contract/advice/sentinel.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { testKey, usageQuery } from '../../data/sentinel/key-calls.ts'
import { readPreferences, writePreferences } from '../../data/sentinel/preferences.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { readAiKey, writeAiKey } from '../../data/stored/storage.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { SelectField } from '../../ui/controls/choices/SelectField.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { formatCount } from '../../ui/figures/count.ts'
import { Meter } from '../../ui/figures/gauges/Meter.tsx'
import { Plate } from '../../ui/page/Plate.tsx'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import styles from './AiKeyPanel.module.css'
import { words } from './ai-words.ts'
import { KeyField } from './KeyField.tsx'

const DAILY_TOKENS = 1_000_000
const BUILT_IN = 'built-in'
type Choice = AiProvider | typeof BUILT_IN

const ownKey = () => {
  const key = readAiKey()
  return key && key !== BUILT_IN_ANALYST_KEY && key.length >= MIN_AI_KEY_LENGTH ? key : undefined
}

/** The AI key of this browser (F-359): set, tested, masked, replaced, removed; with provider, model and limit. */
export function AiKeyPanel({ session }: { readonly session: SignedIn }) {
  const { data: usage, refetch } = useQuery(usageQuery(session))
  const [key, setKey] = useState(ownKey)
  const [choice, setChoice] = useState(readPreferences)
  const [test, setTest] = useState<{ readonly ok: boolean; readonly text: string }>()
  const [testing, setTesting] = useState(false)
  const { provider, model, daily_tokens: limit = DAILY_TOKENS } = choice
  const selected: Choice = provider ?? BUILT_IN
  const keep = (changes: Parameters<typeof writePreferences>[0]) => {
    writePreferences(changes)
    setChoice(readPreferences())
    setTest(undefined)
  }
  const store = (next: string | undefined) => {
    writeAiKey(next ?? BUILT_IN_ANALYST_KEY)
    setKey(next)
    setTest(next ? undefined : { ok: true, text: words.removed })
  }
  async function tryIt() {
    setTesting(true)
    try {
      const result = await testKey(key ?? BUILT_IN_ANALYST_KEY, { provider, model })
      const used = result.tokens ? ` ${words.used(result.tokens)}` : ''
      setTest({ ok: result.ok, text: `${result.text}${used}` })
      void refetch()
    } catch {
      setTest({ ok: false, text: words.testFailed })
    } finally {
      setTesting(false)
    }
  }
  const options = [BUILT_IN, ...AI_PROVIDERS]
    .filter((id) => id !== 'custom' || usage?.operator_model || provider === 'custom')
    .map((id) => ({
      id: id as Choice,
      label:
        id === 'custom' && usage?.operator_model
          ? words.operatorModel(usage.operator_model)
          : words.providers[id as Choice],
    }))
  const needsKey = selected !== BUILT_IN && selected !== 'custom'
  return (
    <div className={styles.panels}>
      <Plate role="region" aria-labelledby="ai-provider" className={styles.panel}>
        <SectionHead title={words.title} id="ai-provider" />
        <p className={styles.note}>{words.belongs}</p>
        <div className={styles.pair}>
          <SelectField
            label={words.provider}
            options={options}
            selected={selected}
            onSelect={(next) => keep({ provider: next === BUILT_IN ? undefined : next })}
          />
          <Field
            label={words.model}
            note={words.modelNote}
            value={model ?? ''}
            maxLength={120}
            disabled={selected === BUILT_IN}
            onChange={({ target }) => keep({ model: target.value.trim() || undefined })}
          />
        </div>
        {needsKey && <KeyField stored={key} provider={selected} onStore={store} />}
        <div className={styles.test}>
          <Button disabled={testing || (needsKey && !key)} onClick={() => void tryIt()}>
            {testing ? words.testing : words.test}
          </Button>
          <p role="status" className={test && !test.ok ? styles.bad : undefined}>
            {test?.text}
          </p>
        </div>
        <LimitField limit={limit} onLimit={(daily_tokens) => keep({ daily_tokens })} />
        {usage && (
          <>
            <Meter label={words.spentLabel} value={usage.tokens_today} max={Math.max(1, limit)} plain />
            <p className={styles.note}>{words.spent(formatCount(usage.tokens_today), formatCount(limit))}</p>
          </>
        )}
      </Plate>
      <DataFlow />
    </div>
  )
}

/** Which data reaches which place, in words. */
function DataFlow() {
  return (
    <Plate role="region" aria-labelledby="ai-flow" className={styles.panel}>
      <SectionHead title={words.flow} id="ai-flow" />
      <table className={styles.flow}>
        <thead>
          <tr>
            <th scope="col">{words.data}</th>
            {words.places.map((place) => (
              <th scope="col" key={place}>
                {place}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.flows.map(([name, ...reaches]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {reaches.map((reach, at) => (
                <td key={words.places[at]}>{words[reach]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{words.flowNote}</p>
    </Plate>
  )
}

/** What a question usually takes: the instructions and tools are sent with each of two or three steps. */
const USUAL_QUESTION = 12_000
const STEP = 10_000

interface LimitFieldProps {
  readonly limit: number
  readonly onLimit: (limit: number) => void
}

/** What is typed stays as it is; the limit changes only with a whole number. */
function LimitField({ limit, onLimit }: LimitFieldProps) {
  const [typed, setTyped] = useState(String(limit))
  const isWhole = /^\d{1,12}$/.test(typed.trim())
  const questions = Math.floor(limit / USUAL_QUESTION)
  return (
    <Field
      label={words.limit}
      note={words.limitNote(formatCount(questions), questions)}
      error={isWhole ? undefined : words.limitBad(formatCount(limit))}
      type="number"
      inputMode="numeric"
      min={0}
      step={STEP}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        if (/^\d{1,12}$/.test(target.value.trim())) onLimit(Number(target.value))
      }}
      onBlur={() => {
        if (!isWhole) setTyped(String(limit))
      }}
    />
  )
}

import { useState } from 'react'
import { Field } from '../../../ui/controls/Field.tsx'
import { formatCount } from '../../../ui/figures/count.ts'
import { words } from './words.ts'

/** What a question usually takes: the instructions and tools are sent with each of two or three steps. */
const USUAL_QUESTION = 12_000
const STEP = 10_000

interface LimitFieldProps {
  readonly limit: number
  readonly onLimit: (limit: number) => void
}

/** What is typed stays as it is; the limit changes only with a whole number. */
export function LimitField({ limit, onLimit }: LimitFieldProps) {
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

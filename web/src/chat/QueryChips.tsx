import type { AnswerPart, Chip } from '@ai-vault/contract/advice/answer.ts'
import { changeQuery } from '@ai-vault/sentinel/change-query.ts'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Glyph } from '../ui/glyphs/Glyph.tsx'
import styles from './Answer.module.css'
import { useAskAgain, wordsAfter } from './ask-again.ts'
import { words } from './words.ts'

interface QueryChipsProps {
  readonly part: Pick<AnswerPart, 'query' | 'chips' | 'additions'>
}

/** How the question was read. Each piece can be taken out or changed, which asks again. */
export function QueryChips({ part }: QueryChipsProps) {
  const { query, chips, additions } = part
  const { canAsk, ask } = useAskAgain()
  const change = (at: Chip['at'], label?: string, value?: unknown) =>
    ask(wordsAfter(part, { at, label }), changeQuery(query, at, value))
  const choose = (at: Chip['at'], choices: Chip['choices'], place: string) => {
    const chosen = choices?.[Number(place)]
    if (chosen) change(at, chosen.label, chosen.value)
  }
  return (
    <ul className={styles.chips} aria-label={words.readAs}>
      {chips.map(({ at, label, ruled_out, choices }) => (
        <li key={at} className={classNames(styles.chip, ruled_out && styles.ruledOut)}>
          {choices ? (
            <ChipSelect
              at={String(at)}
              name={words.change(label)}
              shown={label}
              canAsk={canAsk}
              onChoose={(place) => choose(at, choices, place)}
            >
              {choices.map((choice, place) => (
                <option key={choice.label} value={place}>
                  {choice.label}
                </option>
              ))}
            </ChipSelect>
          ) : (
            <span>{label}</span>
          )}
          {at !== 'intent' && (
            <button
              type="button"
              data-chip={at}
              aria-label={words.without(label)}
              aria-disabled={!canAsk}
              onClick={() => canAsk && change(at)}
            >
              <Glyph name="i-close" size="s" />
            </button>
          )}
        </li>
      ))}
      {additions.length > 0 && (
        <li className={classNames(styles.chip, styles.add)}>
          <ChipSelect
            at="add"
            name={words.add}
            shown="+"
            canAsk={canAsk}
            onChoose={(value) => {
              const [at = '', place = ''] = value.split(' ')
              choose(at, additions.find((addition) => addition.at === at)?.choices, place)
            }}
          >
            {additions.map(({ at, choices }) => (
              <optgroup key={at} label={words.slots[at as keyof typeof words.slots] ?? ''}>
                {choices?.map((choice, place) => (
                  <option key={choice.label} value={`${at} ${place}`}>
                    {choice.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </ChipSelect>
        </li>
      )}
    </ul>
  )
}

interface ChipSelectProps {
  /** Of which piece of the query it is; the same piece of the next answer gets the focus by it. */
  readonly at: string
  readonly name: string
  readonly shown: string
  readonly canAsk: boolean
  readonly onChoose: (value: string) => void
  readonly children: ReactNode
}

/** Keys that open the list: what is chosen in it is meant. */
const OPENS = new Set([' ', 'F4'])

/**
 * The choices of a chip. A pointer's choice asks at once. By arrows or letters a player passes others on the way to theirs:
 * then Enter asks, or leaving the chip, and Escape takes the choice back.
 */
function ChipSelect({ at, name, shown, canAsk, onChoose, children }: ChipSelectProps) {
  const [picked, setPicked] = useState('')
  const passes = useRef(false)
  const choose = (value: string) => {
    setPicked('')
    if (canAsk && value !== '') onChoose(value)
  }
  const onKey = (event: KeyboardEvent) => {
    const { key, altKey } = event
    passes.current = key !== 'Enter' && !altKey && !OPENS.has(key)
    if (key === 'Escape') setPicked('')
    if (key !== 'Enter' || picked === '') return
    // Enter would open the list.
    event.preventDefault()
    choose(picked)
  }
  return (
    <select
      data-chip={at}
      aria-label={name}
      value={picked}
      // Switched off it would lose the focus with each question.
      aria-disabled={!canAsk}
      onKeyDown={onKey}
      onPointerDown={() => {
        passes.current = false
      }}
      onChange={({ target }) => (passes.current ? setPicked(target.value) : choose(target.value))}
      onBlur={({ currentTarget }) => {
        // A window that is left keeps the focus of its page.
        if (document.activeElement !== currentTarget) choose(picked)
      }}
    >
      <option value="">{shown}</option>
      {children}
    </select>
  )
}

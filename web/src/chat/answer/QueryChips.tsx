import type { AnswerPart, Chip } from '@ai-vault/contract/advice/answer.ts'
import { changeQuery } from '@ai-vault/sentinel/change-query.ts'
import { classNames } from '../../ui/class-names.ts'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import { words } from '../words.ts'
import styles from './Answer.module.css'
import { useAskAgain, wordsAfter } from './ask-again.ts'
import { ChipSelect } from './ChipSelect.tsx'

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

import type { MouseEvent } from 'react'
import { useOnline } from '../../../data/use-online.ts'
import type { Reviews } from '../../../items/decisions/use-reviews.ts'
import { TextButton } from '../../../ui/controls/TextButton.tsx'
import text from '../../../ui/text.module.css'
import { modeWords } from './words/mode-words.ts'
import { words } from './words/words.ts'

/** Where the decisions are: saved, under way, or waiting on this device. */
export function SavingState({ reviews: { waiting, failure, retry } }: { readonly reviews: Reviews }) {
  const online = useOnline()
  // The button goes away once it worked; the focus must not fall on whatever comes first.
  const again = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('[role=dialog]')?.focus()
    retry()
  }
  const said = modeWords.saving
  const many = said.waiting(waiting)
  return (
    <p className={`${text.small} ${text.dim}`} role="status">
      {waiting === 0 && !failure && said.saved}
      {waiting === 0 && failure && said.unread(failure.message)}
      {waiting > 0 && !online && said.offline(many)}
      {waiting > 0 && online && !failure && said.saving}
      {waiting > 0 && online && failure && said.failed(failure.message, many)}
      {failure && online && <TextButton onClick={again}>{words.tryAgain}</TextButton>}
    </p>
  )
}

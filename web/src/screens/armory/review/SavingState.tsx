import type { MouseEvent } from 'react'
import { useOnline } from '../../../data/use-online.ts'
import { TextButton } from '../../../ui/TextButton.tsx'
import text from '../../../ui/text.module.css'
import type { Reviews } from './use-reviews.ts'

/** Where the decisions are: saved, under way, or waiting on this device. */
export function SavingState({ reviews: { waiting, failure, retry } }: { readonly reviews: Reviews }) {
  const online = useOnline()
  // The button goes away once it worked; the focus must not fall on whatever comes first.
  const again = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('[role=dialog]')?.focus()
    retry()
  }
  const many = waiting === 1 ? '1 decision waits' : `${waiting} decisions wait`
  return (
    <p className={`${text.small} ${text.dim}`} role="status">
      {waiting === 0 && !failure && 'All decisions are saved.'}
      {waiting === 0 && failure && <>Decisions of other devices could not be read: {failure.message} </>}
      {waiting > 0 &&
        !online &&
        `Offline: ${many} on this device and will be saved when the network is back.`}
      {waiting > 0 && online && !failure && 'Saving...'}
      {waiting > 0 && online && failure && `Not saved yet: ${failure.message} ${many} on this device. `}
      {failure && online && <TextButton onClick={again}>Try again</TextButton>}
    </p>
  )
}

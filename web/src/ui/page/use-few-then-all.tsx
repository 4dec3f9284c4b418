import { useUnfolded } from '../../routing/use-unfolded.ts'
import { TextButton } from '../controls/buttons/TextButton.tsx'
import { words } from '../words/few-then-all-words.ts'

interface FewThenAll<Entry> {
  /** Names the list among those of its screen. */
  readonly id: string
  readonly few: readonly Entry[]
  readonly all: readonly Entry[]
}

/** A list that begins with a few, and the button for all of it; there is none where the few are all. */
export function useFewThenAll<Entry>({ id, few, all }: FewThenAll<Entry>) {
  const [isWhole, toggle] = useUnfolded(id)
  const button = few.length < all.length && (
    <TextButton aria-expanded={isWhole} onClick={toggle}>
      {isWhole ? words.fewer : words.all(all.length)}
    </TextButton>
  )
  return { shown: isWhole ? all : few, button }
}

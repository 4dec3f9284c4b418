import text from '../../ui/text.module.css'
import { sheetWords } from '../words/sheet-words.ts'
import type { TraitPopularity } from './own-wishes.ts'

const said = sheetWords.wishes

/** How often the player's lists wish for each trait of this copy. */
export function Popularity({ traits }: { readonly traits: readonly TraitPopularity[] }) {
  if (traits.length === 0) return null
  return (
    <p className={`${text.small} ${text.soft}`}>
      {said.popularity(traits.map(({ trait, wishes, of }) => said.named(trait, wishes, of)).join(', '))}
    </p>
  )
}

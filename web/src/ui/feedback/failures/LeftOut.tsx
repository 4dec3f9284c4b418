import text from '../../text.module.css'
import { leftOutWords } from '../../words/left-out-words.ts'

/** How many rows of an answer could not be read: the others stand there without them. */
export const LeftOut = ({ rows }: { readonly rows: number | undefined }) =>
  rows ? <p className={`${text.small} ${text.dim}`}>{leftOutWords.leftOut(rows)}</p> : null

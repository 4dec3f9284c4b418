import { chooseWords } from '../../words/choose-words.ts'
import { en } from './en-wish-lists.ts'

/** Apart from the rest: it comes with the dialog of wish lists. */
export const wishListWords = chooseWords<typeof en>({ en })

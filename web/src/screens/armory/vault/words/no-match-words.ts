import { chooseWords } from '../../../../words/choose-words.ts'
import { en } from './en-no-match.ts'

/** Apart from the rest: they come where nothing was found. */
export const noMatchWords = chooseWords<typeof en>({ en })

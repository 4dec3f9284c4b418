import { chooseWords } from '../../../../words/choose-words.ts'
import { en } from './en-no-match.ts'

/** Apart from the rest: they come right after the vault. */
export const noMatchWords = chooseWords<typeof en>({ en })

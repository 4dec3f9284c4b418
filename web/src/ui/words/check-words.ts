import { chooseWords } from '../../words/choose-words.ts'
import { en } from './en-check.ts'

/** Apart from the rest: the shell's first load does without them. */
export const checkWords = chooseWords<typeof en>({ en })

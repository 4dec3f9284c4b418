import { chooseWords } from '../../../../words/choose-words.ts'
import { en } from './en-decided.tsx'

/** Apart from the rest: there is nothing to say before the first decision. */
export const decidedWords = chooseWords<typeof en>({ en })

import { chooseWords } from '../../words/choose-words.ts'
import { en } from './en-roll.ts'

/** Apart from the rest: they come with the explorer. */
export const rollWords = chooseWords<typeof en>({ en })

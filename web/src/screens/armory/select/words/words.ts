import { chooseWords } from '../../../../words/choose-words.ts'
import { en } from './en.ts'

/** Apart from the rest: they come with the bar. */
export const selectWords = chooseWords<typeof en>({ en })

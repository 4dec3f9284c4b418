import { chooseWords } from '../../../../words/choose-words.ts'
import { en } from './en-saved.ts'

/** Apart from the rest: they come with the menu. */
export const savedWords = chooseWords<typeof en>({ en })

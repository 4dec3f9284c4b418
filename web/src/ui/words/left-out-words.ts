import { chooseWords } from '../../words/choose-words.ts'
import { en } from './en-left-out.ts'

/** Apart from the rest: they come with the lists. */
export const leftOutWords = chooseWords<typeof en>({ en })

import { chooseWords } from '../../../../words/choose-words.ts'
import { en } from './en-menu.ts'

/** Apart from the rest: they come with the menu. */
export const menuWords = chooseWords<typeof en>({ en })

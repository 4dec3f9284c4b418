import { chooseWords } from '../../../../words/choose-words.ts'
import { en } from './en-check.ts'

/** Apart from the rest, because the armory shows the button too. */
export const checkWords = chooseWords<typeof en>({ en })

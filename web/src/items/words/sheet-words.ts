import { chooseWords } from '../../words/choose-words.ts'
import { en } from './en-sheet.ts'

/** Apart from the rest: what says them comes later than the vault. */
export const sheetWords = chooseWords<typeof en>({ en })

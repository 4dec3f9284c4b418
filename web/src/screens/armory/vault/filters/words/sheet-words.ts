import { chooseWords } from '../../../../../words/choose-words.ts'
import { en } from './en-sheet.ts'

/** Apart from the rest: they come with the sheet. */
export const sheetWords = chooseWords<typeof en>({ en })

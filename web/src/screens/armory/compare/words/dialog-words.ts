import { chooseWords } from '../../../../words/choose-words.ts'
import { en } from './en-dialog.tsx'

/** Apart from the rest: what says them comes later than the vault. */
export const dialogWords = chooseWords<typeof en>({ en })

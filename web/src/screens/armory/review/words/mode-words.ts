import { chooseWords } from '../../../../words/choose-words.ts'
import { en } from './en-mode.tsx'

/** Apart from the rest: what says them comes later than the vault. */
export const modeWords = chooseWords<typeof en>({ en })

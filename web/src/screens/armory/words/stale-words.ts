import { chooseWords } from '../../../words/choose-words.ts'
import { en } from './en-stale.ts'

/** Apart from the rest: what says them comes later than the vault. */
export const staleWords = chooseWords<typeof en>({ en })

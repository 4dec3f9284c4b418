import { chooseWords } from '../../../../../words/choose-words.ts'
import { en } from './en-batch.ts'

/** Apart from the rest: they come with the panel. */
export const batchWords = chooseWords<typeof en>({ en })

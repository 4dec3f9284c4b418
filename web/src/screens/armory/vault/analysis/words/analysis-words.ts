import { chooseWords } from '../../../../../words/choose-words.ts'
import { en } from './en-analysis.ts'

/** Apart from the rest: they come with the fields. */
export const analysisWords = chooseWords<typeof en>({ en })

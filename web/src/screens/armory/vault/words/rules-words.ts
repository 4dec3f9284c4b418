import { chooseWords } from '../../../../words/choose-words.ts'
import { en } from './en-rules.ts'

/** Apart from the rest: they come with the rules. */
export const rulesWords = chooseWords<typeof en>({ en })

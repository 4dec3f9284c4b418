import { chooseWords } from '../../../../words/choose-words.ts'
import { en } from './en-scores.ts'

export const scoreWords = chooseWords<typeof en>({ en })

import { chooseWords } from '../../words/choose-words.ts'
import { en } from './en-late.ts'

export const lateWords = chooseWords<typeof en>({ en })

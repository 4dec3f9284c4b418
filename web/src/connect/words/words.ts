import { chooseWords } from '../../words/choose-words.ts'
import { en } from './en.ts'

export const words = chooseWords<typeof en>({ en })

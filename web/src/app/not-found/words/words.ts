import { chooseWords } from '../../../words/choose-words.ts'
import { en } from './en.tsx'

export const words = chooseWords<typeof en>({ en })

import { copyText as copyToClipboard } from '../../../ui/feedback/toasts/copy-text.ts'
import { words } from './words/words.ts'

/** `what` names what is on the clipboard now. */
export const copyText = (what: string, content: string) =>
  copyToClipboard(content, { copied: words.copied(what), refused: words.copyRefused })

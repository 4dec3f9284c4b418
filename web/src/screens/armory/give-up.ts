import { toasts } from '../../ui/feedback/toasts.ts'
import { words } from './words/words.ts'

/** A part that was asked for did not come: the vault stays as it is, and the next try asks for it again. */
export function giveUp(renew: () => void, close: () => void): void {
  renew()
  toasts.show(words.unopened, { tone: 'bad', glyph: 'i-warn' })
  close()
}

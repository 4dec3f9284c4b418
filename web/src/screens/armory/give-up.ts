import { toasts } from '../../ui/feedback/toasts/toasts.ts'
import { words } from './words.ts'

/** A part that was asked for did not come: the vault stays as it is, and the next try asks for it again. */
export function giveUp(close: () => void): void {
  toasts.show(words.unopened, { tone: 'bad', glyph: 'i-warn' })
  close()
}

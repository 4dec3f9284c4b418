import { readLog } from '../../../data/log.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { asText, type InfoLine } from './diagnostics.ts'
import { words } from './words/words.ts'

/** The lines on screen and the codes of what failed before; neither holds a token. */
export async function copyDiagnostics(lines: readonly InfoLine[]): Promise<void> {
  const log = readLog().map(({ at, code, note }) => `${at} ${code} ${note}`.trimEnd())
  try {
    await navigator.clipboard.writeText([asText(lines), ...log].join('\n'))
    toasts.show(words.diagnostics.copied, { glyph: 'i-copy' })
  } catch {
    toasts.show(words.diagnostics.refused, { tone: 'bad', glyph: 'i-warn' })
  }
}

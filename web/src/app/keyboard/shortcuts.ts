import { MENU_SCREENS, type ScreenPath } from '../screen-list.ts'

/**
 * What a key means. Single keys never act while someone types and can be turned off altogether (WCAG 2.1.4);
 * Ctrl or Cmd with K always opens the palette.
 */
export type ShortcutAction =
  | { readonly do: 'palette' | 'help' | 'search' | 'refresh' | 'await-letter' }
  | { readonly do: 'go'; readonly to: ScreenPath }

export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

export interface KeyContext {
  readonly typing: boolean
  readonly singleKeys: boolean
  /** `g` was pressed a moment ago. */
  readonly awaitingLetter: boolean
}

export function interpretKey(press: KeyPress, context: KeyContext): ShortcutAction | null {
  const key = press.key.toLowerCase()
  if ((press.ctrlKey || press.metaKey) && !press.altKey && key === 'k') return { do: 'palette' }
  if (press.ctrlKey || press.metaKey || press.altKey || context.typing || !context.singleKeys) return null
  if (context.awaitingLetter) {
    const screen = MENU_SCREENS.find((entry) => entry.key === key)
    return screen ? { do: 'go', to: screen.path } : null
  }
  if (key === '?') return { do: 'help' }
  if (key === '/' || key === 'f') return { do: 'search' }
  if (key === 'r') return { do: 'refresh' }
  if (key === 'g') return { do: 'await-letter' }
  return null
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readSingleKeys } from '../../data/stored/storage.ts'
import { useNavigate } from '../../routing/use-address.ts'
import { isTyping, LETTER_WAIT_MS } from '../../ui/controls/is-typing.ts'
import { MENU_SCREENS, type ScreenPath } from '../screen-list.ts'

interface ShortcutTargets {
  readonly openPalette: () => void
  readonly openHelp: () => void
}

/** Listens to the keys of the whole page. */
export function useShortcuts({ openPalette, openHelp }: ShortcutTargets): void {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const letterUntil = useRef(0)

  useEffect(() => {
    function run(action: ShortcutAction, pressedAt: number) {
      if (action.do === 'palette') openPalette()
      else if (action.do === 'help') openHelp()
      else if (action.do === 'go') void navigate({ to: action.to })
      else if (action.do === 'refresh') void queries.refetchQueries({ type: 'active' })
      else if (action.do === 'await-letter') letterUntil.current = pressedAt + LETTER_WAIT_MS
      else focusSearch(openPalette)
    }
    function onKeyDown(event: KeyboardEvent) {
      const action = interpretKey(event, {
        typing: isTyping(event.target),
        singleKeys: readSingleKeys(),
        // By when the keys were pressed: a page that is busy reads them late.
        awaitingLetter: event.timeStamp < letterUntil.current,
      })
      letterUntil.current = 0
      if (!action) return
      event.preventDefault()
      run(action, event.timeStamp)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [navigate, queries, openPalette, openHelp])
}

/** A screen without a search box of its own searches everything. */
function focusSearch(openPalette: () => void) {
  const field = document.querySelector<HTMLElement>('main [data-search-field]')
  if (field) field.focus()
  else openPalette()
}

/**
 * What a key means. Single keys never act while someone types and can be turned off altogether (WCAG 2.1.4);
 * Ctrl or Cmd with K always opens the palette.
 */
type ShortcutAction =
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

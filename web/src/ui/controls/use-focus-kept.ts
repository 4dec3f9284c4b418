import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * What has the focus inside a part may go with the next answer, and the page would then begin at its top. Whoever works by
 * keyboard goes on with what the part names in its place; who had left the part before is left where they are.
 */
export function useFocusKept(
  part: Readonly<RefObject<HTMLElement | null>>,
  inItsPlace: () => HTMLElement | null | undefined,
) {
  const focused = useRef<Element>(undefined)
  useEffect(() => {
    const onFocus = () => {
      const { activeElement } = document
      focused.current = activeElement && part.current?.contains(activeElement) ? activeElement : undefined
    }
    // Some browsers report an element as left that was removed or switched off.
    const onBlur = () =>
      queueMicrotask(() => {
        const isLeft = focused.current?.isConnected && !focused.current.matches(':disabled')
        if (isLeft && document.activeElement === document.body) focused.current = undefined
      })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('focusout', onBlur)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('focusout', onBlur)
    }
  }, [part])
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = undefined
    if (document.activeElement === document.body) inItsPlace()?.focus()
  })
}

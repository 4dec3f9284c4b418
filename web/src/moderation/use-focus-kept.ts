import { useEffect, useRef } from 'react'

/** A row that was decided about leaves the list; whoever works by keyboard goes on with the one in its place. */
export function useFocusKept(list: { readonly current: HTMLElement | null }, here: number, data: unknown) {
  const wasInside = useRef(false)
  useEffect(() => {
    const hear = () => {
      wasInside.current = list.current?.contains(document.activeElement) ?? false
    }
    document.addEventListener('focusin', hear)
    return () => document.removeEventListener('focusin', hear)
  }, [list])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is what takes rows away
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body)
      list.current?.querySelectorAll<HTMLElement>('[data-row]')[here]?.focus()
  }, [list, here, data])
}

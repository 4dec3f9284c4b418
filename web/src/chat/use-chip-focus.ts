import { type RefObject, useLayoutEffect } from 'react'

/** Whoever asked from a chip goes on at the same chip of the reply, or in the log where the reply has none. */
export function useChipFocus(
  log: Readonly<RefObject<HTMLElement | null>>,
  reply: string | number | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reply once
  useLayoutEffect(() => {
    const box = log.current
    const chip = document.activeElement
    const at = chip?.getAttribute('data-chip')
    if (!box || !chip || at === undefined || at === null || !box.contains(chip)) return
    const newest = [...box.querySelectorAll('[data-sender="ai"]')].at(-1)
    if (!newest || newest.contains(chip)) return
    const same = [...newest.querySelectorAll<HTMLElement>('[data-chip]')].filter(
      (other) => other.getAttribute('data-chip') === at,
    )
    const next = same.find(({ tagName }) => tagName === chip.tagName) ?? same[0] ?? box
    // The log shows the reply from its first line by itself.
    next.focus({ preventScroll: true })
  }, [reply])
}

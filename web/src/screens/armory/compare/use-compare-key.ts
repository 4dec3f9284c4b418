import { useEffect, useRef } from 'react'
import { readSingleKeys } from '../../../data/storage.ts'
import { isTyping } from '../../../ui/controls/is-typing.ts'

/** `c` picks the weapon that has the focus; in a sheet that is the sheet's own (F-342). */
export function useCompareKey(onPick: (id: string) => void) {
  const pick = useRef(onPick)
  useEffect(() => {
    pick.current = onPick
  })
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'c' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || !readSingleKeys()) return
      const id = weaponUnder(event.target)
      if (id === undefined) return
      event.preventDefault()
      pick.current(id)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}

const weaponUnder = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-weapon]')?.dataset.weapon : undefined

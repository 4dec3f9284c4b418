/**
 * Pictures take turns. A grid that scrolls asks for dozens at once, and a browser unpacks some kinds on the thread that
 * draws the page; so only a few may begin in one frame. What was shown before needs no turn.
 */
import { useEffect, useState } from 'react'

/** One picture for every so many milliseconds since the last turn: two in a smooth frame, more where frames are slow. */
const MS_EACH = 8
const MOST_AT_ONCE = 12

const shownBefore = new Set<string>()
const waiting = new Map<symbol, () => void>()
let isScheduled = false
let lastTurn = 0

function schedule() {
  if (isScheduled || waiting.size === 0) return
  isScheduled = true
  requestAnimationFrame(letSomeBegin)
}

function letSomeBegin(now: number) {
  isScheduled = false
  const turns = Math.min(MOST_AT_ONCE, Math.max(1, Math.floor((now - lastTurn) / MS_EACH)))
  lastTurn = now
  for (const [ticket, begin] of [...waiting].slice(0, turns)) {
    waiting.delete(ticket)
    begin()
  }
  schedule()
}

/** True once this picture may be asked for. */
export function usePictureTurn(address: string | undefined): boolean {
  const [granted, setGranted] = useState<string>()
  const mayBegin = address !== undefined && (granted === address || shownBefore.has(address))
  useEffect(() => {
    if (address === undefined || mayBegin) return
    const ticket = Symbol(address)
    waiting.set(ticket, () => {
      shownBefore.add(address)
      setGranted(address)
    })
    schedule()
    return () => {
      waiting.delete(ticket)
    }
  }, [address, mayBegin])
  return mayBegin
}

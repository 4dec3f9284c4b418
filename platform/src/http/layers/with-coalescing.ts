import { currentLane } from '../../budget/lane.ts'
import type { Call, PlatformRequest } from '../message.ts'

interface Flight {
  readonly answer: Promise<unknown>
  readonly controller: AbortController
  passengers: number
}

/**
 * Equal reads at the same time become one: same address and body, same token, same lane (a player would wait for the
 * turn of background work). A caller who gives up leaves the others
 * their answer; the call itself is aborted only when the last of them has gone.
 */
export function withCoalescing(call: Call): Call {
  const flights = new Map<string, Flight>()

  const board = (request: PlatformRequest, key: string): Flight => {
    const running = flights.get(key)
    if (running && !running.controller.signal.aborted) return running
    const controller = new AbortController()
    const answer = call({ ...request, signal: controller.signal }).finally(() => {
      if (flights.get(key) === flight) flights.delete(key)
    })
    answer.catch(() => {})
    const flight: Flight = { answer, controller, passengers: 0 }
    flights.set(key, flight)
    return flight
  }

  return async (request) => {
    if (!request.repeatable) return call(request)
    request.signal?.throwIfAborted()
    const flight = board(
      request,
      `${currentLane()} ${request.accessToken ?? ''} ${request.url} ${request.body ?? ''}`,
    )
    flight.passengers += 1
    try {
      return await unlessAborted(flight.answer, request.signal)
    } finally {
      flight.passengers -= 1
      if (flight.passengers === 0) flight.controller.abort()
    }
  }
}

function unlessAborted(answer: Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  if (!signal) return answer
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    signal.addEventListener('abort', giveUp, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}

import type { RecommendBuildAnswer } from '@ai-vault/contract/advice/architect.ts'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { ApiError } from '../../data/api/api-error.ts'
import { recommendBuild } from '../../data/queries/architect-query.ts'
import { requestOf, type Wish } from './build-request.ts'

interface Asked {
  readonly wish: Wish
  readonly answer: RecommendBuildAnswer
}

/** F-292: idle, generating, result or error. What was made before stays in view until something new is there. */
export type ArchitectState = { readonly last?: Asked | undefined } & (
  | { readonly phase: 'idle' }
  | { readonly phase: 'generating'; readonly wish: Wish }
  | { readonly phase: 'result' }
  | { readonly phase: 'error'; readonly wish: Wish; readonly reason: string; readonly code: string }
)

type Event =
  | { readonly type: 'asked'; readonly wish: Wish }
  | { readonly type: 'answered'; readonly wish: Wish; readonly answer: RecommendBuildAnswer }
  | { readonly type: 'failed'; readonly wish: Wish; readonly reason: string; readonly code: string }
  | { readonly type: 'cancelled' }

export function architectReducer(state: ArchitectState, event: Event): ArchitectState {
  const { last } = state
  switch (event.type) {
    case 'asked':
      return { phase: 'generating', wish: event.wish, last }
    case 'answered':
      return { phase: 'result', last: { wish: event.wish, answer: event.answer } }
    case 'failed':
      return { phase: 'error', wish: event.wish, reason: event.reason, code: event.code, last }
    case 'cancelled':
      return last ? { phase: 'result', last } : { phase: 'idle' }
  }
}

export function useArchitect() {
  const [state, send] = useReducer(architectReducer, { phase: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const create = useCallback(async (wish: Wish) => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    send({ type: 'asked', wish })
    try {
      const answer = await recommendBuild(requestOf(wish), control.signal)
      if (!control.signal.aborted) send({ type: 'answered', wish, answer })
    } catch (error) {
      if (control.signal.aborted) return
      const known = error instanceof ApiError
      send({
        type: 'failed',
        wish,
        reason: known ? error.message : '',
        code: known ? error.code : 'unexpected',
      })
    }
  }, [])
  const cancel = useCallback(() => {
    running.current?.abort()
    send({ type: 'cancelled' })
  }, [])
  return { state, create, cancel }
}

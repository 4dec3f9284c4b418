import type { ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ArmorAnswer } from './armor-answer.ts'
import { createArmorSolver } from './armor-solver.ts'
import { startArmorWorker } from './start-worker.ts'

/** Solves `problem` in the background. The answer is undefined until it is one to this very problem. */
export function useArmorSolver(problem: ArmorProblem | undefined) {
  const [answer, setAnswer] = useState<ArmorAnswer>()
  const solver = useRef<ReturnType<typeof createArmorSolver>>(undefined)
  useEffect(() => {
    let latest: ArmorAnswer | undefined
    let frame = 0
    // News may come faster than frames: only the newest state of each frame is drawn.
    const created = createArmorSolver(startArmorWorker, (news) => {
      latest = news
      frame ||= requestAnimationFrame(() => {
        frame = 0
        setAnswer(latest)
      })
    })
    solver.current = created
    return () => {
      cancelAnimationFrame(frame)
      created.close()
    }
  }, [])
  useEffect(() => {
    if (problem) solver.current?.ask(problem)
  }, [problem])
  const cancel = useCallback(() => solver.current?.cancel(), [])
  const searchOn = useCallback(() => {
    if (problem) solver.current?.ask(problem, true)
  }, [problem])
  return { answer: answer && answer.problem === problem ? answer : undefined, cancel, searchOn }
}

/// <reference lib="webworker" />
import { answerQuestions } from './answer-questions.ts'
import type { ArmorMessage, ArmorQuestion } from './messages.ts'

const hear = answerQuestions({
  say: (message: ArmorMessage) => postMessage(message),
  now: () => performance.now(),
  breathe: () => new Promise((resolve) => setTimeout(resolve)),
})
addEventListener('message', (event: MessageEvent<ArmorQuestion>) => hear(event.data))

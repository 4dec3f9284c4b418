/// <reference lib="webworker" />
import { answerQuestions } from './answer-questions.ts'
import type { ArmorMessage, ArmorQuestion } from './messages.ts'

/** A journey names the worker by how fast its clock goes: its limits then depend on no machine. */
const pace = Number(self.name) || 1

const answer = answerQuestions({
  post: (message: ArmorMessage) => postMessage(message),
  now: () => performance.now() * pace,
  letMessagesIn: () => new Promise((resolve) => setTimeout(resolve)),
})
addEventListener('message', (event: MessageEvent<ArmorQuestion>) => answer(event.data))

import type { KeyTest } from '@ai-vault/contract/advice/sentinel.ts'
import { streamText, tool } from 'ai'
import { z } from 'zod'
import { codeOfError, reasonOf } from './failures.ts'
import type { ChosenModel } from './providers.ts'

const TEST_MS = 20_000
const PROBE = 'probe'

/** Asks the provider for one call of a tool that does nothing: the key, the model and tools work, or not. */
export async function testModel(chosen: ChosenModel, now: () => number): Promise<KeyTest> {
  const { provider, name, modelId, model } = chosen
  const from = now()
  const known = { provider, model: modelId }
  const refused = (code: string): KeyTest => ({
    ok: false,
    code,
    text: reasonOf(code, name),
    ...known,
  })
  const { stream } = streamText({
    model,
    prompt: `Call the tool ${PROBE}.`,
    tools: {
      [PROBE]: tool({
        description: 'Does nothing. Call it once.',
        inputSchema: z.object({}),
        execute: async () => ({ done: true }),
      }),
    },
    maxOutputTokens: 200,
    maxRetries: 0,
    timeout: { totalMs: TEST_MS },
    onError: () => {},
  })
  let tokens = 0
  let called = false
  try {
    for await (const part of stream) {
      if (part.type === 'error') return refused(codeOfError(part.error))
      if (part.type === 'abort') return refused('too-slow')
      if (part.type === 'tool-call') called = true
      if (part.type === 'finish-step') {
        tokens += (part.usage.inputTokens ?? 0) + (part.usage.outputTokens ?? 0)
      }
    }
  } catch (error) {
    return refused(codeOfError(error))
  }
  const milliseconds = Math.max(0, Math.round(now() - from))
  const text = called
    ? `Answered in ${milliseconds} ms. Tools work.`
    : `Answered in ${milliseconds} ms, but called no tool: this model may not be able to read your account.`
  return { ok: true, text, milliseconds, tokens, ...known }
}

import type { LanguageModel } from 'ai'
import { APICallError } from 'ai'
import { MockLanguageModelV4 } from 'ai/test'

/** What a scripted model does in one step. */
export type MockMove =
  | { readonly call: string; readonly input: unknown }
  | { readonly text: readonly string[]; readonly tokens?: number }
  | { readonly status: number }
  | { readonly thrown: Error }
  /** Says this, and then the stream breaks with this error. */
  | { readonly text: readonly string[]; readonly breaksWith: Error }
  /** Says this and nothing more, for ever. */
  | { readonly text: readonly string[]; readonly hangs: true }

export type MockScript = (step: number, prompt: string) => MockMove

type StreamOptions = Parameters<MockLanguageModelV4['doStream']>[0]
type StreamResult = Awaited<ReturnType<MockLanguageModelV4['doStream']>>
type Part = StreamResult['stream'] extends ReadableStream<infer Each> ? Each : never

const usage = (input: number, output: number) => ({
  inputTokens: { total: input, noCache: input, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: output, text: output, reasoning: undefined },
})

/** A model of the SDK's own test kit that plays a script: the same habits as the fakes over HTTP, without a wire. */
export function mockModel(script: MockScript) {
  const prompts: string[] = []
  const aborted: unknown[] = []
  const model = new MockLanguageModelV4({
    doStream: async ({ prompt, abortSignal }: StreamOptions): Promise<StreamResult> => {
      const asked = JSON.stringify(prompt)
      const step = prompt.filter(({ role }) => role === 'tool').length
      prompts.push(asked)
      const move = script(step, asked)
      if ('thrown' in move) throw move.thrown
      if ('status' in move) throw refusalOf(move.status)
      return { stream: streamOf(move, abortSignal, () => aborted.push(step)) }
    },
  })
  return { model: model as LanguageModel, prompts, aborted }
}

const refusalOf = (statusCode: number) =>
  new APICallError({
    message: 'refused',
    url: 'https://provider.example/v1',
    requestBodyValues: {},
    statusCode,
    responseBody: '{"error":{"message":"no"}}',
  })

function streamOf(
  move: Exclude<MockMove, { status: number } | { thrown: Error }>,
  signal: AbortSignal | undefined,
  onAbort: () => void,
): ReadableStream<Part> {
  const parts: Part[] = [{ type: 'stream-start', warnings: [] }]
  const end = (unified: 'stop' | 'tool-calls', tokens: number): Part => ({
    type: 'finish',
    finishReason: { unified, raw: unified },
    usage: usage(tokens, 10),
  })
  if ('call' in move) {
    const input = typeof move.input === 'string' ? move.input : JSON.stringify(move.input)
    parts.push(
      { type: 'tool-call', toolCallId: crypto.randomUUID(), toolName: move.call, input },
      end('tool-calls', 50),
    )
  } else {
    parts.push({ type: 'text-start', id: '1' })
    for (const delta of move.text) parts.push({ type: 'text-delta', id: '1', delta })
    if (!('breaksWith' in move) && !('hangs' in move)) {
      parts.push({ type: 'text-end', id: '1' }, end('stop', ('tokens' in move && move.tokens) || 100))
    }
  }
  // Part by part: an error would take with it what nobody has read yet.
  return new ReadableStream<Part>({
    pull(out) {
      const next = parts.shift()
      if (next) return out.enqueue(next)
      if ('breaksWith' in move) return out.error(move.breaksWith)
      if (!('hangs' in move)) return out.close()
      return new Promise<void>((resolve) => {
        signal?.addEventListener('abort', () => {
          onAbort()
          out.error(signal.reason)
          resolve()
        })
      })
    },
  })
}

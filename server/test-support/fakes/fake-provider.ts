/**
 * A provider of models that runs in the test: the wire formats of OpenAI, Anthropic and Google. What it says follows a
 * script that the model's name chooses, so that a test can ask for the obedient, the liar or the one that is cut off.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Move =
  | { readonly call: string; readonly input: object }
  | { readonly text: readonly string[]; readonly tokens?: number }
  /** A failure before anything was said. */
  | { readonly status: number; readonly body?: object }
  /** Says this and then drops the line, or holds it until `release`. */
  | { readonly cutAfter: readonly string[] }
  | { readonly holdAfter: readonly string[] }
  /** Something that is no event of the format. */
  | { readonly garbage: string }

export interface ModelRequest {
  readonly format: 'openai' | 'anthropic' | 'google'
  readonly model: string
  /** How many results of tools it has been given. */
  readonly step: number
  readonly key: string
  /** As it was asked for, without the host. */
  readonly address: string
  readonly body: string
}

export type Script = (request: ModelRequest) => Move

export async function startFakeProvider(scripts: Readonly<Record<string, Script>>) {
  const requests: ModelRequest[] = []
  const held = new Set<() => void>()
  let aborted = 0
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const asked = readRequest(request, Buffer.concat(chunks).toString())
    requests.push(asked)
    response.on('close', () => {
      if (!response.writableEnded) aborted += 1
    })
    const move = scripts[asked.model]?.(asked) ?? {
      status: 404,
      body: { error: { message: 'no such model' } },
    }
    if ('status' in move) {
      response.writeHead(move.status, { 'content-type': 'application/json' })
      return response.end(JSON.stringify(move.body ?? { error: { message: 'no' } }))
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if ('garbage' in move) return response.end(move.garbage)
    const wire = WIRES[asked.format]()
    response.write(wire.start(asked.model))
    if ('call' in move) return response.end(wire.call(move.call, move.input) + wire.end('call', 50))
    const pieces = 'text' in move ? move.text : 'cutAfter' in move ? move.cutAfter : move.holdAfter
    for (const piece of pieces) {
      response.write(wire.text(piece))
      await new Promise(setImmediate)
    }
    if ('cutAfter' in move) return setTimeout(() => response.destroy(), 20)
    if ('holdAfter' in move) {
      await new Promise<void>((resolve) => {
        held.add(resolve)
        response.on('close', resolve)
      })
      if (response.destroyed) return
      response.write(wire.text(' Released.'))
    }
    response.end(wire.end('text', ('text' in move && move.tokens) || 100))
  }

  return {
    requests,
    url: (format: ModelRequest['format']) => `http://127.0.0.1:${port}/${format}/v1`,
    /** How many answers were broken off by who asked. */
    aborted: () => aborted,
    release() {
      for (const go of held) go()
      held.clear()
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>

function readRequest({ url = '', headers }: IncomingMessage, body: string): ModelRequest {
  const format = /^\/(openai|anthropic|google)\//.exec(url)?.[1] as ModelRequest['format']
  const parsed = JSON.parse(body || '{}') as { model?: string }
  const model = parsed.model ?? decodeURIComponent(/models\/([^:]+):/.exec(url)?.[1] ?? '')
  const results = {
    openai: /"role":"tool"/g,
    anthropic: /"type":"tool_result"/g,
    google: /"functionResponse":/g,
  }
  const key = String(
    headers['x-api-key'] ?? headers['x-goog-api-key'] ?? headers.authorization?.replace('Bearer ', '') ?? '',
  )
  return { format, model, key, address: url, body, step: body.match(results[format])?.length ?? 0 }
}

interface Wire {
  start(model: string): string
  text(piece: string): string
  call(name: string, input: object): string
  end(reason: 'call' | 'text', tokens: number): string
}

const data = (value: object) => `data: ${JSON.stringify(value)}\n\n`
const event = (value: { readonly type: string; readonly [field: string]: unknown }) =>
  `event: ${value.type}\n${data(value)}`
let calls = 0

const openai: Wire = {
  start: (model) => data(openaiChunk({ role: 'assistant', content: '' }, null, model)),
  text: (content) => data(openaiChunk({ content }, null)),
  call: (name, input) =>
    data(
      openaiChunk(
        {
          tool_calls: [
            {
              index: 0,
              id: `call_${++calls}`,
              type: 'function',
              function: { name, arguments: JSON.stringify(input) },
            },
          ],
        },
        null,
      ),
    ),
  end: (reason, tokens) =>
    data(openaiChunk({}, reason === 'call' ? 'tool_calls' : 'stop')) +
    data({
      ...openaiChunk({}, null),
      choices: [],
      usage: { prompt_tokens: tokens, completion_tokens: 10, total_tokens: tokens + 10 },
    }) +
    'data: [DONE]\n\n',
}

const openaiChunk = (delta: object, finish_reason: string | null, model = 'fake') => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model,
  choices: [{ index: 0, delta, finish_reason }],
})

/** One text block for all pieces, as the provider sends it. */
function anthropic(): Wire {
  let index = 0
  let inText = false
  const block = (type: string, more: object) => event({ type, index, ...more })
  const closeText = () => {
    if (!inText) return ''
    inText = false
    const closing = block('content_block_stop', {})
    index += 1
    return closing
  }
  return {
    start: (model) =>
      event({
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 40, output_tokens: 1 },
        },
      }),
    text(text) {
      const opening = inText
        ? ''
        : block('content_block_start', { content_block: { type: 'text', text: '' } })
      inText = true
      return opening + block('content_block_delta', { delta: { type: 'text_delta', text } })
    },
    call(name, input) {
      const before = closeText()
      const content_block = { type: 'tool_use', id: `toolu_${++calls}`, name, input: {} }
      const partial = { type: 'input_json_delta', partial_json: JSON.stringify(input) }
      return (
        before +
        block('content_block_start', { content_block }) +
        block('content_block_delta', { delta: partial }) +
        block('content_block_stop', {})
      )
    },
    end: (reason, tokens) =>
      closeText() +
      event({
        type: 'message_delta',
        delta: { stop_reason: reason === 'call' ? 'tool_use' : 'end_turn', stop_sequence: null },
        usage: { output_tokens: tokens },
      }) +
      event({ type: 'message_stop' }),
  }
}

const google: Wire = {
  start: () => '',
  text: (text) => data({ candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }] }),
  call: (name, args) =>
    data({
      candidates: [{ content: { role: 'model', parts: [{ functionCall: { name, args } }] }, index: 0 }],
    }),
  end: (_reason, tokens) =>
    data({
      candidates: [{ content: { role: 'model', parts: [{ text: '' }] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: tokens, candidatesTokenCount: 10, totalTokenCount: tokens + 10 },
    }),
}

const WIRES: Readonly<Record<ModelRequest['format'], () => Wire>> = {
  openai: () => openai,
  anthropic,
  google: () => google,
}

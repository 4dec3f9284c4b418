/** One turn of a model: it may call tools within limits, and what it writes passes the grounding gate. */
import type { ConversationMessage } from '@ai-vault/contract/advice/sentinel.ts'
import { isStepCount, type ModelMessage, streamText, type ToolSet, tool } from 'ai'
import { z } from 'zod'
import type { Question } from '../analyst/analyst.ts'
import { createGate, type GateReport } from '../grounding/gate.ts'
import type { NameIndex } from '../grounding/name-index.ts'
import { ALL_TOOLS } from '../tools/all-tools.ts'
import { createToolRunner, type ToolCall } from '../tools/tool.ts'
import type { Turn } from '../tools/turn.ts'
import { codeOfError } from './failures.ts'
import { instructionsFor, REPAIR } from './instructions.ts'
import type { ChosenModel } from './providers.ts'

/** sentinel.md, section 6. */
export const MODEL_LIMITS = {
  steps: 6,
  toolCalls: 12,
  outputTokens: 1_500,
  turnTokens: 60_000,
  timeout: { totalMs: 60_000, firstChunkMs: 15_000, chunkMs: 10_000 },
} as const

/** What a model is told of a message. */
export type Said = Pick<ConversationMessage, 'sender' | 'content'>

export interface ModelTurn {
  readonly question: Question
  readonly turn: Turn
  readonly names: NameIndex
  readonly model: ChosenModel['model']
  readonly history: readonly Said[]
  readonly signal: AbortSignal
  readonly onText: (text: string) => void
  /** How many tokens this turn may take. */
  readonly budget?: number
  readonly timeout?: { readonly totalMs: number; readonly firstChunkMs: number; readonly chunkMs: number }
}

export interface ModelOutcome {
  /** What passed the gate and was shown. */
  readonly content: string
  readonly report: GateReport
  readonly calls: readonly ToolCall[]
  readonly tokens: { readonly input: number; readonly output: number }
  /** All tokens, with an estimate of what a step took that was broken off before the provider counted it. */
  readonly spent: number
  /** Why there is no answer, or only a part of one. */
  readonly failed?: string
}

export async function answerWithModel(given: ModelTurn): Promise<ModelOutcome> {
  const { question, turn, names, model, history, signal, onText } = given
  const runner = createToolRunner(ALL_TOOLS, turn, MODEL_LIMITS.toolCalls)
  const tools: ToolSet = Object.fromEntries(
    ALL_TOOLS.map(({ name, description, input }) => [
      name,
      tool({ description, inputSchema: input, execute: (value: unknown) => runner.run(name, value) }),
    ]),
  )
  const gate = createGate({ ledger: turn.ledger, names, question: question.text, now: turn.now })
  const budget = given.budget ?? MODEL_LIMITS.turnTokens
  const tokens = { input: 0, output: 0 }
  /** Of steps that the provider did not count. */
  let uncounted = 0
  const spent = () => tokens.input + tokens.output + uncounted
  let content = ''
  /** Nothing is shown before a tool was asked: what comes before rests on nothing. */
  let held = ''
  const release = (text: string) => {
    held += text
    if (held === '' || runner.calls().length === 0) return
    content += held
    onText(held)
    held = ''
  }

  async function write(messages: ModelMessage[], mustCallTools: boolean): Promise<string | undefined> {
    /** Characters that the next step sends. */
    let sending = 0
    const { stream } = streamText({
      model,
      instructions: instructionsFor(question.personality),
      messages,
      tools,
      stopWhen: [isStepCount(MODEL_LIMITS.steps), () => spent() >= budget],
      // The last step has to be an answer; a second try has to begin with a look.
      prepareStep: ({ stepNumber, messages: sent }) => {
        sending = FIXED_SIZE + JSON.stringify(sent).length
        if (stepNumber >= MODEL_LIMITS.steps - 1) return { toolChoice: 'none' as const }
        return mustCallTools && stepNumber === 0 ? { toolChoice: 'required' as const } : {}
      },
      maxOutputTokens: MODEL_LIMITS.outputTokens,
      maxRetries: 0,
      timeout: given.timeout ?? MODEL_LIMITS.timeout,
      abortSignal: signal,
      // Failures are read from the stream; the default would print them, and with them the prompt.
      onError: () => {},
    })
    /** Characters of the step under way; nothing is billed before a provider has begun to answer. */
    let open = 0
    try {
      for await (const part of stream) {
        if (part.type === 'start-step') open = sending
        else if (part.type === 'text-delta') {
          open += part.text.length
          release(gate.add(part.text))
        } else if (part.type === 'text-end') release(gate.end())
        else if (part.type === 'finish-step') {
          const { inputTokens = 0, outputTokens = 0 } = part.usage
          tokens.input += inputTokens
          tokens.output += outputTokens
          if (inputTokens + outputTokens > 0) open = 0
          uncounted += tokensOf(open)
          open = 0
        } else if (part.type === 'error') return codeOfError(part.error)
        else if (part.type === 'abort') return signal.aborted ? 'stopped' : 'too-slow'
      }
    } catch (error) {
      return signal.aborted ? 'stopped' : codeOfError(error)
    } finally {
      uncounted += tokensOf(open)
    }
    release(gate.end())
    return undefined
  }

  const asked: ModelMessage[] = [...asMessages(history), { role: 'user', content: question.text }]
  let failed = await write(asked, false)
  if (!failed && content.trim() === '') {
    held = ''
    failed =
      spent() >= budget
        ? 'budget'
        : await write([...asked, { role: 'user', content: REPAIR }], runner.calls().length === 0)
  }
  if (!failed && content.trim() === '') failed = 'ungrounded'
  return {
    content: content.trim(),
    report: gate.report(),
    calls: runner.calls(),
    tokens,
    spent: spent(),
    ...(failed ? { failed } : {}),
  }
}

/** Instructions and tools, which every step sends along. */
const FIXED_SIZE =
  instructionsFor('guardian').length +
  JSON.stringify(
    ALL_TOOLS.map(({ input, description }) => [z.toJSONSchema(input, { io: 'input' }), description]),
  ).length
/** English text and JSON take about four characters a token. */
const tokensOf = (characters: number): number => Math.ceil(characters / 4)

/** Links of our own are names again: a model would copy them, and addresses are not its business. */
const asPlain = (content: string) => content.replace(/\[((?:\\.|[^\]\\])+)\]\([^)]*\)/g, '$1')

function asMessages(history: readonly Said[]): ModelMessage[] {
  const messages = history.flatMap(({ sender, content }): ModelMessage[] => {
    if (sender === 'system' || content === '') return []
    return [sender === 'user' ? { role: 'user', content } : { role: 'assistant', content: asPlain(content) }]
  })
  // Pairs only: a window that begins with an answer would answer nothing.
  const first = messages.findIndex(({ role }) => role === 'user')
  return first < 0 ? [] : messages.slice(first)
}

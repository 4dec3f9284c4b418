/** A tool reads, within limits, and writes what it read into the turn's ledger. No tool changes anything. */
import { z } from 'zod'
import { ApiError } from '../../errors/api-error.ts'
import { visibleIn } from '../visible-text.ts'
import type { Turn } from './turn.ts'

export const MOST_ROWS = 40
export const MOST_BYTES = 8_192
const TOOL_LIMIT_MS = 3_000

export interface Tool<Input extends z.ZodType = z.ZodType, Result = unknown> {
  readonly name: string
  /** Tells a model what the tool is for. */
  readonly description: string
  readonly input: Input
  /** Where it needs longer than the others. */
  readonly limitMs?: number
  run(input: z.output<Input>, turn: Turn): Result | Promise<Result>
}

export function defineTool<Input extends z.ZodType, Result>(tool: Tool<Input, Result>): Tool<Input, Result> {
  return tool
}

export interface ToolCall {
  readonly name: string
  readonly input: unknown
  readonly outcome: 'ok' | 'refused' | 'failed'
}

/** A refusal is an answer that whoever called can read and mend. */
export interface ToolRefusal {
  readonly error: string
}

export const isRefusal = (result: unknown): result is ToolRefusal =>
  typeof result === 'object' && result !== null && 'error' in result

/**
 * Runs tools for one turn: input checked by schema, the same call only once, at most `most` calls, an answer in time
 * and of a size that fits.
 */
export function createToolRunner(tools: readonly Tool[], turn: Turn, most = 12) {
  const byName = new Map(tools.map((tool) => [tool.name, tool]))
  const calls: ToolCall[] = []
  const seen = new Set<string>()

  function refuse(name: string, input: unknown, error: string): ToolRefusal {
    calls.push({ name, input, outcome: 'refused' })
    return { error }
  }

  async function run(name: string, input: unknown): Promise<unknown> {
    const tool = byName.get(name)
    if (!tool) return refuse(name, input, `There is no tool ${name}.`)
    const ran = calls.filter(({ outcome }) => outcome !== 'refused').length
    if (ran >= most) return refuse(name, input, `No more than ${most} calls in one turn.`)
    const checked = tool.input.safeParse(input ?? {})
    if (!checked.success) return refuse(name, input, z.prettifyError(checked.error))
    const key = `${name} ${JSON.stringify(checked.data)}`
    if (seen.has(key)) return refuse(name, input, 'This very call was answered already in this turn.')
    seen.add(key)
    try {
      const { limitMs = TOOL_LIMIT_MS } = tool
      const result = await within(limitMs, Promise.resolve(tool.run(checked.data, turn)))
      const fitted = trimToSize(visibleIn(result))
      turn.ledger.noteResult(fitted)
      calls.push({ name, input: checked.data, outcome: 'ok' })
      return fitted
    } catch (error) {
      calls.push({ name, input: checked.data, outcome: 'failed' })
      if (error instanceof TookTooLong) return { error: 'This took too long.' }
      return { error: error instanceof ApiError ? error.message : 'This could not be read.' }
    }
  }

  return {
    calls: (): readonly ToolCall[] => calls,
    run,
    /** The same for code of ours, which knows the tool's types; nothing where the tool refused or failed. */
    async use<Input extends z.ZodType, Result>(
      tool: Tool<Input, Result>,
      input: z.input<Input>,
    ): Promise<Exclude<Result, ToolRefusal> | undefined> {
      const result = await run(tool.name, input)
      return isRefusal(result) ? undefined : (result as Exclude<Result, ToolRefusal>)
    },
  }
}

export type ToolRunner = ReturnType<typeof createToolRunner>

class TookTooLong extends Error {}

async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong()), limit)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Rows leave from the end until the answer fits; how many there were stays said. */
function trimToSize(result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows))
    return result
  let rows = result.rows.slice(0, MOST_ROWS)
  const fitted = () => ({ ...result, rows, shown: rows.length })
  while (rows.length > 1 && JSON.stringify(fitted()).length > MOST_BYTES) {
    rows = rows.slice(0, Math.max(1, Math.floor(rows.length * 0.8)))
  }
  return fitted()
}

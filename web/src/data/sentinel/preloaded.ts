/** What another screen left for Sentinel to be asked as soon as it opens: the words, and what they ask for (F-264). */
import { type Query, querySchema } from '@ai-vault/contract/advice/query.ts'
import * as z from 'zod/mini'
import {
  readPreloadedPrompt,
  readPreloadedQuery,
  writePreloadedPrompt,
  writePreloadedQuery,
} from '../stored/storage.ts'
import type { Preloaded } from './leave-for-sentinel.ts'

const preloadedQuerySchema = z.object({ prompt: z.string(), query: querySchema })

/** A query that was left with other words is not the one of these. */
export function readPreloaded(): Preloaded | undefined {
  const prompt = readPreloadedPrompt()
  if (!prompt) return undefined
  const left = preloadedQuerySchema.safeParse(parsed(readPreloadedQuery()))
  return { prompt, query: left.success && left.data.prompt === prompt ? left.data.query : undefined }
}

/** Undefined where it is none of this version: then the words are read instead. */
export function readQuery(json: string | null | undefined): Query | undefined {
  const read = querySchema.safeParse(parsed(json))
  return read.success ? read.data : undefined
}

export function forgetPreloaded(): void {
  writePreloadedPrompt(null)
  writePreloadedQuery(null)
}

function parsed(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return undefined
  }
}

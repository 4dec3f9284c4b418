/** The models as `bench/advice/reader-train.ts` left them, unpacked at the first question. */
import * as z from 'zod/mini'
import saved from './model/learned.json' with { type: 'json' }
import { loadModel, type SavedModel } from './model/linear.ts'
import type { ReaderModels } from './models.ts'
import { createSpeller } from './text/spelling.ts'
import { wordFilter } from './text/word-filter.ts'

const MODELS = ['intent', 'fate', 'scope', 'carry', 'follows', 'same', 'open'] as const

const savedSchema = z.object({
  models: z.record(z.enum(MODELS), z.unknown()),
  /** Words of players, each with how often it was used: 'what 812,which 640'. */
  vocabulary: z.string(),
  /** Words of the language, packed. */
  language: z.string(),
})
export interface SavedReader {
  readonly models: Readonly<Record<(typeof MODELS)[number], SavedModel>>
  readonly vocabulary: string
  readonly language: string
}

export function loadReader(from: unknown): ReaderModels {
  const { models, vocabulary, language } = savedSchema.parse(from)
  const used = new Map(
    vocabulary.split(',').map((entry) => {
      const [word = '', count = '1'] = entry.split(' ')
      return [word, Number(count)]
    }),
  )
  return {
    intent: loadModel(models.intent),
    fate: loadModel(models.fate),
    scope: loadModel(models.scope),
    carry: loadModel(models.carry),
    follows: loadModel(models.follows),
    same: loadModel(models.same),
    open: loadModel(models.open),
    speller: createSpeller({ used, isLanguage: wordFilter(language) }),
  }
}

let loaded: ReaderModels | undefined

export function learnedModels(): ReaderModels {
  loaded ??= loadReader(saved)
  return loaded
}

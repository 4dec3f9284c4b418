/** The models as `bench/advice/reader-train.ts` left them, unpacked at the first question. */
import * as z from 'zod/mini'
import saved from './model/learned.json' with { type: 'json' }
import { loadModel } from './model/linear.ts'
import type { ReaderModels } from './models.ts'
import { createSpeller } from './text/spelling.ts'

const savedSchema = z.object({
  models: z.record(z.enum(['intent', 'fate', 'carry', 'follows', 'open']), z.unknown()),
  /** Words, each with how often it was used: 'what 812,which 640'. */
  vocabulary: z.string(),
})

let loaded: ReaderModels | undefined

export function learnedModels(): ReaderModels {
  loaded ??= load()
  return loaded
}

function load(): ReaderModels {
  const { models, vocabulary } = savedSchema.parse(saved)
  const words = new Map(
    vocabulary.split(',').map((entry) => {
      const [word = '', count = '1'] = entry.split(' ')
      return [word, Number(count)]
    }),
  )
  return {
    intent: loadModel(models.intent),
    fate: loadModel(models.fate),
    carry: loadModel(models.carry),
    follows: loadModel(models.follows),
    open: loadModel(models.open),
    speller: createSpeller(words),
  }
}

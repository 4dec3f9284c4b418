/** What a reader has learned as data: the file that `reader/learned.ts` loads. */
import type { SavedReader } from '../reader/learned.ts'
import { saveModel } from '../reader/model/linear.ts'
import { packWords } from '../reader/text/word-filter.ts'
import type { LearnedReader } from './train-reader.ts'

export function saveReader(learned: LearnedReader, language: readonly string[]): SavedReader {
  return {
    models: {
      intent: saveModel(learned.intent),
      fate: saveModel(learned.fate),
      scope: saveModel(learned.scope),
      carry: saveModel(learned.carry),
      follows: saveModel(learned.follows),
      same: saveModel(learned.same),
      open: saveModel(learned.open),
    },
    vocabulary: [...learned.vocabulary.used].map(([word, count]) => `${word} ${count}`).join(','),
    language: packWords(language),
  }
}

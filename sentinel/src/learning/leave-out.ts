/** Reads the phrases of some authors with a reader that was trained on all others, as it would be shipped. */
import type { Query } from '@ai-vault/contract/advice/query.ts'
import { loadReader, type SavedReader } from '../reader/learned.ts'
import { saveModel } from '../reader/model/linear.ts'
import type { ReaderModels } from '../reader/models.ts'
import { readWith } from '../reader/read.ts'
import { packWords } from '../reader/text/word-filter.ts'
import { goldOf } from './gold.ts'
import { judge, type Verdict } from './judge.ts'
import { authorOf, type Phrase } from './phrase.ts'
import { type Corpus, type LearnedReader, languageOf, trainReader } from './train-reader.ts'

/** Each turn is read after the query of the one before, as in a conversation. */
function readInContext(phrase: Phrase, models: ReaderModels, { names, clock, fillerFor }: Corpus): Verdict {
  const fill = fillerFor(phrase.id)
  let previous: Query | undefined
  const read = (text: string) =>
    readWith(models, fill(text), { names, ...clock, ...(previous ? { previous } : {}) })
  for (const turn of phrase.context ?? []) {
    const reading = read(turn)
    if (reading.is === 'out_of_scope') continue
    previous = reading.is === 'read' ? reading.queries[0] : reading.readings[0]?.query
  }
  return judge(phrase, goldOf(phrase, fill), read(phrase.phrase))
}

const STANDS_ALONE: ReadonlySet<Phrase['kind']> = new Set(['plain', 'slang', 'typo', 'negative'])
/** Steps far apart through all phrases. */
const STRIDE = 7919

/** How many questions that stand for themselves are read after another question as they are without it. */
export function readAfterOthers(
  authors: readonly string[],
  reader: unknown,
  { phrases, names, clock, fillerFor }: Corpus,
): { readonly right: number; readonly of: number } {
  const models = loadReader(reader)
  const whole = phrases.filter(isOf(authors)).filter(({ kind }) => STANDS_ALONE.has(kind))
  const read = ({ id, phrase }: Phrase, previous?: Query) =>
    readWith(models, fillerFor(id)(phrase), { names, ...clock, ...(previous ? { previous } : {}) })
  const same = whole.flatMap((phrase, at) => {
    const before = read(whole[(at * STRIDE) % whole.length] ?? phrase)
    const alone = read(phrase)
    if (before.is !== 'read' || alone.is !== 'read') return []
    const after = read(phrase, before.queries[0])
    return [after.is === 'read' && JSON.stringify(after.queries) === JSON.stringify(alone.queries)]
  })
  return { right: same.filter(Boolean).length, of: same.length }
}

const isOf = (authors: readonly string[]) => (phrase: Phrase) => authors.includes(authorOf(phrase))

/** A reader that never saw these authors. */
export function trainWithout(authors: readonly string[], corpus: Corpus): SavedReader {
  const isOut = isOf(authors)
  const phrases = corpus.phrases.filter((phrase) => !isOut(phrase))
  return saveReader(trainReader({ ...corpus, phrases }), languageOf({ ...corpus, phrases }))
}

export function readAuthors(authors: readonly string[], reader: unknown, corpus: Corpus): Verdict[] {
  const models = loadReader(reader)
  return corpus.phrases.filter(isOf(authors)).map((phrase) => readInContext(phrase, models, corpus))
}

/** What a reader has learned as data: the file that `reader/learned.ts` loads. */
function saveReader(learned: LearnedReader, language: readonly string[]): SavedReader {
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

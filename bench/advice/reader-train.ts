/**
 * Learns what the built-in reader of questions knows, from the phrases of all authors, and writes it as data. The same
 * phrases give the same file. Prints its size: the browser loads it with the first question that it answers offline.
 */
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { trainReader } from '@ai-vault/sentinel/learning/train-reader.ts'
import { saveModel } from '@ai-vault/sentinel/reader/model/linear.ts'
import {
  FIXTURE_CLOCK,
  fillerFor,
  namesOfFixture,
  readPhrases,
} from '@ai-vault/sentinel/test-support/phrase-files.ts'

const phrases = readPhrases()
const {
  vocabulary,
  speller: _,
  ...models
} = trainReader({ phrases, names: namesOfFixture(), clock: FIXTURE_CLOCK, fillerFor })
const saved = {
  models: Object.fromEntries(Object.entries(models).map(([name, model]) => [name, saveModel(model)])),
  vocabulary: [...vocabulary].map(([word, count]) => `${word} ${count}`).join(','),
}
const text = `${JSON.stringify(saved)}\n`
writeFileSync(new URL('../../sentinel/src/reader/model/learned.json', import.meta.url), text)
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`
console.log(`${phrases.length} phrases, ${vocabulary.size} words`)
for (const [name, model] of Object.entries(saved.models))
  console.log(`${name}: ${kilobytes(gzipSync(JSON.stringify(model)).length)} compressed`)
console.log(`learned.json: ${kilobytes(text.length)}, ${kilobytes(gzipSync(text).length)} compressed`)

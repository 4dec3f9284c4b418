/**
 * Learns what the built-in reader of questions knows, from the phrases of all authors, and writes it as data. The same
 * phrases give the same file. Prints its size: the browser loads it with the first question that it answers offline.
 * A second reader, without the authors that `sentinel/src/learning/held-out.test.ts` reads, goes to `sentinel/phrases`.
 */
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { trainWithout } from '@ai-vault/sentinel/learning/leave-out.ts'
import { HELD_OUT_AUTHORS, HELD_OUT_FILE, readCorpus } from '@ai-vault/sentinel/test-support/phrase-files.ts'

const kilobytes = (part: unknown) => {
  const text = JSON.stringify(part)
  return `${Math.round(text.length / 1000)} kB, ${Math.round(gzipSync(text, { level: 9 }).length / 1000)} kB compressed`
}

const corpus = readCorpus()
const saved = trainWithout([], corpus)
writeFileSync(
  new URL('../../sentinel/src/reader/model/learned.json', import.meta.url),
  `${JSON.stringify(saved)}\n`,
)
console.log(`${corpus.phrases.length} phrases`)
for (const [name, model] of Object.entries(saved.models)) console.log(`${name}: ${kilobytes(model)}`)
console.log(`vocabulary: ${kilobytes(saved.vocabulary)}; language: ${kilobytes(saved.language)}`)
console.log(`learned.json: ${kilobytes(saved)}`)
writeFileSync(HELD_OUT_FILE, `${JSON.stringify(trainWithout(HELD_OUT_AUTHORS, corpus))}\n`)

/**
 * How well the built-in reader reads an author it has not seen: for each author a reader is trained on all others and
 * reads that one. `node bench/advice/reader-figures.ts a c` for some of the authors, `bknq acjl` for several left out at a
 * time, which is faster; `kept-back` for the authors from whom no reader learns, read by the shipped one. Ends with the slots that are missing or too many where the intent is right. With REAL_DATA_DIR
 * the names of the whole game stand beside those of the account, as they do on the server.
 */

import { type Figures, figuresOf, type Verdict } from '@ai-vault/sentinel/learning/judge.ts'
import { readAfterOthers, readAuthors, trainWithout } from '@ai-vault/sentinel/learning/leave-out.ts'
import { authorOf, type Phrase } from '@ai-vault/sentinel/learning/phrase.ts'
import saved from '@ai-vault/sentinel/reader/model/learned.json' with { type: 'json' }
import { readCorpus, readKeptBack } from '@ai-vault/sentinel/test-support/phrase-files.ts'
import { namesOfRealGame } from '../support/real-names.ts'

const corpus = readCorpus(namesOfRealGame())
const authorsOf = (phrases: readonly Phrase[]) => [...new Set(phrases.map(authorOf))]
const wanted = process.argv.slice(2)
const groups = (wanted.length > 0 ? wanted : authorsOf(corpus.phrases)).map((letters) => [...letters])
const isKeptBack = wanted[0] === 'kept-back'

const percent = ({ right, of }: { right: number; of: number }) =>
  of === 0 ? '-' : ((100 * right) / of).toFixed(1)

function table(title: string, groups: ReadonlyMap<string, readonly Verdict[]>): void {
  const rows = [...groups].map(([name, verdicts]): [string, Figures] => [name, figuresOf(verdicts)])
  console.log(`\n${title}`)
  for (const figure of Object.keys(rows[0]?.[1] ?? {})) {
    const cells = rows.map(([name, figures]) => `${name} ${percent(figures[figure] ?? { right: 0, of: 0 })}`)
    console.log(`${figure.padEnd(34)} ${cells.join('  ')}`)
  }
}

const verdicts: Verdict[] = []
const afterOthers = { right: 0, of: 0 }
function addAfterOthers(found: typeof afterOthers): void {
  afterOthers.right += found.right
  afterOthers.of += found.of
}
if (isKeptBack) {
  const phrases = readKeptBack()
  verdicts.push(...readAuthors(authorsOf(phrases), saved, { ...corpus, phrases }))
  addAfterOthers(readAfterOthers(authorsOf(phrases), saved, { ...corpus, phrases }))
}
for (const authors of isKeptBack ? [] : groups) {
  const began = performance.now()
  const reader = trainWithout(authors, corpus)
  const found = readAuthors(authors, reader, corpus)
  addAfterOthers(readAfterOthers(authors, reader, corpus))
  verdicts.push(...found)
  const { intent, 'all slots': slots, 'wrong and sure': wrong } = figuresOf(found)
  if (intent && slots && wrong)
    console.log(
      `${authors.join(' ')}: intent ${percent(intent)}, all slots ${percent(slots)}, wrong and sure ${percent(wrong)} (${Math.round((performance.now() - began) / 1000)} s)`,
    )
}
console.log(`\nread after another question as without it: ${percent(afterOthers)} of ${afterOthers.of}`)
table('By author', new Map([['all', verdicts], ...Map.groupBy(verdicts, ({ phrase }) => authorOf(phrase))]))
table(
  'By kind',
  Map.groupBy(verdicts, ({ phrase }) => phrase.kind),
)
const intents = [...Map.groupBy(verdicts, ({ phrase }) => phrase.intent)]
for (let at = 0; at < intents.length; at += 6) table('By intent', new Map(intents.slice(at, at + 6)))

const counted = (slots: readonly string[]) =>
  [...Map.groupBy(slots, (slot) => slot)]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([slot, found]) => `${slot} ${found.length}`)
    .join('  ')
const readRight = verdicts.filter(({ phrase, isIntentRight }) => isIntentRight && phrase.kind !== 'ambiguous')
console.log(`\nmissing slots: ${counted(readRight.flatMap(({ missing }) => missing))}`)
console.log(`extra slots: ${counted(readRight.flatMap(({ extra }) => extra))}`)

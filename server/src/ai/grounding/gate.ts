/** Releases an answer sentence by sentence: what a rule refuses is never shown, not even for a moment. */
import type { Thing } from '../ledger.ts'
import { type BrokenRule, checkSentence, type GroundingContext } from './check-sentence.ts'
import { type Confidence, confidenceIn } from './confidence.ts'
import { createSentenceReader } from './sentences.ts'

export interface GateReport {
  readonly confidence: Confidence
  readonly claims: number
  readonly dropped: readonly { readonly rule: BrokenRule; readonly sentence: string }[]
  /** Everything that was named, in the order of the text. */
  readonly things: readonly Thing[]
}

export function createGate(context: GroundingContext) {
  const reader = createSentenceReader()
  const dropped: { rule: BrokenRule; sentence: string }[] = []
  const things = new Map<string, Thing>()
  let claims = 0

  /** A list mark or line break survives its sentence, so that the next one stands where it belongs. */
  function pass(sentence: string): string {
    const checked = checkSentence(sentence, context)
    if (checked.broken) {
      dropped.push({ rule: checked.broken, sentence: sentence.trim() })
      return sentence.endsWith('\n') ? '\n' : ''
    }
    if (checked.isClaim) claims++
    for (const thing of checked.things) things.set(thing.handle, thing)
    return checked.text
  }

  return {
    add: (piece: string): string => reader.add(piece).map(pass).join(''),
    end: (): string => reader.end().map(pass).join(''),
    report: (): GateReport => ({
      confidence: confidenceIn(context.ledger, { claims, dropped: dropped.length }, context.now),
      claims,
      dropped,
      things: [...things.values()],
    }),
  }
}

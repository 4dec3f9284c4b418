/** Confidence is computed from what was read, never claimed by whoever wrote the answer (sentinel.md, section 6). */
import type { Ledger } from '../ledger.ts'

const OLD_COPY_MS = 15 * 60_000

export interface Confidence {
  /** 0 to 1, in hundredths. */
  readonly value: number
  /** What lowers it, in plain words; empty where nothing does. */
  readonly reasons: readonly string[]
}

export interface Tally {
  readonly claims: number
  readonly dropped: number
}

export function confidenceIn(ledger: Ledger, { claims, dropped }: Tally, now: number): Confidence {
  const sources = ledger.sources()
  const caps: { readonly most: number; readonly reason: string }[] = []
  if (sources.length === 0) caps.push({ most: 0.4, reason: 'nothing of your account was read for this' })
  const partial = sources.filter(({ complete }) => !complete)
  if (partial.length > 0) {
    const missing = [...new Set(partial.flatMap((source) => source.missing))]
    const what = missing.length > 0 ? missing.join(', ') : 'a part of a list'
    caps.push({ most: 0.6, reason: `not everything could be read: ${what}` })
  }
  if (sources.some(({ readAt }) => readAt !== undefined && now - readAt > OLD_COPY_MS)) {
    caps.push({ most: 0.8, reason: 'the copy of your account is older than 15 minutes' })
  }
  if (sources.length > 0 && sources.every(({ kind }) => kind === 'wish-list')) {
    caps.push({ most: 0.85, reason: 'it rests on the opinion of wish lists alone' })
  }
  if (dropped > 0) caps.push({ most: 0.7, reason: 'sentences that nothing bore out were left out' })
  const grounded = claims + dropped === 0 ? 1 : claims / (claims + dropped)
  const most = Math.min(0.95, ...caps.map((cap) => cap.most))
  return {
    value: Math.round(100 * Math.max(0, Math.min(most, grounded))) / 100,
    reasons: caps.map(({ reason }) => reason),
  }
}

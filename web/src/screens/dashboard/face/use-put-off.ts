import type { NextStep } from '@ai-vault/contract/dashboard/next-steps.ts'
import { useState } from 'react'
import { readKept, writeKept } from '../../../data/stored/storage.ts'
import { useNow } from '../../../ui/use-now.ts'

const keyOf = ({ kind, title }: NextStep) => (kind === 'starter' ? `${kind} ${title}` : kind)
const DAY = 86_400_000

/** What the player put off stands last until the next day. */
export function usePutOff(steps: readonly NextStep[], membershipId: string) {
  const key = `later_${membershipId}`
  const today = new Date(useNow(DAY)).toDateString()
  const [kept, setKept] = useState(() => readKept(key))
  const [day, ...off] = (kept ?? '').split('\n')
  const putOff = day === today ? off : []
  const placeOf = (step: NextStep) => putOff.indexOf(keyOf(step))
  const keep = (next: string | null) => {
    writeKept(key, next)
    setKept(next)
  }
  const later = (step: NextStep) =>
    keep([today, ...putOff.filter((each) => each !== keyOf(step)), keyOf(step)].join('\n'))
  return {
    steps: steps.toSorted((one, other) => placeOf(one) - placeOf(other)),
    later,
    bringBack: steps.some((step) => placeOf(step) >= 0) ? () => keep(null) : undefined,
  }
}

import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import type { NextStep } from '@ai-vault/contract/dashboard/next-steps.ts'
import { useState } from 'react'
import { readKept, writeKept } from '../../../data/stored/storage.ts'
import { Bays } from '../../../ui/page/Plate.tsx'
import { useNow } from '../../../ui/use-now.ts'
import styles from './Face.module.css'
import { NextStepBay, ThenBay } from './NextStep.tsx'
import { ScoreBay } from './ScoreBay.tsx'
import { scoreWords } from './words/score-words.ts'
import { words } from './words/words.ts'

interface FaceProps {
  readonly data: GuardianData
  readonly membershipId: string
}

/** The first thing seen: the score, the one thing to do next, and three more. */
export function Face({ data: { extras = {}, ai_vault_score: score }, membershipId }: FaceProps) {
  const { steps, later } = usePutOff(extras.next_steps ?? [], membershipId)
  const [first = NOTHING, ...rest] = steps
  return (
    <Bays className={styles.face}>
      <ScoreBay score={score} tiles={extras.tiles ?? {}} missing={scoreWords.score.needs} />
      <NextStepBay step={first} onLater={rest.length > 0 ? () => later(first) : undefined} />
      <ThenBay steps={rest} />
    </Bays>
  )
}

const NOTHING: NextStep = { kind: 'clean-up', ...words.next.none, link: '/armory', items: [] }

const keyOf = ({ kind, title }: NextStep) => (kind === 'starter' ? `${kind} ${title}` : kind)
const DAY = 86_400_000

/** What the player put off stands last until the next day. */
function usePutOff(steps: readonly NextStep[], membershipId: string) {
  const key = `later_${membershipId}`
  const today = new Date(useNow(DAY)).toDateString()
  const [kept, setKept] = useState(() => readKept(key))
  const [day, ...off] = (kept ?? '').split('\n')
  const putOff = day === today ? off : []
  const placeOf = (step: NextStep) => putOff.indexOf(keyOf(step))
  const later = (step: NextStep) => {
    const next = [today, ...putOff.filter((each) => each !== keyOf(step)), keyOf(step)].join('\n')
    writeKept(key, next)
    setKept(next)
  }
  return { steps: steps.toSorted((one, other) => placeOf(one) - placeOf(other)), later }
}

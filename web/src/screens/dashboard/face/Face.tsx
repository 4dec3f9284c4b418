import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import type { NextStep } from '@ai-vault/contract/dashboard/next-steps.ts'
import { Bays } from '../../../ui/page/Plate.tsx'
import styles from './Face.module.css'
import { NextStepBay, ThenBay } from './NextStep.tsx'
import { ScoreBay } from './ScoreBay.tsx'
import { scoreWords } from './score-words.ts'
import { words } from './words.tsx'

interface FaceProps {
  readonly data: GuardianData
  readonly steps: readonly NextStep[]
  readonly onLater: (step: NextStep) => void
  /** Absent where nothing is put off. */
  readonly onBringBack: (() => void) | undefined
}

/** The first thing seen: the score, the one thing to do next, and three more. */
export function Face({
  data: { extras = {}, ai_vault_score: score },
  steps,
  onLater,
  onBringBack,
}: FaceProps) {
  const [first = NOTHING, ...rest] = steps
  return (
    <Bays className={styles.face}>
      <ScoreBay score={score} tiles={extras.tiles ?? {}} missing={scoreWords.score.needs} />
      <NextStepBay step={first} onLater={rest.length > 0 ? () => onLater(first) : undefined} />
      <ThenBay steps={rest} onBringBack={onBringBack} />
    </Bays>
  )
}

const NOTHING: NextStep = { kind: 'clean-up', ...words.next.none, link: '/armory', items: [] }

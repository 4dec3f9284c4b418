import type { RecommendBuildAnswer } from '@ai-vault/contract/advice/architect.ts'
import { useEffect, useRef } from 'react'
import text from '../../../ui/text.module.css'
import { words } from '../words.ts'
import { Claims } from './Claims.tsx'
import { Coverage } from './Coverage.tsx'
import { Armor } from './gear/Armor.tsx'
import { Weapons } from './gear/Weapons.tsx'
import { Others } from './Others.tsx'
import { Proof } from './Proof.tsx'
import styles from './Result.module.css'
import { Verdict } from './Verdict.tsx'

interface ResultProps {
  readonly answer: RecommendBuildAnswer
  /** Something newer is on its way, or could not be had. */
  readonly stale: boolean
  readonly onAgain: () => void
  readonly onSwap: (instanceId: string) => void
  readonly onSubclass: (hash: number) => void
}

/** A named build, how sure it is, and the evidence below it. A new one takes the focus, so that it is heard. */
export function Result({ answer, stale, onAgain, onSwap, onSubclass }: ResultProps) {
  const head = useRef<HTMLHeadingElement>(null)
  const { build } = answer
  useEffect(() => {
    if (answer) head.current?.focus()
  }, [answer])
  return (
    <section className={styles.result} aria-label={words.result.label} data-stale={stale}>
      {stale && <p className={`${text.small} ${text.dim}`}>{words.result.stale}</p>}
      <Verdict answer={answer} head={head} onAgain={onAgain} />
      <Proof answer={answer} />
      <Weapons build={build} />
      <Armor build={build} />
      <Coverage build={build} />
      <Claims build={build} />
      <Others answer={answer} onSwap={onSwap} onSubclass={onSubclass} />
    </section>
  )
}

import type { RecommendBuildAnswer } from '@ai-vault/contract/advice/architect.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import text from '../../../ui/text.module.css'
import { words } from '../words.ts'
import { Armor } from './Armor.tsx'
import { Claims } from './Claims.tsx'
import { Coverage } from './Coverage.tsx'
import { Others } from './Others.tsx'
import { type BuildPart, placeOf } from './PartLinks.tsx'
import { Proof } from './Proof.tsx'
import styles from './Result.module.css'
import { Verdict } from './Verdict.tsx'
import { Weapons } from './Weapons.tsx'

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
      <Part of="weapons">
        <Weapons build={build} />
      </Part>
      <Part of="armor">
        <Armor build={build} />
      </Part>
      <Part of="coverage">
        <Coverage build={build} />
      </Part>
      <Part of="claims">
        <Claims build={build} />
      </Part>
      <Part of="others">
        <Others answer={answer} onSwap={onSwap} onSubclass={onSubclass} />
      </Part>
    </section>
  )
}

/** Where a link of the build's parts leads. */
function Part({ of, children }: { readonly of: BuildPart; readonly children: ReactNode }) {
  return (
    <div id={placeOf(of)} tabIndex={-1} className={styles.part}>
      {children}
    </div>
  )
}

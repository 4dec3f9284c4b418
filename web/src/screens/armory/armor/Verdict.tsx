import type { ArmorAnswer } from '../../../data/armor/armor-answer.ts'
import { Bay, Bays } from '../../../ui/Plate.tsx'
import { Reading } from '../../../ui/Reading.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import {
  combinations,
  countedStats,
  describeTiers,
  difficultyOfBuild,
  energyLeft,
  type PiecesById,
  piecesOf,
} from './build-facts.ts'
import { Iris } from './Iris.tsx'
import { count, milliseconds, roughly, sumOf } from './numbers.ts'
import styles from './Results.module.css'

interface VerdictProps {
  readonly answer: ArmorAnswer
  readonly pieces: PiecesById
}

/** The best build in the specified numbers, and how sure we are that it is the best. */
export function Verdict({ answer, pieces }: VerdictProps) {
  const [best] = answer.builds
  if (!best) return null
  const worn = piecesOf(best, pieces)
  return (
    <Bays className={styles.verdict}>
      <Bay className={styles.irisBay}>
        <Iris targets={answer.problem.minimums} reached={best.stats} />
      </Bay>
      <Bay>
        <SectionHead title="Best build" />
        <div className={styles.readings}>
          <Reading label="Total" value={best.total} note={sumOf(countedStats(best, answer.problem))} />
          <Reading label="Pieces" value={worn.length} note={describeTiers(worn)} />
          <Reading
            label="Mod cost"
            value={best.modCost}
            note={sumOf(best.mods.map((mod) => mod?.cost ?? 0))}
          />
          <Reading label="Energy left" value={energyLeft(best)} note={sumOf(best.energyLeft)} />
        </div>
        <p className={`${text.small} ${text.soft}`}>
          <i className={styles.reachedKey} />
          reached <i className={styles.targetKey} />
          target
        </p>
      </Bay>
      <Bay tone="ai">
        <SectionHead title="Proof" glyph="mark" tone="ai" />
        <div className={styles.proof}>
          <p>{describeProof(answer)}</p>
          <p>
            Difficulty, from the lowest gear tier used: <b>{difficultyOfBuild(worn)}</b>.
          </p>
        </div>
      </Bay>
    </Bays>
  )
}

function describeProof({ phase, builds, proof, buildsMs, problem }: ArmorAnswer): string {
  const sets = roughly(combinations(problem))
  if (buildsMs === undefined) {
    const end = phase === 'cancelled' ? 'The search was stopped' : 'The search goes on'
    return `${end}: the best of what ${count(proof.nodes)} nodes have shown of ${sets} sets.`
  }
  const ranked = builds.length === 1 ? '1 build ranked exactly' : `${builds.length} builds ranked exactly`
  return `${ranked}. ${count(proof.nodes)} nodes visited over ${sets} sets, search complete in ${milliseconds(buildsMs)} on this device.`
}

import { statTotal } from '@ai-vault/game/gear/stat-total.ts'
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import type { ArmorAnswer } from '../../../../data/armor/armor-answer.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { Reading } from '../../../../ui/figures/Reading.tsx'
import { Bay, Bays } from '../../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../../ui/page/SectionHead.tsx'
import text from '../../../../ui/text.module.css'
import {
  combinations,
  describeTiers,
  difficultyOfBuild,
  energyLeft,
  type PiecesById,
  piecesOf,
  rankedStats,
} from '../builds/build-facts.ts'
import { roughly, sumOf } from '../numbers.ts'
import { words } from '../words/words.ts'
import { Iris } from './Iris.tsx'
import { milliseconds } from './milliseconds.ts'
import styles from './Results.module.css'

const labels = words.builds.verdict

interface VerdictProps {
  readonly answer: ArmorAnswer
  readonly pieces: PiecesById
  readonly onSearchOn: () => void
}

/** The best build in the specified numbers, and how sure we are that it is the best. */
export function Verdict({ answer, pieces, onSearchOn }: VerdictProps) {
  const [best] = answer.builds
  if (!best) return null
  const worn = piecesOf(best, pieces)
  const ranked = someRanked(answer.problem)
  return (
    <Bays className={styles.verdict}>
      <Bay className={styles.irisBay}>
        <Iris targets={answer.problem.minimums} reached={best.stats} />
      </Bay>
      <Bay>
        <SectionHead title={labels.title} />
        <div className={styles.readings}>
          <Reading label={labels.total} value={statTotal(best.stats)} note={sumOf(best.stats)} />
          <Reading label={labels.pieces} value={worn.length} note={describeTiers(worn)} />
          <Reading
            label={labels.cost}
            value={best.modCost}
            note={sumOf(best.mods.map((mod) => mod?.cost ?? 0))}
          />
          <Reading label={labels.energy} value={energyLeft(best)} note={sumOf(best.energyLeft)} />
        </div>
        <p className={`${text.small} ${text.soft}`}>
          {labels.key(<i className={styles.reachedKey} />, <i className={styles.targetKey} />)}
        </p>
      </Bay>
      <Bay tone="ai">
        <SectionHead title={labels.proof} glyph="mark" tone="ai" />
        <div className={styles.proof}>
          <p>{describeProof(answer)}</p>
          {ranked !== undefined && <p>{labels.rankedBy(ranked, best.total)}</p>}
          {answer.buildsProof?.complete === false && (
            <Button size="small" onClick={onSearchOn}>
              {words.builds.searchOn}
            </Button>
          )}
          <p>{labels.difficulty(<b>{difficultyOfBuild(worn)}</b>)}</p>
        </div>
      </Bay>
    </Bays>
  )
}

/** 'grenade and melee', where not all six stats count in the ranking: then it is not the total that is highest. */
function someRanked(problem: ArmorAnswer['problem']): string | undefined {
  const ranked = rankedStats(problem)
  return ranked.length < ARMOR_STATS.length ? words.all(ranked.map((stat) => words.stats[stat])) : undefined
}

function describeProof({ phase, builds, proof, buildsProof, buildsMs, problem }: ArmorAnswer): string {
  const sets = roughly(combinations(problem))
  const nodes = words.nodes(proof.nodes)
  if (buildsMs === undefined)
    return phase === 'cancelled' ? labels.stopped(nodes, sets) : labels.goesOn(nodes, sets)
  const time = milliseconds(buildsMs)
  if (buildsProof?.complete === false) {
    const most = buildsProof.bestPossible ?? 0
    const ranked = someRanked(problem)
    const proven = most > (builds[0]?.total ?? 0) ? labels.mayBe(most, ranked) : labels.most(ranked)
    return `${labels.inTime(builds.length, nodes, sets, time)} ${proven}`
  }
  return labels.complete(builds.length, nodes, sets, time)
}

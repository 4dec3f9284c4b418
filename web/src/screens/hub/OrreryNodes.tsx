import { words as shellWords } from '../../app/words/words.ts'
import art from '../../ui/art.module.css'
import type { HubFacts } from './hub-facts.ts'
import styles from './Orrery.module.css'
import { orbitPoint } from './orrery-geometry.ts'
import { words } from './words/words.ts'

const { orrery } = words

interface Node {
  readonly name: string
  readonly degrees: number
  readonly ai?: boolean
  readonly fact: (facts: HubFacts) => string | undefined
  readonly about: string
}

/** The five places of the command center on the outer orbit, each with its live fact where one is known. */
const NODES: readonly Node[] = [
  {
    name: shellWords.screens['/armory'][0],
    degrees: 34,
    fact: ({ weapons }) => (weapons === undefined ? undefined : orrery.weapons(weapons)),
    about: orrery.armory,
  },
  {
    name: shellWords.screens['/atlas'][0],
    degrees: 61,
    fact: ({ triumphs }) => (triumphs === undefined ? undefined : orrery.complete(triumphs.percent)),
    about: orrery.atlas,
  },
  {
    name: shellWords.screens['/archives'][0],
    degrees: 87,
    fact: ({ activities }) => (activities === undefined ? undefined : orrery.activities(activities)),
    about: orrery.archives,
  },
  { name: shellWords.screens['/ai'][0], degrees: 113, ai: true, fact: () => undefined, about: orrery.ai },
  {
    name: shellWords.screens['/sentinel'][0],
    degrees: 139,
    ai: true,
    fact: () => undefined,
    about: orrery.sentinel,
  },
]

export function OrreryNodes({ facts, visitor }: { readonly facts: HubFacts; readonly visitor: boolean }) {
  return (
    <g className={styles.nodes}>
      {NODES.map(({ name, degrees, ai, fact, about }) => {
        const [x, y] = orbitPoint(degrees)
        return (
          <g key={name}>
            <circle className={art.ground} cx={x} cy={y} r="7" />
            <circle className={ai ? art.teal : art.gold} cx={x} cy={y} r="7" />
            <circle className={ai ? art.tealPoint : art.goldPoint} cx={x} cy={y} r="2.6" />
            <text className={styles.node} x={x + 16} y={y - 2}>
              {name}
            </text>
            <text className={styles.fact} x={x + 16} y={y + 15}>
              {(visitor ? undefined : fact(facts)) ?? about}
            </text>
          </g>
        )
      })}
    </g>
  )
}

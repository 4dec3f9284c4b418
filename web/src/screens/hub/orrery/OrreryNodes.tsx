import type { Address } from '../../../routing/addresses.ts'
import { useRouter } from '../../../routing/router-context.ts'
import art from '../../../ui/art.module.css'
import type { HubFacts } from '../hub-facts.ts'
import { words } from '../words.tsx'
import styles from './Orrery.module.css'
import { orbitPoint } from './orrery-geometry.ts'

const { orrery } = words

interface Node {
  readonly path: Address
  readonly degrees: number
  readonly ai?: boolean
  readonly fact: (facts: HubFacts) => string | undefined
  readonly about: string
}

/** The five places of the command center on the outer orbit, each with its live fact where one is known. */
const NODES: readonly Node[] = [
  {
    path: '/armory',
    degrees: 34,
    fact: ({ weapons }) => (weapons === undefined ? undefined : orrery.weapons(weapons)),
    about: orrery.armory,
  },
  {
    path: '/atlas',
    degrees: 61,
    fact: ({ triumphs }) => (triumphs === undefined ? undefined : orrery.complete(triumphs.percent)),
    about: orrery.atlas,
  },
  {
    path: '/archives',
    degrees: 87,
    fact: ({ activities }) => (activities === undefined ? undefined : orrery.activities(activities)),
    about: orrery.archives,
  },
  { path: '/ai', degrees: 113, ai: true, fact: () => undefined, about: orrery.ai },
  {
    path: '/sentinel',
    degrees: 139,
    ai: true,
    fact: () => undefined,
    about: orrery.sentinel,
  },
]

interface OrreryNodesProps {
  readonly facts: HubFacts
  readonly visitor: boolean
}

export function OrreryNodes({ facts, visitor }: OrreryNodesProps) {
  return (
    <g className={styles.nodes}>
      {NODES.map((node) => (
        <OrreryNode key={node.path} node={node} fact={visitor ? undefined : node.fact(facts)} />
      ))}
    </g>
  )
}

function OrreryNode({ node, fact }: { readonly node: Node; readonly fact: string | undefined }) {
  const { path, degrees, ai, about } = node
  const { nameOf } = useRouter()
  const [x, y] = orbitPoint(degrees)
  return (
    <g>
      <circle className={art.ground} cx={x} cy={y} r="7" />
      <circle className={ai ? art.teal : art.gold} cx={x} cy={y} r="7" />
      <circle className={ai ? art.tealPoint : art.goldPoint} cx={x} cy={y} r="2.6" />
      <text className={styles.node} x={x + 16} y={y - 2}>
        {nameOf(path)}
      </text>
      <text className={styles.fact} x={x + 16} y={y + 15}>
        {fact ?? about}
      </text>
    </g>
  )
}

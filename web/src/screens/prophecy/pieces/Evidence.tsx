import type { ProphecyEvidence } from '@ai-vault/contract/advice/prophecy.ts'
import { Link } from '../../../routing/Link.tsx'
import { words } from '../words/words.ts'
import { oneIn } from './one-in.ts'
import styles from './Pieces.module.css'

const said = words.evidence

/** What a claim rests on; what can be looked at is a link to it. */
export function Evidence({ evidence }: { readonly evidence: readonly ProphecyEvidence[] }) {
  return (
    <ul className={styles.evidence} aria-label={said.label}>
      <li className={styles.restsOn} aria-hidden="true">
        {said.label}
      </li>
      {evidence.map((each) => (
        <li key={JSON.stringify(each)}>
          <One evidence={each} />
        </li>
      ))}
    </ul>
  )
}

function One({ evidence }: { readonly evidence: ProphecyEvidence }) {
  switch (evidence.kind) {
    case 'tracker':
      return said.tracker(evidence.kills, evidence.days)
    case 'rating':
      return (
        <Link to="/forge/$weaponId" params={{ weaponId: evidence.item_instance_id }}>
          {said.rating(evidence.score.toFixed(1), evidence.personal === true)}
        </Link>
      )
    case 'reports':
      return (
        <Link to="/archives" search={{ timeframe: 'season' }}>
          {said.reports(evidence.reports, evidence.days)}
        </Link>
      )
    case 'runs':
      return (
        <Link to="/archives" search={evidence.activity_id ? { report: evidence.activity_id } : {}}>
          {said.runs(evidence.runs)}
        </Link>
      )
    case 'pool':
      return said.pool(evidence.weapons, oneIn(evidence.odds), evidence.tiers ?? [])
    case 'list':
      return said.list(evidence.list)
    case 'definitions':
      return said.definitions(evidence.version)
  }
}

import type { ProphecyEvidence } from '@ai-vault/contract/advice/prophecy.ts'
import { Link } from '../../../routing/Link.tsx'
import { words } from '../words.tsx'
import { oneIn } from './one-in.ts'
import styles from './Pieces.module.css'

const labels = words.evidence

interface EvidenceProps {
  readonly evidence: readonly ProphecyEvidence[]
  /** Where two copies of one weapon are compared: the better one. */
  readonly better?: string | undefined
}

type RatingEvidence = Extract<ProphecyEvidence, { kind: 'rating' }>

/** What a claim rests on; what can be looked at is a link to it. */
export function Evidence({ evidence, better }: EvidenceProps) {
  return (
    <ul className={styles.evidence} aria-label={labels.label}>
      <li className={styles.restsOn} aria-hidden="true">
        {labels.label}
      </li>
      {evidence.map((each) => (
        <li key={JSON.stringify(each)}>
          <One evidence={each} better={better} />
        </li>
      ))}
    </ul>
  )
}

function nameRating({ score, personal, item_instance_id: id }: RatingEvidence, better: string | undefined) {
  const rounded = score.toFixed(1)
  if (better !== undefined) return id === better ? labels.better(rounded) : labels.equipped(rounded)
  return labels.rating(rounded, personal === true)
}

function One({
  evidence,
  better,
}: Omit<EvidenceProps, 'evidence'> & { readonly evidence: ProphecyEvidence }) {
  switch (evidence.kind) {
    case 'tracker':
      return labels.tracker(evidence.kills, evidence.days)
    case 'rating':
      return (
        <Link to="/forge/$weaponId" params={{ weaponId: evidence.item_instance_id }}>
          {nameRating(evidence, better)}
        </Link>
      )
    case 'reports':
      return (
        <Link to="/archives" search={{ timeframe: 'season' }}>
          {labels.reports(evidence.reports, evidence.days)}
        </Link>
      )
    case 'runs':
      return (
        <Link to="/archives" search={evidence.activity_id ? { report: evidence.activity_id } : {}}>
          {labels.runs(evidence.runs)}
        </Link>
      )
    case 'pool':
      return labels.pool(evidence.weapons, oneIn(evidence.odds), evidence.tiers ?? [])
    case 'list':
      return labels.list(evidence.list)
    case 'definitions':
      return labels.definitions(evidence.version)
  }
}

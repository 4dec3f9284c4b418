import type { ProphecyGem } from '@ai-vault/contract/advice/prophecy.ts'
import { RatingBadge } from '../../../items/badges/RatingBadge.tsx'
import { Link } from '../../../routing/Link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { LinkButton } from '../../../ui/controls/buttons/LinkButton.tsx'
import text from '../../../ui/text.module.css'
import { dateFormat } from '../../../words/formats.ts'
import { words } from '../words.tsx'
import { Evidence } from './Evidence.tsx'
import styles from './Pieces.module.css'
import { Slot } from './Slot.tsx'

const labels = words.gems
const date = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' })

/** A forgotten weapon: what speaks for it, since when it lies, where to take it. */
export function Gem({ gem }: { readonly gem: ProphecyGem }) {
  const { weapon_name, type_name, reason, switching, tier, score, confidence, action, last_used } = gem
  const tracker = gem.evidence.find(({ kind }) => kind === 'tracker')
  const idle = tracker?.kind === 'tracker' ? tracker.days : undefined
  return (
    <article className={styles.gem}>
      <Slot item={gem} />
      <div className={styles.what}>
        <h3>
          <Link to="/forge/$weaponId" params={{ weaponId: gem.item_instance_id }}>
            <bdi>{weapon_name}</bdi>
          </Link>
        </h3>
        <p className={classNames(text.small, text.dim)}>{type_name}</p>
      </div>
      <div className={styles.sure}>
        <RatingBadge rating={tier} score={score} activity={gem.activity} size="inline" />
        <span className={classNames(text.small, text.teal)}>{labels.sure(Math.round(confidence * 100))}</span>
      </div>
      <p className={styles.why}>{[reason, switching].filter(Boolean).join(' ')}</p>
      <p className={styles.idle}>
        {last_used && idle !== undefined
          ? labels.unmoved(date.format(Date.parse(last_used)), idle)
          : labels.never}
      </p>
      <div className={styles.action}>
        <b>{labels.actions[action]}</b>
        <LinkButton to="/forge/$weaponId" params={{ weaponId: gem.item_instance_id }} size="small">
          {labels.forge}
        </LinkButton>
      </div>
      <Evidence evidence={gem.evidence} />
    </article>
  )
}

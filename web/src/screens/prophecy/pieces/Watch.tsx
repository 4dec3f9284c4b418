import type { ProphecyWatch } from '@ai-vault/contract/advice/prophecy.ts'
import { Link } from '../../../routing/Link.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words.tsx'
import { Evidence } from './Evidence.tsx'
import styles from './Pieces.module.css'
import { Slot } from './Slot.tsx'

const labels = words.watch

export function Watch({ watch }: { readonly watch: ProphecyWatch }) {
  const { weapon_name, item_instance_id, item_hash, claim } = watch
  return (
    <article className={styles.watch}>
      <Slot item={watch} />
      <div>
        <h3>
          <Link to="/forge/$weaponId" params={{ weaponId: item_instance_id ?? String(item_hash) }}>
            <bdi>{weapon_name}</bdi>
          </Link>
        </h3>
        <p className={`${text.small} ${text.soft}`}>
          {claim.kind === 'relied-on'
            ? labels.relied(claim.percent)
            : labels.better(claim.difference.toFixed(1), labels.places[claim.place])}{' '}
          {claim.kind === 'better-copy' && (
            <Link to="/forge/$weaponId" params={{ weaponId: claim.better_instance_id }}>
              {labels.other}
            </Link>
          )}
        </p>
        <Evidence
          evidence={watch.evidence}
          better={claim.kind === 'better-copy' ? claim.better_instance_id : undefined}
        />
      </div>
    </article>
  )
}

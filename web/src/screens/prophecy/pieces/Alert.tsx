import type { ProphecyAlert } from '@ai-vault/contract/advice/prophecy.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Tag } from '../../../ui/page/Tag.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words.tsx'
import styles from './Pieces.module.css'

const labels = words.meta

/** A change with its sample; one that chance explains says so. */
export function Alert({ alert }: { readonly alert: ProphecyAlert }) {
  if (alert.kind === 'list') {
    return (
      <article className={styles.alert}>
        <h3>{labels.list(alert.list)}</h3>
        <p className={text.small}>{labels.lists(alert.before, alert.now, alert.since)}</p>
      </article>
    )
  }
  if (alert.kind === 'definitions') {
    return (
      <article className={styles.alert}>
        <h3>{labels.definitions}</h3>
        <p className={text.small}>{labels.sizes(alert.before, alert.now, alert.since)}</p>
      </article>
    )
  }
  const { type, side, before, now, margin, sure, owned } = alert
  const name = words.types[type]
  const rises = now > before
  return (
    <article className={styles.alert}>
      <h3>
        {sure && <Glyph name={rises ? 'i-up' : 'i-dn'} size="s" />}
        {sure ? (rises ? labels.rise(name) : labels.fall(name)) : labels.still(name)}{' '}
        <Tag>{labels.sides[side]}</Tag>
        {!sure && <Tag tone="warn">{labels.few}</Tag>}
      </h3>
      <p className={text.small}>{labels.share(before.toFixed(1), now.toFixed(1), margin.toFixed(1))}</p>
      <p className={classNames(text.small, text.soft)}>{sure ? labels.owned(owned) : labels.unsure}</p>
      <p className={classNames(text.small, text.dim)}>
        {labels.sample(alert.reports_before, alert.reports_now)}
      </p>
    </article>
  )
}

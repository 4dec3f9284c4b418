import type { ProphecyAlert } from '@ai-vault/contract/advice/prophecy.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Tag } from '../../../ui/page/Tag.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words/words.ts'
import styles from './Pieces.module.css'

const said = words.meta

/** A change with its sample; one that chance explains says so. */
export function Alert({ alert }: { readonly alert: ProphecyAlert }) {
  if (alert.kind === 'list') {
    return (
      <article className={styles.alert}>
        <h3>{said.list(alert.list)}</h3>
        <p className={text.small}>{said.lists(alert.before, alert.now, alert.since)}</p>
      </article>
    )
  }
  if (alert.kind === 'definitions') {
    return (
      <article className={styles.alert}>
        <h3>{said.definitions}</h3>
        <p className={text.small}>{said.sizes(alert.before, alert.now, alert.since)}</p>
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
        {sure ? (rises ? said.rise(name) : said.fall(name)) : said.still(name)} <Tag>{said.sides[side]}</Tag>
        {!sure && <Tag tone="warn">{said.few}</Tag>}
      </h3>
      <p className={text.small}>{said.share(before.toFixed(1), now.toFixed(1), margin.toFixed(1))}</p>
      <p className={classNames(text.small, text.soft)}>{sure ? said.owned(owned) : said.unsure}</p>
      <p className={classNames(text.small, text.dim)}>
        {said.sample(alert.reports_before, alert.reports_now)}
      </p>
    </article>
  )
}

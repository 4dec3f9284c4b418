import { glyphOfSource, sourceLabel } from '../../chat/AnswerFoot.tsx'
import type { ItemRef } from '../../items/find-item.ts'
import { ItemButton } from '../../items/hover/ItemButton.tsx'
import { AddressLink } from '../../ui/controls/AddressLink.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import styles from './Sentinel.module.css'
import type { Entry } from './talk.ts'
import { words } from './words/words.ts'

const ANSWERS = 3
const MOST = 12

/** Beside the conversation on a wide window: the items and sources of the last answers, each once. */
export function Evidence({ answers }: { readonly answers: readonly Entry[] }) {
  const last = answers.slice(-ANSWERS).toReversed()
  const items = new Map(
    last.flatMap(({ metadata }) =>
      (metadata?.items ?? []).flatMap(({ name, instance_id, hash }) => {
        const of: ItemRef | undefined = instance_id
          ? { instanceId: instance_id }
          : hash === undefined
            ? undefined
            : { itemHash: hash }
        return of ? [[instance_id ?? String(hash), { name, of }] as const] : []
      }),
    ),
  )
  const sources = new Map(
    last.flatMap(({ metadata }) =>
      (metadata?.sources ?? []).map((source) => [source.label, source] as const),
    ),
  )
  return (
    <aside className={styles.evidence} aria-label={words.evidence}>
      <SectionHead title={words.evidence} glyph="i-eye" tone="ai" />
      <p className={styles.hint}>{items.size + sources.size > 0 ? words.evidenceHint : words.noEvidence}</p>
      <ul>
        {[...items].slice(0, MOST).map(([key, { name, of }]) => (
          <li key={key}>
            <ItemButton of={of} known={{ name }} />
          </li>
        ))}
        {[...sources.values()].slice(0, MOST).map((source) => (
          <li key={source.label} className={styles.source}>
            <Glyph name={glyphOfSource(source.kind)} size="s" />
            {source.href ? (
              <AddressLink to={source.href}>{sourceLabel(source)}</AddressLink>
            ) : (
              <span>{sourceLabel(source)}</span>
            )}
          </li>
        ))}
      </ul>
    </aside>
  )
}

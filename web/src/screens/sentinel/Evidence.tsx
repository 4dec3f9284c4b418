import type { InventoryItem } from '@ai-vault/contract/items/inventory.ts'
import { glyphOfSource, sourceLabel } from '../../chat/AnswerFoot.tsx'
import type { SignedIn } from '../../data/session/session-check.ts'
import type { ItemRef } from '../../items/find-item.ts'
import { WithItemCard } from '../../items/hover/WithItemCard.tsx'
import { ItemPicture } from '../../items/picture/ItemPicture.tsx'
import { useItemSheet } from '../../items/sheet/use-item-sheet.ts'
import { useOwnedItem } from '../../items/use-owned-item.ts'
import { isWeaponItem, traitsOf } from '../../items/weapon-item.ts'
import { AddressLink } from '../../ui/controls/buttons/AddressLink.tsx'
import { countOrMissing } from '../../ui/figures/Reading.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import { itemsOnce } from './items-once.ts'
import styles from './Sentinel.module.css'
import type { Entry } from './talk.ts'
import { words } from './words.ts'

const ANSWERS = 3
const MOST = 12

interface EvidenceProps {
  readonly answers: readonly Entry[]
  readonly session: SignedIn
}

/** Beside the conversation on a wide window: the items and sources of the last answers, each once. */
export function Evidence({ answers, session }: EvidenceProps) {
  const last = answers.slice(-ANSWERS).toReversed()
  const items = itemsOnce(last.flatMap(({ metadata }) => metadata?.items ?? []))
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
            <Proof of={of} name={name} session={session} />
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

interface ProofProps {
  readonly of: ItemRef
  readonly name: string
  readonly session: SignedIn
}

/** Two copies of one weapon are told apart by their power and traits. */
const toldApartBy = (entry: InventoryItem) =>
  [countOrMissing(entry.instance?.primaryStat.value), ...(isWeaponItem(entry) ? traitsOf(entry) : [])].join(
    ', ',
  )

/** An item as it is owned, with its picture. */
function Proof({ of, name, session }: ProofProps) {
  const { open } = useItemSheet()
  const owned = useOwnedItem(session, of)
  const entry = owned.state === 'found' ? owned.entry : undefined
  return (
    <WithItemCard of={of} known={{ name }}>
      <button type="button" className={styles.proof} onClick={() => open(of)}>
        <ItemPicture icon={entry?.definition.displayProperties.icon} />
        <span>
          <bdi>{name}</bdi>
          {entry && <small>{toldApartBy(entry)}</small>}
        </span>
      </button>
    </WithItemCard>
  )
}

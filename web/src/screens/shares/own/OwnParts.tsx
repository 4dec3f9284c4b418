import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import type { ShareAnswer } from '@ai-vault/contract/shares.ts'
import {
  compareBuild,
  countOwnership,
  type OwnedPart,
  type Ownership,
  type Vault,
} from '@ai-vault/game/shares/compare-build.ts'
import type { BuildDocument } from '@ai-vault/game/shares/document.ts'
import { forkWithOwn } from '@ai-vault/game/shares/fork-with-own.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { inventoryQuery } from '../../../data/queries/queries.ts'
import type { SignedIn } from '../../../data/session/session-check.ts'
import { SLOT_GLYPHS } from '../../../items/picture/armor-glyphs.ts'
import { WEAPON_GLYPHS } from '../../../items/picture/weapon-glyphs.ts'
import { AddressLink } from '../../../ui/controls/buttons/AddressLink.tsx'
import { LinkButton } from '../../../ui/controls/buttons/LinkButton.tsx'
import { FailedLine } from '../../../ui/feedback/failures/FailedLine.tsx'
import { Thinking } from '../../../ui/feedback/Skeleton.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import styles from '../Shares.module.css'
import { words } from '../words.ts'
import { ForkButton } from './ForkButton.tsx'
import { detailOf, verdictOf } from './own-words.ts'
import { missingExotic, solveSearch } from './solve-search.ts'
import { WornCompare } from './WornCompare.tsx'

interface OwnPartsProps {
  readonly share: Pick<ShareAnswer, 'path'>
  readonly build: BuildDocument
  readonly session: SignedIn
}

const labels = words.own
const STATES: readonly Ownership[] = ['same', 'near', 'substitute', 'missing']

/** For a signed-in visitor: each part as they own it, or the nearest thing they do (F-328). Told here, not to the author. */
export function OwnParts({ share, build, session }: OwnPartsProps) {
  const { data, isPending, refetch } = useQuery(inventoryQuery(session))
  const parts = useMemo(() => data && compareBuild(build, vaultOf(data)), [build, data])
  if (isPending) return <Thinking>{labels.loading}</Thinking>
  if (!data || !parts) {
    return <FailedLine onRetry={() => void refetch()}>{labels.failed}</FailedLine>
  }
  const counts = countOwnership(parts)
  const { armor } = vaultOf(data)
  const solve = solveSearch(build, armor)
  const lacking = solve && missingExotic(build, armor)
  return (
    <>
      <Plate className={styles.own}>
        <SectionHead title={labels.title} glyph="i-check">
          <b>{labels.count(counts.same, parts.length)}</b>
        </SectionHead>
        <div
          className={styles.strip}
          role="img"
          aria-label={labels.spoken(counts.same, counts.near, counts.substitute, counts.missing)}
        >
          {STATES.flatMap((state) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: cells of a drawing, told by their place alone
            Array.from({ length: counts[state] }, (_, at) => <i key={`${state} ${at}`} data-own={state} />),
          )}
        </div>
        <ul className={styles.legend}>
          {STATES.filter((state) => counts[state] > 0).map((state) => (
            <li key={state}>
              <i data-own={state} />
              {labels.states[state]}
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          {counts.missing < parts.length && (
            <ForkButton share={share} build={forkWithOwn(build, parts)} gold>
              {words.forkWithMine}
            </ForkButton>
          )}
          {solve && (
            <LinkButton to="/armory" search={solve} tone="ai">
              <Glyph name="mark" size="s" />
              {labels.solve}
            </LinkButton>
          )}
        </div>
        {lacking && <p className={styles.note}>{labels.noExotic(lacking)}</p>}
        {data.withheld.length > 0 && <p className={styles.note}>{labels.hidden}</p>}
        <ul className={styles.ownList}>
          {parts.map((part) => (
            <OwnRow key={`${part.of} ${part.part.slot}`} owned={part} />
          ))}
        </ul>
      </Plate>
      {build.stats && (
        <WornCompare stats={build.stats} classType={build.classType} characters={data.characters} />
      )}
    </>
  )
}

function OwnRow({ owned }: { readonly owned: OwnedPart }) {
  const glyph = owned.of === 'weapon' ? WEAPON_GLYPHS[owned.part.type] : SLOT_GLYPHS[owned.part.slot]
  return (
    <li>
      <span className={styles.slot} data-rarity={owned.part.rarity}>
        <Glyph name={glyph} size="fill" />
      </span>
      <b>{owned.part.name}</b>
      <span className={styles.verdict} data-own={owned.ownership}>
        {verdictOf(owned)}
      </span>
      <span className={styles.detail}>{detailOf(owned)}</span>
      {owned.own && owned.of === 'weapon' ? (
        <AddressLink to={`/armory?item=${owned.own.instanceId}`} aria-label={labels.showOf(owned.own.name)}>
          {labels.show}
        </AddressLink>
      ) : (
        <span />
      )}
    </li>
  )
}

/** An inventory as the comparison with a build reads it. */
function vaultOf({ items }: Pick<InventoryAnswer, 'items'>): Vault {
  const scores = new Map(items.map(({ itemInstanceId, rating }) => [itemInstanceId, rating?.score]))
  return {
    weapons: items.flatMap(({ item }) => (item.kind === 'weapon' ? [item] : [])),
    armor: items.flatMap(({ item }) => (item.kind === 'armor' ? [item] : [])),
    scoreOf: ({ instanceId }) => scores.get(instanceId) ?? 0,
  }
}

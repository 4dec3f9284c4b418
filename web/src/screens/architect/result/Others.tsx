import type { RecommendBuildAnswer } from '@ai-vault/contract/advice/architect.ts'
import { elementLook } from '../../../items/badges/Element.tsx'
import { ItemButton } from '../../../items/hover/ItemButton.tsx'
import { SLOT_GLYPHS } from '../../../items/picture/weapon-glyphs.ts'
import { GearThumb } from '../../../items/tile/GearThumb.tsx'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { Tag } from '../../../ui/page/Tag.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words.ts'
import styles from './Others.module.css'

interface OthersProps {
  readonly answer: RecommendBuildAnswer
  readonly onSwap: (instanceId: string) => void
  readonly onSubclass: (hash: number) => void
}

/** What else would do: other weapons for a slot, other subclasses for the whole. One press makes it. */
export function Others({ answer, onSwap, onSubclass }: OthersProps) {
  return (
    <div className={styles.others}>
      {answer.substitutes.length > 0 && (
        <section aria-label={words.substitutes.title}>
          <SectionHead title={words.substitutes.title} kind="group">
            <span className={text.dim}>{words.substitutes.count(answer.substitutes.length)}</span>
          </SectionHead>
          <p className={`${text.small} ${text.dim}`}>{words.substitutes.keeps}</p>
          <ul className={styles.list}>
            {answer.substitutes.map((swap) => (
              <SwapRow key={`${swap.instead_of.name} ${swap.instance_id}`} swap={swap} onSwap={onSwap} />
            ))}
          </ul>
        </section>
      )}
      {answer.alternatives.length > 0 && (
        <section aria-label={words.alternatives.title}>
          <SectionHead title={words.alternatives.title} kind="group">
            <span className={text.dim}>{words.alternatives.count(answer.alternatives.length)}</span>
          </SectionHead>
          <ul className={styles.list}>
            {answer.alternatives.map(
              ({ name, subclass, subclass_hash, element, note, covered, expected }) => (
                <li key={subclass_hash}>
                  <button
                    type="button"
                    className={styles.alternative}
                    onClick={() => onSubclass(subclass_hash)}
                  >
                    <i className={elementLook(element)} />
                    <span>
                      <b>{name}</b>
                      <small>
                        {[subclass, note, words.alternatives.covers(covered, expected)]
                          .filter(Boolean)
                          .join(' · ')}
                      </small>
                    </span>
                  </button>
                </li>
              ),
            )}
          </ul>
        </section>
      )}
    </div>
  )
}

interface SwapRowProps {
  readonly swap: RecommendBuildAnswer['substitutes'][number]
  readonly onSwap: (instanceId: string) => void
}

/** Two copies of one name are told apart by what is different in them. */
const withCopy = ({ name, copy }: { readonly name: string; readonly copy?: string | undefined }) =>
  copy ? `${name} (${copy})` : name

function SwapRow({ swap, onSwap }: SwapRowProps) {
  const labels = words.substitutes
  return (
    <li className={styles.swap}>
      <div className={styles.what}>
        <ItemButton
          of={{ instanceId: swap.instance_id }}
          known={{ name: swap.name, icon: swap.icon }}
          picture={
            <GearThumb
              size="small"
              icon={swap.icon}
              silhouette={swap.slot === 'armor' ? 'ar-chest' : SLOT_GLYPHS[swap.slot]}
              rarity={undefined}
            />
          }
        />
        <p className={`${text.small} ${text.dim}`}>
          {swap.copy && `${swap.copy} · `}
          {labels.instead} {withCopy(swap.instead_of)}{' '}
          {!swap.instead_of.owned && <Tag tone="warn">{labels.notOwned}</Tag>}
        </p>
      </div>
      <div className={styles.changes}>
        {swap.perk && <p className={text.small}>{labels.perk(swap.perk)}</p>}
        {swap.gains.length > 0 && <p className={`${text.small} ${text.ok}`}>+ {swap.gains.join(', ')}</p>}
        {swap.costs.length > 0 && <p className={`${text.small} ${text.soft}`}>− {swap.costs.join(', ')}</p>}
        {swap.changes.length > 0 && (
          <p className={`${text.small} ${text.dim}`}>{labels.changes(swap.changes)}</p>
        )}
      </div>
      {swap.used ? (
        <Tag tone="ai">{labels.inUse}</Tag>
      ) : (
        <Button
          size="small"
          aria-label={labels.swapFor(withCopy(swap), withCopy(swap.instead_of))}
          onClick={() => onSwap(swap.instance_id)}
        >
          {labels.swap}
        </Button>
      )}
    </li>
  )
}

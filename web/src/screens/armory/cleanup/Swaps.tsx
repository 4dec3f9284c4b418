import { scoreText } from '@ai-vault/game/weapons/rating/tiers.ts'
import type { GearItem } from '../../../items/gear-item.ts'
import { useItemSheet } from '../../../items/sheet/use-item-sheet.ts'
import { GearPicture } from '../../../items/tile/GearPicture.tsx'
import { idOf, nameOf } from '../../../items/weapon-item.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { useFewThenAll } from '../../../ui/page/use-few-then-all.tsx'
import text from '../../../ui/text.module.css'
import styles from './CleanUp.module.css'
import { fewOfEach } from './clean-up-kinds.ts'
import { lineOf, whyInWords } from './why-in-words.ts'
import { words } from './words.tsx'

const labels = words.swaps
const FEW = 4

interface SwapsProps {
  readonly going: readonly GearItem[]
  readonly staysFor: (item: GearItem) => GearItem | undefined
  readonly onKeep: (item: GearItem) => void
}

/** What goes, what stays instead and why. */
export function Swaps({ going, staysFor, onKeep }: SwapsProps) {
  const { shown, button } = useFewThenAll({ id: 'swaps', few: fewOfEach(going, FEW), all: going })
  if (going.length === 0) return null
  return (
    <section className={styles.swaps} aria-labelledby="clean-up-swaps">
      <SectionHead title={labels.title} id="clean-up-swaps" kind="group">
        {button}
      </SectionHead>
      <div className={styles.swapHead} aria-hidden="true">
        <span className={text.cap}>{labels.goes}</span>
        <span className={text.cap}>{labels.stays}</span>
        <span className={text.cap}>{labels.why}</span>
      </div>
      <ol>
        {shown.map((item) => (
          <Swap key={idOf(item)} goes={item} stays={staysFor(item)} onKeep={() => onKeep(item)} />
        ))}
      </ol>
    </section>
  )
}

interface SwapProps {
  readonly goes: GearItem
  readonly stays: GearItem | undefined
  readonly onKeep: () => void
}

function Swap({ goes, stays, onKeep }: SwapProps) {
  return (
    <li className={styles.swap}>
      <Side item={goes} label={labels.goes} className={styles.goes} />
      <Glyph name="i-right" size="s" className={styles.arrow} />
      {stays ? (
        <Side item={stays} label={labels.stays} className={styles.stays} />
      ) : (
        <span className={styles.stays}>{labels.nothing}</span>
      )}
      <span className={styles.why}>{whyInWords(goes, stays)}</span>
      <Button size="small" tone="ghost" aria-label={labels.keepOf(nameOf(goes))} onClick={onKeep}>
        <Glyph name="i-refresh" size="s" />
        {labels.keep}
      </Button>
    </li>
  )
}

interface SideProps {
  readonly item: GearItem
  readonly label: string
  readonly className: string | undefined
}

function Side({ item, label, className }: SideProps) {
  const { open } = useItemSheet()
  const score = item.rating?.score
  return (
    <span className={className} data-label={label}>
      <GearPicture item={item} />
      <span className={styles.named}>
        <b>
          <TextButton onClick={() => open({ instanceId: idOf(item) })}>
            <bdi>{nameOf(item)}</bdi>
          </TextButton>
          {score !== undefined && <span className={styles.score}>{scoreText(score)}</span>}
        </b>
        <span>{lineOf(item)}</span>
      </span>
    </span>
  )
}

import type { NextStep } from '@ai-vault/contract/dashboard/next-steps.ts'
import { useId, useRef } from 'react'
import { GearThumb } from '../../../items/tile/GearThumb.tsx'
import { AddressLink } from '../../../ui/controls/buttons/AddressLink.tsx'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { buttonClass } from '../../../ui/controls/buttons/button-look.ts'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { useFocusKept } from '../../../ui/controls/use-focus-kept.ts'
import { describeMinutes } from '../../../ui/figures/describe-minutes.ts'
import { Bay } from '../../../ui/page/Plate.tsx'
import { Reason, Say } from '../../../ui/page/Say.tsx'
import { Then } from '../../../ui/page/Then.tsx'
import text from '../../../ui/text.module.css'
import styles from './Face.module.css'
import { words } from './words.tsx'

const labels = words.next
const THUMBS = 8
const THEN_SHOWN = 3

/** The one to do next, and those that come after it. */
export const STEPS_IN_VIEW = 1 + THEN_SHOWN

interface NextStepProps {
  readonly step: NextStep
  /** Absent where there is nothing else to do. */
  readonly onLater: (() => void) | undefined
}

/** The one thing to do next: a sentence, its reason, its button. */
export function NextStepBay({ step, onLater }: NextStepProps) {
  const id = useId()
  const { title, text: why, action, link, items } = step
  return (
    <Bay className={styles.next} role="region" aria-labelledby={id}>
      <h2 className={text.cap} id={id}>
        {labels.title}
      </h2>
      <Say>{labels.sentence(title)}</Say>
      <Reason>{why}</Reason>
      {items.length > 1 && <Thumbs step={step} />}
      <div className={styles.actions}>
        <AddressLink to={link} className={buttonClass({ tone: 'gold' })}>
          {action}
        </AddressLink>
        {onLater && (
          <Button tone="ghost" onClick={onLater}>
            {labels.later}
          </Button>
        )}
        {figuresOf(step)}
      </div>
    </Bay>
  )
}

/** What it brings, what it takes, how far it is: each where it is known. */
function figuresOf({ gain, minutes, percent }: NextStep) {
  return (
    <span className={styles.figures}>
      {gain !== undefined && <span>{labels.gain(<b className={text.teal}>+{gain}</b>)}</span>}
      {minutes !== undefined && <span>{labels.atYourPace(<b>{describeMinutes(minutes)}</b>)}</span>}
      {percent !== undefined && <span>{labels.percent(<b>{percent}</b>)}</span>}
    </span>
  )
}

function Thumbs({ step: { items, items_total: all = items.length } }: { readonly step: NextStep }) {
  const shown = items.slice(0, THUMBS)
  return (
    <ul className={styles.thumbs} aria-label={labels.items(shown.length, all)}>
      {shown.map(({ item_hash, item_instance_id: id, name, icon, rarity }) => (
        <li key={id ?? item_hash}>
          <span className={text.sr}>{name}</span>
          <GearThumb icon={icon} silhouette="w-auto-rifle" rarity={rarity} />
        </li>
      ))}
      {all > shown.length && <li className={styles.rest}>{labels.rest(all - shown.length)}</li>}
    </ul>
  )
}

interface ThenBayProps {
  readonly steps: readonly NextStep[]
  readonly onBringBack: (() => void) | undefined
}

/** What comes after it. */
export function ThenBay({ steps, onBringBack }: ThenBayProps) {
  const id = useId()
  const bay = useRef<HTMLDivElement>(null)
  useFocusKept(bay, () => bay.current?.querySelector('a'))
  return (
    <Bay ref={bay} className={styles.then} role="region" aria-labelledby={id}>
      <h2 className={text.cap} id={id}>
        {labels.after}
      </h2>
      {steps.length > 0 ? (
        <ul>
          {steps.slice(0, THEN_SHOWN).map((step) => (
            <li key={`${step.kind} ${step.title}`}>
              <Then to={step.link} title={step.title} text={step.text} figure={figureOf(step)} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={text.soft}>{labels.nothingElse}</p>
      )}
      {onBringBack && (
        <p className={text.small}>
          <TextButton onClick={onBringBack}>{labels.bringBack}</TextButton>
        </p>
      )}
    </Bay>
  )
}

/** The one figure that says most. */
function figureOf({ minutes, percent, gain }: NextStep) {
  if (minutes !== undefined) return labels.about(<b>{describeMinutes(minutes)}</b>)
  if (percent !== undefined) return labels.percent(<b>{percent}</b>)
  return gain === undefined ? undefined : labels.gain(<b>+{gain}</b>)
}

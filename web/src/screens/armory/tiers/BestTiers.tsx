import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { type BestTier, bestTiers, tiersToRaise } from '@ai-vault/game/gear/best-tiers.ts'
import { GEAR_TIERS } from '@ai-vault/game/gear/gear-tiers.ts'
import { ARMOR_SLOTS, type ArmorPiece, CLASSES } from '@ai-vault/game/items.ts'
import { opensLater } from '@ai-vault/game/scores/week/open-days.ts'
import { useMemo } from 'react'
import { Pips } from '../../../items/badges/Pips.tsx'
import { SLOT_GLYPHS } from '../../../items/picture/armor-glyphs.ts'
import { LinkButton } from '../../../ui/controls/buttons/LinkButton.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { Reason, Say } from '../../../ui/page/Say.tsx'
import text from '../../../ui/text.module.css'
import { useNow } from '../../../ui/use-now.ts'
import styles from './BestTiers.module.css'
import { isOpenTask, TOP_TIER, tasksForTier } from './tier-tasks.ts'
import { words } from './words.tsx'

const labels = words.best
const NAMED = 3

interface BestTiersProps {
  readonly armor: readonly ArmorPiece[]
  readonly weekly: Extra<'weekly'> | undefined
}

/** What the player has in every place of every class, and what would raise it. */
export function BestTiers({ armor, weekly }: BestTiersProps) {
  const best = useMemo(() => bestTiers(armor), [armor])
  const now = useNow(60_000)
  if (best.length === 0) return null
  const toRaise = tiersToRaise(best, TOP_TIER.tier)
  const [lowest] = toRaise
  // One step up: what drops the highest tier is beyond who has the lowest.
  const next = GEAR_TIERS.find(({ tier }) => tier > (lowest?.tier ?? 0)) ?? TOP_TIER
  const tasks = weekly && lowest ? tasksForTier(weekly, next) : []
  const task = tasks.find((each) => isOpenTask(each) && !opensLater(each, now))
  return (
    <Bays className={styles.face}>
      <Bay className={styles.say}>
        <Say>{labels.say(best.length - toRaise.length, best.length, TOP_TIER.tier)}</Say>
        <Reason>
          {toRaise.length === 0
            ? labels.done
            : labels.raise(toRaise.slice(0, NAMED), toRaise.length - NAMED, next)}
        </Reason>
        {task ? (
          <LinkButton tone="gold" to="/dashboard" search={{ task: String(task.hash) }}>
            {labels.task(task.name)}
          </LinkButton>
        ) : (
          toRaise.length === 0 && (
            <LinkButton tone="gold" to="/armory" search={{ tab: 'armor' }}>
              {labels.optimize}
            </LinkButton>
          )
        )}
      </Bay>
      <Bay>
        <BestTable best={best} />
      </Bay>
    </Bays>
  )
}

function BestTable({ best }: { readonly best: readonly BestTier[] }) {
  const owned = CLASSES.filter((classType) => best.some((each) => each.classType === classType))
  return (
    <table className={styles.table}>
      <caption className={text.cap}>{labels.table}</caption>
      <thead>
        <tr>
          <td />
          {ARMOR_SLOTS.map((slot) => (
            <th key={slot} scope="col">
              <Glyph name={SLOT_GLYPHS[slot]} />
              <span className={text.sr}>{labels.slots[slot]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {owned.map((classType) => (
          <tr key={classType}>
            <th scope="row">{labels.classes[classType]}</th>
            {best
              .filter((each) => each.classType === classType)
              .map(({ slot, tier, pieces }) => (
                <td key={slot} data-raise={tier !== TOP_TIER.tier}>
                  {tier ? (
                    <>
                      <Pips tier={tier} />
                      <span>{labels.cell(tier, text.srPhone)}</span>
                      <span className={text.sr}>, {labels.pieces(pieces)}</span>
                    </>
                  ) : (
                    labels.none
                  )}
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

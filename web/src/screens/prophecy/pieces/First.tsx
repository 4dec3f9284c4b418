import type { Prophecy, ProphecyFarm, ProphecyGem } from '@ai-vault/contract/advice/prophecy.ts'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../../../ui/controls/buttons/LinkButton.tsx'
import { copyText } from '../../../ui/feedback/toasts/copy-text.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import layout from '../../../ui/layout.module.css'
import { Bay, Bays } from '../../../ui/page/Plate.tsx'
import { Reason, Say } from '../../../ui/page/Say.tsx'
import { Then } from '../../../ui/page/Then.tsx'
import text from '../../../ui/text.module.css'
import type { ProphecyTab } from '../prophecy-search.ts'
import { words } from '../words.tsx'
import styles from './Pieces.module.css'

const labels = words.first
/** Nobody is told to begin with what takes longer, as likely as not. */
const LONGEST_FARM_HOURS = 10

interface FirstProps {
  readonly prophecy: Prophecy
  readonly onOpen: (tab: ProphecyTab) => void
}

/** A worn copy that is so much worse than another goes before what nobody is sure about. */
const GREAT_DIFFERENCE = 2

/** What the prophecy says first: a much better copy, the best weapon that lies unused, else the best thing to farm; then the next of each. */
export function First({ prophecy, onOpen }: FirstProps) {
  const { top_hidden_gems: gems, next_farm_priorities: farms } = prophecy
  const [gem, nextGem] = gems.filter(({ hardly_played: hardly }) => !hardly)
  const swap = swapOf(prophecy)
  const isSwapFirst = swap !== undefined && swap.claim.difference >= GREAT_DIFFERENCE
  const farm = farms.find(({ even_hours: hours }) => hours <= LONGEST_FARM_HOURS)
  const then = isSwapFirst
    ? nextSteps(gem, undefined, farm)
    : nextSteps(nextGem, swap, gem ? farm : undefined)
  return (
    <Bays className={styles.first}>
      <Bay role="region" aria-label={labels.title} className={styles.say}>
        {isSwapFirst ? (
          <FirstOf
            say={labels.swap(<bdi>{swap.weapon_name}</bdi>)}
            why={differenceOf(swap)}
            id={swap.claim.better_instance_id}
          />
        ) : gem ? (
          <FirstOf
            say={labels.take[gem.action](<bdi>{gem.weapon_name}</bdi>)}
            why={unused(gem)}
            id={gem.item_instance_id}
          />
        ) : farm ? (
          <>
            <Say>{labels.farm(<bdi>{farm.weapon_name}</bdi>, farm.place)}</Say>
            <Reason>{evenChance(farm)}</Reason>
            <Button tone="gold" onClick={() => onOpen('farming')}>
              {labels.plan}
            </Button>
          </>
        ) : (
          <>
            <Say>{nothingSaid(prophecy)}</Say>
            <Reason>{nothingFirst(prophecy)}</Reason>
            <LinkButton to="/dashboard">{labels.nextSteps}</LinkButton>
          </>
        )}
      </Bay>
      {then.length > 0 && (
        <Bay role="region" aria-label={labels.next}>
          <h2 className={text.cap}>{labels.next}</h2>
          <ul>{then}</ul>
        </Bay>
      )}
    </Bays>
  )
}

interface FirstOfProps {
  readonly say: ReactNode
  readonly why: string
  /** The copy to take. */
  readonly id: string
}

/** One copy to take up: why, its roll, and the search that finds it. */
function FirstOf({ say, why, id }: FirstOfProps) {
  return (
    <>
      <Say>{say}</Say>
      <Reason>{why}</Reason>
      <div className={layout.row}>
        <LinkButton to="/forge/$weaponId" params={{ weaponId: id }} tone="gold">
          {labels.look}
        </LinkButton>
        <Button onClick={() => void copyText(`id:${id}`, FIND_WORDS)}>
          <Glyph name="i-copy" size="s" />
          {labels.find}
        </Button>
      </div>
    </>
  )
}

const FIND_WORDS = { copied: labels.found, refused: labels.notCopied }

const unused = ({ place, score, activity, last_used: used, switching }: ProphecyGem) => {
  const where = place ? labels.places[place] : labels.owned
  return [labels.unused(where, score.toFixed(1), activity, used !== undefined), switching]
    .filter(Boolean)
    .join(' ')
}

const hasNoWeapon = ({ weapons, withheld }: Prophecy) => weapons === 0 && !withheld

function nothingSaid(prophecy: Prophecy) {
  if (prophecy.progress.state !== 'done') return labels.reading
  return hasNoWeapon(prophecy) ? labels.noWeapon : labels.nothing
}

/** Why neither a weapon nor a roll is named. */
function nothingFirst(prophecy: Prophecy): string {
  const { next_farm_priorities: farms, top_hidden_gems: gems, progress } = prophecy
  if (progress.state !== 'done') return labels.readingWhy
  if (hasNoWeapon(prophecy)) return labels.noWeaponWhy
  const [nearest] = farms.map(({ even_hours: hours }) => hours).toSorted((one, other) => one - other)
  if (nearest !== undefined) return labels.farAway(nearest.toFixed(1))
  return gems.length > 0 ? labels.elsewhere : labels.nothingWhy
}

const evenChance = ({ even_hours: hours, even_runs: runs }: ProphecyFarm) =>
  labels.even(hours.toFixed(1), runs)

/** The worn copy that gains most by a change. */
function swapOf({ weapons_to_watch: watched }: Prophecy) {
  for (const { weapon_name, claim } of watched)
    if (claim.kind === 'better-copy') return { weapon_name, claim }
  return undefined
}

const differenceOf = ({ claim: { difference, place } }: NonNullable<ReturnType<typeof swapOf>>) =>
  words.watch.better(difference.toFixed(1), words.watch.places[place])

/** One of each kind: another weapon to take up, what to farm, what to swap. */
function nextSteps(
  gem: ProphecyGem | undefined,
  swap: ReturnType<typeof swapOf>,
  farm: ProphecyFarm | undefined,
): readonly ReactNode[] {
  return [
    gem && (
      <Then
        to={`/forge/${gem.item_instance_id}`}
        title={labels.take[gem.action](<bdi>{gem.weapon_name}</bdi>)}
        text={unused(gem)}
      />
    ),
    swap && (
      <Then
        to={`/forge/${swap.claim.better_instance_id}`}
        title={labels.swap(<bdi>{swap.weapon_name}</bdi>)}
        text={differenceOf(swap)}
      />
    ),
    farm && (
      <Then
        to="/prophecy?part=farming"
        title={labels.farm(<bdi>{farm.weapon_name}</bdi>, farm.place)}
        text={evenChance(farm)}
      />
    ),
  ].flatMap((step, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: one of each kind, always in this order
    step ? [<li key={at}>{step}</li>] : [],
  )
}

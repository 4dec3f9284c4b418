/** Characters, power by slot, weekly tasks, postmaster and currencies: what is open on the account. */
import type { Guardian } from '@ai-vault/game/guardian.ts'
import type { ArmorPiece, Weapon } from '@ai-vault/game/items.ts'
import { type OpenTask, openBounties } from '@ai-vault/game/scores/week/open-tasks.ts'
import { nextWeeklyReset } from '@ai-vault/game/scores/week/weekly-matrix.ts'
import { z } from 'zod'
import { playtimeHours } from '../../../dashboard/parts/dashboard-input.ts'
import { defineTool } from '../tool.ts'
import { citeAccount, placeInWords, type Turn } from '../turn.ts'

/** The postmaster of a character holds so many items; what comes after pushes the oldest out. */
const POSTMASTER_PLACES = 21
const TASKS = 8
/** As many as a long day could hold. */
const MILESTONES = 60

export const accountProgress = defineTool({
  name: 'account_progress',
  description:
    'The state of the account: characters with power, the weakest slot of each, open weekly milestones with the ' +
    'minutes they take at the player’s own pace, bounties nearest to done, what waits at the postmaster, currencies, vault places, season rank.',
  input: z.object({}),
  async run(_, turn) {
    const { guardian, now } = turn
    const milestones = await turn.timedMilestones()
    const source = citeAccount(turn, {
      kind: 'progress',
      label: 'Your characters and open tasks',
      parts: ['characters', 'characterInventories', 'equipment', 'progressions'],
      href: '/dashboard',
    })
    const className = (id: string) =>
      guardian.characters.find((each) => each.id === id)?.classType ?? 'character'
    const task = ({ name, characterId, progress, completionValue }: OpenTask, href: string) => ({
      ref: `{{${turn.ledger.thing({ kind: 'activity', name, href })}}}`,
      name,
      class: className(characterId),
      progress,
      of: completionValue,
    })
    return {
      source,
      hours_played: playtimeHours(guardian),
      rows: guardian.characters.map((character) => ({
        class: character.classType,
        power: character.power,
        hours_played: Math.round(character.minutesPlayed / 60),
        ...slotPower(guardian, character.id, turn),
      })),
      milestones: milestones.slice(0, MILESTONES).map(({ task: open, minutes }) => ({
        ...task(open, `/dashboard?task=${open.hash}`),
        ...(minutes === undefined ? {} : { minutes_left: minutes }),
      })),
      bounties: openBounties(guardian, now)
        .slice(0, TASKS)
        .map((bounty) => task(bounty, '/dashboard')),
      minutes_to_reset: Math.floor((nextWeeklyReset(now) - now) / 60_000),
      postmaster: postmaster(guardian, turn),
      currencies: guardian.currencies.slice(0, 12).map(({ name, quantity }) => ({ name, quantity })),
      vault: guardian.vault && { ...guardian.vault, free: guardian.vault.capacity - guardian.vault.used },
      season_rank: guardian.seasonRank,
      guardian_rank: guardian.guardianRank,
      triumph_score: guardian.triumphScore?.active,
    }
  },
})

interface SlotPower {
  readonly weakest?: { readonly ref: string; readonly slot: string; readonly power: number | undefined }
  readonly stronger?: { readonly ref: string; readonly power: number | undefined; readonly place: string }
}

/** What is equipped with the least power, and the strongest item of that slot that could raise it. */
function slotPower(guardian: Guardian, characterId: string, turn: Turn): SlotPower {
  const worn = [...guardian.weapons, ...guardian.armor].filter(
    ({ place, power }) =>
      place.in === 'character' && place.equipped && place.characterId === characterId && power !== undefined,
  )
  const weakest = worn.toSorted((one, other) => (one.power ?? 0) - (other.power ?? 0))[0]
  if (!weakest) return {}
  const sameSlot = (item: Weapon | ArmorPiece) =>
    item.kind === weakest.kind &&
    item.slot === weakest.slot &&
    (item.kind === 'weapon' || weakest.kind === 'weapon' || item.classType === weakest.classType)
  const better = [...guardian.weapons, ...guardian.armor]
    .filter((item) => sameSlot(item) && (item.power ?? 0) > (weakest.power ?? 0))
    .toSorted((one, other) => (other.power ?? 0) - (one.power ?? 0))[0]
  return {
    weakest: { ref: `{{${turn.ledger.ownedItem(weakest)}}}`, slot: weakest.slot, power: weakest.power },
    ...(better
      ? {
          stronger: {
            ref: `{{${turn.ledger.ownedItem(better)}}}`,
            power: better.power,
            place: placeInWords(better.place, guardian),
          },
        }
      : {}),
  }
}

function postmaster(guardian: Guardian, turn: Turn) {
  return guardian.characters.map(({ id, classType }) => {
    const waiting = [...guardian.weapons, ...guardian.armor, ...guardian.others].filter(
      ({ place }) => place.in === 'postmaster' && place.characterId === id,
    )
    const gear = waiting.flatMap((item) => (item.kind === 'other' ? [] : [item]))
    return {
      class: classType,
      count: waiting.length,
      of: POSTMASTER_PLACES,
      rows: gear
        .slice(0, 5)
        .map((item) => ({ ref: `{{${turn.ledger.ownedItem(item)}}}`, power: item.power })),
    }
  })
}

import { isAdvisedToGo, isLastOfSomething } from '@ai-vault/game/cleanup/advised-to-go.ts'
import { compareForCleanup, planCleanup } from '@ai-vault/game/cleanup/cleanup-order.ts'
import { inEnglish } from '@ai-vault/game/in-english.ts'
import type { Weapon } from '@ai-vault/game/items.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import { shownScore } from '@ai-vault/game/weapons/rating/tiers.ts'
import { sameWeapon } from '@ai-vault/game/weapons/verdict/vault-copy.ts'
import { z } from 'zod'
import { armoryLink } from '../../../dashboard/parts/armory-link.ts'
import { defineTool, MOST_ROWS } from '../tool.ts'
import { citeAccount, findOwnedItems, placeInWords, type Turn } from '../turn.ts'
import { scoreFor, traitsOn, type WeaponRow, weaponRow } from './weapon-rows.ts'

/** More would be no list that anybody reads. */
export const MOST_PICKED = 150

const CLEANUP = { label: 'Clean-up order of your vault', href: '/armory?sort=cleanup' }
const SOURCES = {
  dismantle: CLEANUP,
  // Of a weapon that is not there: nothing of it stands in the clean-up order.
  copies: { label: 'Your weapons', href: '/armory' },
  duplicates: { label: 'Your duplicates', href: '/armory?q=is%3Adupe' },
} as const

const copiesSource = (weapon: Weapon) => ({
  label: `Your copies of ${weapon.name}`,
  href: armoryLink({ q: `name:"${inEnglish(weapon).toLowerCase()}"` }),
})

/** The clean-up advice of the armory, with its proof. */
export const cleanupAdvice = defineTool({
  name: 'cleanup_advice',
  description:
    'What the player could dismantle, in the order of the clean-up, each with the reason and the copy that is kept ' +
    'instead; with duplicates, weapons owned more than once with the best copy of each; with copies, the advice for ' +
    'every owned copy of one weapon by reference ({{i3}}) or exact name, whether it stays or may go, and how many there are.',
  input: z.object({
    mode: z.enum(['dismantle', 'duplicates', 'copies']).default('dismantle'),
    type: z.string().max(40).optional(),
    rarity: z.enum(['rare', 'legendary', 'exotic']).optional(),
    name: z.string().max(120).optional(),
    side: z
      .enum(['pve', 'pvp'])
      .optional()
      .describe('Weakest in this activity first, instead of the clean-up order'),
    places: z
      .int()
      .min(1)
      .max(MOST_PICKED)
      .optional()
      .describe('So many places of the vault are wanted: picks that many from what may go and lies there'),
    perks: z
      .array(z.string().max(120))
      .max(6)
      .default([])
      .describe('Only copies that can select all of these'),
    order: z
      .enum(['cleanup', 'best'])
      .default('cleanup')
      .describe('Of copies: what may go first, or the best roll first'),
    limit: z.int().min(1).max(MOST_ROWS).default(8),
  }),
  run({ mode, type, rarity, name, side, places, perks, order, limit }, turn) {
    const { guardian, assessment } = turn
    const named = name === undefined ? undefined : copiesCalled(name, perks, turn)
    const weapons = guardian.weapons.filter(
      (weapon) =>
        (!type || weapon.type === type) &&
        (!rarity || weapon.rarity === rarity) &&
        (!named || named.has(weapon)),
    )
    const [first] = weapons
    const source = citeAccount(turn, {
      kind: 'inventory',
      ...(mode === 'copies' && first ? copiesSource(first) : SOURCES[mode]),
    })
    const base = { source, coverage_complete: assessment.whole, vault: guardian.vault }
    if (mode === 'duplicates') return { ...base, ...duplicates(weapons, turn, limit) }
    const { going, open, marked, later } = planCleanup(weapons, assessment)
    const listed =
      mode === 'copies'
        ? weapons.toSorted(order === 'best' ? bestFirst(turn) : compareForCleanup(assessment))
        : // What is decided needs no answer, unless nothing else is left to name.
          open.length > 0
          ? open
          : going
    const ordered = side
      ? listed.toSorted((one, other) => scoreFor(one, turn, side) - scoreFor(other, turn, side))
      : listed
    const scores = side ? going.map((weapon) => scoreFor(weapon, turn, side)) : []
    return {
      ...base,
      ...(scores.length > 0 ? { best_there: shownScore(Math.max(...scores)) } : {}),
      total: mode === 'copies' ? weapons.length : going.length,
      ...(mode === 'copies'
        ? { advised: countAdvice(weapons, turn), god_rolls: weapons.filter(isGodRoll(turn)).length }
        : {}),
      marked_to_go: marked,
      to_review_again: later,
      of: weapons.length,
      ...(places === undefined ? {} : { room: roomFor(places, going, turn) }),
      rows: ordered.slice(0, limit).map((weapon) => withProof(weapon, turn)),
    }
  },
})

/**
 * What makes so many places of the vault free: only a copy that lies there does. As in the clean-up of the armory, what
 * the player wants to review again stays out, and what is the last of something is only counted.
 */
function roomFor(wanted: number, going: readonly Weapon[], turn: Turn) {
  const { guardian, assessment, ledger } = turn
  const inVault = going.filter(({ place }) => place.in === 'vault')
  const markOf = ({ instanceId }: Weapon) => assessment.marks.get(instanceId)
  const toReview = inVault.filter((weapon) => markOf(weapon) === 'review')
  const lasts = guardian.weapons.filter(
    (weapon) =>
      weapon.place.in === 'vault' &&
      markOf(weapon) === undefined &&
      isLastOfSomething(assessment.verdicts.get(weapon.instanceId)),
  )
  const picked = inVault.filter((weapon) => !toReview.includes(weapon)).slice(0, wanted)
  const groundOf = ({ instanceId }: Weapon) => assessment.verdicts.get(instanceId)?.ground ?? 'unused'
  const { vault } = guardian
  return {
    wanted,
    ...(vault ? { free: Math.max(0, vault.capacity - vault.used) } : {}),
    in_vault: inVault.length,
    elsewhere: going.length - inVault.length,
    picked: picked.length,
    picked_marked: picked.filter((weapon) => markOf(weapon) === 'dismantle').length,
    /** The last copy, the last pair of good traits or a tier 5 beside which only another weapon stays. */
    left_out: { to_review: toReview.length, last_of_something: lasts.length },
    groups: [...Map.groupBy(picked, groundOf)].map(([ground, weapons]) => ({
      ground,
      count: weapons.length,
      rows: weapons.map((weapon) => ({
        ref: `{{${ledger.ownedItem(weapon)}}}`,
        /** What is switched on now. */
        traits: traitsOn(weapon, turn),
        ...(weapon.power === undefined ? {} : { power: weapon.power }),
      })),
    })),
  }
}

/** Every copy of the weapon that is meant, as the Forge counts them: a reference means the one copy it stands for. */
function copiesCalled(name: string, perks: readonly string[], turn: Turn): ReadonlySet<unknown> {
  const found = findOwnedItems(turn, name, perks)
  const isName = found.some((item) => fold(inEnglish(item)) === fold(name.trim()))
  if (!isName || perks.length > 0) return new Set(found)
  const called = new Set(found.flatMap((item) => (item.kind === 'weapon' ? [sameWeapon(item)] : [])))
  return new Set(turn.guardian.weapons.filter((weapon) => called.has(sameWeapon(weapon))))
}

/** The order of the Forge's copies; of equals, one that the armory would let go is never called the best. */
function bestFirst(turn: Turn) {
  const scoreOf = ({ instanceId }: Weapon) => turn.assessment.ratings.get(instanceId)?.godRollScore ?? -1
  return (one: Weapon, other: Weapon) =>
    scoreOf(other) - scoreOf(one) ||
    Number(mayGo(one, turn)) - Number(mayGo(other, turn)) ||
    (one.instanceId < other.instanceId ? -1 : 1)
}

const mayGo = ({ instanceId }: Weapon, { assessment }: Turn) =>
  isAdvisedToGo(assessment.verdicts.get(instanceId))

const isGodRoll =
  ({ assessment }: Turn) =>
  ({ instanceId }: Weapon) =>
    assessment.ratings.get(instanceId)?.tier === 'God-Tier'

/** How many stay, want a look or could go, by the verdicts of the armory. */
function countAdvice(weapons: readonly Weapon[], { assessment }: Turn) {
  const counts = { keep: 0, review: 0, 'consider-dismantling': 0 }
  for (const { instanceId } of weapons) {
    counts[assessment.verdicts.get(instanceId)?.recommendation ?? 'review']++
  }
  return counts
}

export type KeptRow = Pick<
  WeaponRow,
  'ref' | 'name' | 'place' | 'pve' | 'pvp' | 'rated_for' | 'traits' | 'told_apart_by' | 'switch_to' | 'advice'
> & {
  /** What tells the copy that stays from the other one, in plain words; never empty. */
  readonly differs: readonly string[]
}

function withProof(weapon: Weapon, turn: Turn) {
  const proof = turn.assessment.verdicts.get(weapon.instanceId)?.proof
  const kept = turn.guardian.weapons.find(({ instanceId }) => instanceId === proof)
  const mark = turn.assessment.marks.get(weapon.instanceId)
  return {
    ...weaponRow(weapon, turn),
    ...(mark ? { marked: mark } : {}),
    ...(kept
      ? { kept_instead: { ...keptRow(weaponRow(kept, turn)), differs: differencesOf(kept, weapon, turn) } }
      : {}),
  }
}

/** As much of the copy that stays as is told beside another one. */
const keptRow = ({
  ref,
  name,
  place,
  pve,
  pvp,
  rated_for,
  traits,
  told_apart_by,
  switch_to,
  advice,
}: WeaponRow): Omit<KeptRow, 'differs'> => ({
  ref,
  name,
  place,
  advice,
  ...(rated_for ? { rated_for } : {}),
  ...(pve === undefined ? {} : { pve }),
  ...(pvp === undefined ? {} : { pvp }),
  traits,
  ...(told_apart_by ? { told_apart_by } : {}),
  ...(switch_to ? { switch_to } : {}),
})

function differencesOf(kept: Weapon, other: Weapon, turn: Turn): readonly string[] {
  const figure = (what: string, one = 0, against = 0) =>
    one === against ? [] : [`${what} ${one} against ${against}`]
  const parts = kept.columns.flatMap(({ kind, active }, at) => {
    const instead = other.columns[at]?.active
    return kind === 'trait' || !active || !instead || inEnglish(active) === inEnglish(instead)
      ? []
      : [`{{${turn.ledger.perk(active)}}} instead of {{${turn.ledger.perk(instead)}}}`]
  })
  return [
    placeInWords(kept.place, turn.guardian),
    ...figure('power', kept.power, other.power),
    ...figure('masterwork', kept.masterwork?.level, other.masterwork?.level),
    ...parts,
    ...(kept.locked && !other.locked ? ['locked'] : []),
  ]
}

function duplicates(weapons: readonly Weapon[], turn: Turn, limit: number) {
  const groups = Map.groupBy(weapons, ({ hash }) => hash)
  const several = [...groups.values()]
    .filter((copies) => copies.length > 1)
    .toSorted(
      (one, other) => other.length - one.length || (one[0]?.name ?? '').localeCompare(other[0]?.name ?? ''),
    )
  const copies = several.flat()
  return {
    total: several.length,
    copies: copies.length,
    spare: copies.length - several.length,
    could_go: copies.filter((copy) => mayGo(copy, turn)).length,
    rows: several.slice(0, limit).map((held) => ({
      count: held.length,
      could_go: held.filter((copy) => mayGo(copy, turn)).length,
      best: weaponRow(held.toSorted(bestFirst(turn))[0] as Weapon, turn),
    })),
  }
}

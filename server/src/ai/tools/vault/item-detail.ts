import type { ArmorPiece, Weapon } from '@ai-vault/game/items.ts'
import { analyzeWeapon } from '@ai-vault/game/weapons/analysis.ts'
import { shownScore } from '@ai-vault/game/weapons/rating/tiers.ts'
import { z } from 'zod'
import { defineTool } from '../tool.ts'
import { citeAccount, findOwnedItems, placeInWords, quoteOf, type Turn } from '../turn.ts'
import { scoreFor, weaponRow } from './weapon-rows.ts'

export const MOST_COPIES = 6

const REASONS_TOLD = 5

/** Everything about one owned item: roll, stats, place, and why it is rated as it is. */
export const itemDetail = defineTool({
  name: 'item_detail',
  description:
    'Everything about items the player owns, by reference ({{i3}}) or exact name: perks, stats, place, rating with its ' +
    'reasons for PvE and PvP. A name answers every owned copy, the best first; with perks, those that can select them.',
  input: z.object({
    item: z.string().min(1).max(120),
    activity: z.enum(['pve', 'pvp']).optional(),
    perks: z.array(z.string().max(120)).max(6).default([]),
  }),
  run({ item, activity, perks }, turn) {
    const found = findOwnedItems(turn, item, perks).toSorted(
      (one, other) => worthOf(other, turn, activity) - worthOf(one, turn, activity),
    )
    const source = citeAccount(turn, { kind: 'inventory', label: `Your copies of ${found[0]?.name ?? 'it'}` })
    return {
      source,
      total: found.length,
      coverage_complete: turn.assessment.whole,
      rows: found.slice(0, MOST_COPIES).map((each) => detail(each, turn, activity)),
    }
  },
})

const worthOf = (item: Weapon | ArmorPiece, turn: Turn, activity: 'pve' | 'pvp' | undefined) =>
  item.kind === 'weapon' ? scoreFor(item, turn, activity ?? 'both') : 0

export function detail(item: Weapon | ArmorPiece, turn: Turn, activity?: 'pve' | 'pvp') {
  return item.kind === 'weapon' ? weaponDetail(item, turn, activity) : armorDetail(item, turn)
}

function weaponDetail(weapon: Weapon, turn: Turn, activity?: 'pve' | 'pvp') {
  const rating = turn.assessment.ratings.get(weapon.instanceId)
  const context = {
    definitionOf: turn.manifest.weapon,
    ...(turn.wishLists ? { wishLists: turn.wishLists } : {}),
    ...(activity ? { activity } : {}),
  }
  const definition = turn.manifest.weapon(weapon.hash)
  // The best roll is that of the activity that was asked about, whichever the copy is better in.
  const asked = rating && (activity ? { ...rating, activity } : rating)
  const analysis = asked && analyzeWeapon(weapon, asked, context, definition)
  const side = activity ?? rating?.activity ?? 'pve'
  const matches = analysis?.wish_list_matches.filter(({ share, trash }) => share === 1 && !trash).length ?? 0
  // Where every copy is the same there is nothing better to look for.
  const best = rating?.fixed ? undefined : analysis?.personalized_god_roll
  for (const trait of best?.traits ?? []) turn.ledger.perk({ name: trait })
  const told = rating?.fixed ? [] : (analysis?.[side].reasons ?? [])
  return {
    ...weaponRow(weapon, turn),
    rated_for: side,
    ...(rating?.fixed ? { fixed_perks: true as const } : {}),
    // No choice was made where the perks are fixed, so none is called a weak one.
    reasons: told.slice(0, REASONS_TOLD).map(({ text }) => quoteOf(turn, text)),
    /** Traits come first; one that speaks against it is no reason to take it. */
    main_reason: quoteOf(turn, (told.find(({ points = 0 }) => points > 0) ?? told[0])?.text ?? ''),
    stats: weapon.stats,
    masterwork: weapon.masterwork && { stat: weapon.masterwork.stat, level: weapon.masterwork.level },
    wish_list_matches: matches,
    best_roll: best && {
      traits: best.traits.map((name) => ({ ref: `{{${turn.ledger.perk({ name })}}}`, name })),
      // Nothing but barrel, magazine or masterwork could be better.
      has_traits: best.has_traits === true,
      gap: best.gap === undefined ? undefined : shownScore(best.gap),
      one_in: best.odds_per_drop ? Math.round(1 / best.odds_per_drop) : undefined,
      where: quoteOf(turn, best.source ?? ''),
    },
  }
}

function armorDetail(piece: ArmorPiece, turn: Turn) {
  return {
    ref: `{{${turn.ledger.ownedItem(piece)}}}`,
    name: piece.name,
    slot: piece.slot,
    class: piece.classType ?? 'any',
    rarity: piece.rarity,
    gear_tier: piece.tier,
    archetype: piece.archetype,
    stats: piece.stats,
    set: piece.set?.name,
    exotic_perks: piece.exoticPerks,
    place: placeInWords(piece.place, turn.guardian),
  }
}

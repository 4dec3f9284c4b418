/** What the game's weapons can roll, and what wish lists want of them: no ownership is claimed here. */

import { onlySide } from '@ai-vault/game/history/play-mix.ts'
import { WEAPON_TYPES } from '@ai-vault/game/items.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import { BASE } from '@ai-vault/game/weapons/knowledge/compiled-knowledge.ts'
import { oddsOf } from '@ai-vault/game/weapons/odds/odds.ts'
import { targetFor } from '@ai-vault/game/weapons/personal/personal-god-roll.ts'
import { shownScore } from '@ai-vault/game/weapons/rating/tiers.ts'
import { z } from 'zod'
import { defineTool, MOST_ROWS } from '../tool.ts'
import { quoteOf, type Turn } from '../turn.ts'

const refOf = (turn: Turn, perk: { readonly name: string; readonly hash?: number }) => ({
  ref: `{{${turn.ledger.perk(perk)}}}`,
  name: perk.name,
})

export const bestRolls = defineTool({
  name: 'best_rolls',
  description:
    'The best roll a weapon of the game can drop with, for PvE and PvP, the odds of a drop, where it drops, and how many ' +
    'wish-list entries there are for it. Needs the exact name; the player need not own it.',
  input: z.object({ weapon: z.string().min(1).max(120) }),
  run({ weapon }, turn) {
    const { manifest, ledger, wishLists } = turn
    const wanted = fold(weapon)
    const found = manifest.weapons().filter((each) => fold(each.name) === wanted)
    const definition = found.toSorted((one, other) => pool(other) - pool(one))[0]
    if (!definition) return { total: 0, rows: [] }
    ledger.source({
      kind: 'definitions',
      label: `What ${definition.name} can roll`,
      complete: true,
      missing: [],
    })
    const wishes = wishLists?.groupFor(definition.hash, definition.name)?.rolls.length ?? 0
    if (wishes > 0) {
      ledger.source({ kind: 'wish-list', label: `${wishes} wish-list entries`, complete: true, missing: [] })
    }
    const context = { definitionOf: manifest.weapon, ...(wishLists ? { wishLists } : {}) }
    const fixed = turn.guardian.weapons.some(
      ({ hash, instanceId }) =>
        hash === definition.hash && turn.assessment.ratings.get(instanceId)?.fixed === true,
    )
    const random =
      !fixed && definition.columns.some(({ kind, possible }) => kind === 'trait' && possible.length > 1)
    return {
      total: 1,
      rows: [
        {
          ref: `{{${ledger.knownItem(definition)}}}`,
          name: definition.name,
          type: definition.typeName,
          element: definition.element,
          random,
          where: quoteOf(turn, definition.source ?? ''),
          wish_list_entries: wishes,
          // Every copy of the others is the same: no roll is better, and no drop is luckier.
          rolls: (random ? (['pve', 'pvp'] as const) : []).flatMap((activity) => {
            const roll = targetFor(definition, [], onlySide(activity), context)?.target
            if (!roll) return []
            const traits = roll.traits.map(({ name }) => name)
            const chance = oddsOf(definition, traits)[0]?.chance
            return [
              {
                activity,
                traits: traits.map((name) => refOf(turn, { name })),
                barrel: roll.barrel && refOf(turn, { name: roll.barrel.name }),
                magazine: roll.magazine && refOf(turn, { name: roll.magazine.name }),
                masterwork: roll.masterwork,
                score: shownScore(roll.score),
                out_of: 10,
                one_in: chance ? Math.round(1 / chance) : undefined,
              },
            ]
          }),
        },
      ],
    }
  },
})

export const rollsAbove = defineTool({
  name: 'rolls_above',
  description:
    'Which weapons of a type can drop with a roll that scores above a given score on a side of play, the highest first, ' +
    'with the traits, the odds of a drop and the source. Only weapons whose source the definitions tell.',
  limitMs: 8_000,
  input: z.object({
    type: z.enum(WEAPON_TYPES),
    side: z.enum(['pve', 'pvp']),
    score: z.number().min(0).max(10),
    limit: z.int().min(1).max(MOST_ROWS).default(5),
  }),
  run({ type, side, score, limit }, turn) {
    const { manifest, ledger, wishLists } = turn
    const context = { definitionOf: manifest.weapon, ...(wishLists ? { wishLists } : {}) }
    const able = manifest.weapons().flatMap((definition) => {
      const rolls = definition.columns.some(({ kind, possible }) => kind === 'trait' && possible.length > 1)
      if (definition.type !== type || definition.rarity !== 'legendary' || !definition.source || !rolls)
        return []
      const target = targetFor(definition, [], onlySide(side), context)?.target
      return target && shownScore(target.score) > score ? [{ definition, target }] : []
    })
    const best = able.toSorted((one, other) => other.target.score - one.target.score)
    const named = best.filter(
      ({ definition }, at) => best.findIndex((each) => each.definition.name === definition.name) === at,
    )
    ledger.source({
      kind: 'definitions',
      label: `What every ${type.replaceAll('-', ' ')} can roll`,
      complete: true,
      missing: [],
    })
    return {
      total: named.length,
      rows: named.slice(0, limit).map(({ definition, target }) => {
        const traits = target.traits.map(({ name }) => name)
        const chance = oddsOf(definition, traits)[0]?.chance
        return {
          ref: `{{${ledger.knownItem(definition)}}}`,
          name: definition.name,
          traits: [...new Set(traits)].map((name) => refOf(turn, { name })),
          score: shownScore(target.score),
          out_of: 10,
          one_in: chance ? Math.round(1 / chance) : undefined,
          where: quoteOf(turn, definition.source ?? ''),
        }
      }),
    }
  },
})

const pool = (definition: { readonly columns: readonly { readonly possible: readonly unknown[] }[] }) =>
  definition.columns.reduce((sum, column) => sum + column.possible.length, 0)

export const perkSearch = defineTool({
  name: 'perk_search',
  description:
    'What a perk does, which weapons of the game can roll it, and which of the player’s own weapons have it. Exact name.',
  input: z.object({ perk: z.string().min(1).max(120), limit: z.int().min(1).max(MOST_ROWS).default(12) }),
  run({ perk, limit }, turn) {
    const { manifest, ledger } = turn
    const wanted = fold(perk)
    const known = BASE.find(perk)
    const does = known?.kind === 'trait' ? BASE.trait(known.id).does : undefined
    const holds = (plugs: readonly { readonly name: string }[]) =>
      plugs.some(({ name }) => fold(name) === wanted)
    const able = manifest.weapons().filter(({ columns }) => columns.some(({ possible }) => holds(possible)))
    const plug = able
      .flatMap(({ columns }) => columns.flatMap(({ possible }) => possible))
      .find(({ name }) => fold(name) === wanted)
    if (!plug && !does) return { total: 0, rows: [] }
    ledger.source({
      kind: 'definitions',
      label: `Weapons that can roll ${plug?.name ?? perk}`,
      complete: true,
      missing: [],
    })
    if (does)
      ledger.source({ kind: 'rules', label: `What ${plug?.name ?? perk} does`, complete: true, missing: [] })
    return {
      perk: refOf(turn, plug ?? { name: perk }),
      does: quoteOf(turn, does ?? plug?.description ?? ''),
      total: able.length,
      rows: able.slice(0, limit).map((definition) => ({
        ref: `{{${ledger.knownItem(definition)}}}`,
        name: definition.name,
        type: definition.typeName,
        element: definition.element,
        where: quoteOf(turn, definition.source ?? ''),
      })),
    }
  },
})

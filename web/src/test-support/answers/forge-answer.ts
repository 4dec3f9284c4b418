import { type ForgeWeapon, forgeWeaponSchema } from '@ai-vault/contract/advice/forge.ts'
import { weaponAnalysisSchema } from '@ai-vault/contract/items/weapons.ts'
import { makeColumn, makePlug, makeWeapon } from '@ai-vault/game/test-support/make-items.ts'
import { analyzeWeapon } from '@ai-vault/game/weapons/analysis.ts'
import { rateRoll } from '@ai-vault/game/weapons/rating/rate.ts'

const perk = (name: string, pve: number, stats?: Record<string, number>) => ({
  hash: makePlug(name).hash,
  name,
  description: `The game about ${name}.`,
  effect: `What ${name} does here.`,
  enhanced: false,
  pve,
  pvp: 5,
  community: 0.5,
  ...(stats ? { stats } : {}),
})

/** The copy that the answer below is about. */
export const forgeCopy = makeWeapon({
  instanceId: '6917529000000000011',
  hash: 4184168210,
  name: 'Fatebringer',
  frame: makePlug('Adaptive Frame'),
  tier: 5,
  columns: [
    makeColumn('barrel', 1, 'Corkscrew Rifling'),
    makeColumn('magazine', 2, 'Accurized Rounds'),
    makeColumn('trait', 3, 'Explosive Payload'),
    makeColumn('trait', 4, 'Firefly'),
  ],
  stats: { range: 56, reload: 51, magazine: 12, zoom: 14 },
})

/** What the server answers about it, as the contract has it. */
export function makeForgeAnswer(changes: Partial<ForgeWeapon> = {}): ForgeWeapon {
  return forgeWeaponSchema.parse({
    weapon: {
      item_hash: forgeCopy.hash,
      item_instance_id: forgeCopy.instanceId,
      name: 'Fatebringer',
      icon: '',
      type: 'hand-cannon',
      type_name: 'Hand Cannon',
      slot: 'kinetic',
      ammo: 'primary',
      element: 'kinetic',
      rarity: 'legendary',
      frame: { name: 'Adaptive Frame', description: '' },
      fixed: false,
    },
    columns: [
      { kind: 'barrel', socket_index: 1, perks: [perk('Corkscrew Rifling', 8.2), perk('Smallbore', 7.9)] },
      {
        kind: 'magazine',
        socket_index: 2,
        perks: [
          perk('Accurized Rounds', 8.1, { range: 10 }),
          perk('Tactical Mag', 8.6, { reload: 10, magazine: 25 }),
        ],
      },
      { kind: 'trait', socket_index: 3, perks: [perk('Explosive Payload', 9.6), perk('Osmosis', 7.1)] },
      { kind: 'trait', socket_index: 4, perks: [perk('Firefly', 9.5), perk('Frenzy', 9)] },
    ],
    masterworks: [
      { hash: 900, stat: 'range', stats: { range: 10 } },
      { hash: 901, stat: 'reload', stats: { reload: 10 } },
    ],
    stats: { range: 46, reload: 51, magazine: 12, zoom: 14 },
    scale: {
      invested: { range: 46, reload: 51, magazine: 50, zoom: 14 },
      curves: {
        magazine: [
          [0, 8],
          [50, 12],
          [100, 16],
        ],
      },
    },
    personal: {
      mix: {
        basis: 'recent',
        days: 90,
        runs: 120,
        pve: 0.6,
        endgame: 0.3,
        pvp: 0.1,
        kinds: [{ name: 'Raids', percent: 60 }],
      },
      god_roll: {
        score: 9.8,
        sides: { pve: 9.9, pvp: 7.1 },
        parts: [
          { place: 'magazine', name: 'Tactical Mag', has: false, instead: ['Accurized Rounds'] },
          { place: 'trait', name: 'Explosive Payload', has: true },
          { place: 'trait', name: 'Firefly', has: true },
        ],
        wish_list_line: 'dimwishlist:item=4184168210&perks=1,2#notes:AI Vault',
      },
      copies: [{ item_instance_id: forgeCopy.instanceId, score: 8.6 }],
      gap: 1.2,
      odds: [
        { tiers: [1, 2], perks_a_column: 1, chance: 1 / 81, even_after: 56 },
        { tiers: [5], perks_a_column: 3, chance: 1 / 9, even_after: 6 },
      ],
      source: {
        text: 'Source: Vault of Glass',
        place: 'Vault of Glass',
        runs: 23,
        minutes: 59,
        activity_id: '77',
        weapons: 7,
      },
    },
    ...changes,
  })
}

/** Its analysis by the real engine. */
export const makeForgeAnalysis = (changes: object = {}) =>
  weaponAnalysisSchema.parse(
    JSON.parse(
      JSON.stringify({
        ...analyzeWeapon(forgeCopy, rateRoll(forgeCopy)),
        weapon: { name: 'Fatebringer' },
        ...changes,
      }),
    ),
  )

/** Facts that have something of everything, so that no answer ends for want of it. */
import { makeArmor } from '@ai-vault/game/test-support/make-items.ts'
import type { Build, Facts, GameWeapon, OpenTriumph, PlayedRun } from '../facts.ts'
import { found, makeFacts, NOW } from './account.ts'

const DAY_MS = 86_400_000

export const GAME_WEAPON: GameWeapon = {
  name: 'Fatebringer',
  hash: 31,
  type: 'hand-cannon',
  element: 'kinetic',
  slot: 'kinetic',
  ammo: 'primary',
  rarity: 'legendary',
  source: 'Source: "Vault of Glass" Raid',
}

export const run = (changes: Partial<PlayedRun> = {}): PlayedRun => ({
  id: '9001',
  name: 'Vault of Glass: Master',
  hash: 41,
  plainName: 'Vault of Glass',
  difficulty: 'Master',
  class: 'hunter',
  modes: [4, 7],
  startedAt: NOW - 2 * DAY_MS,
  completed: true,
  result: 'Completed',
  kills: 120,
  deaths: 6,
  assists: 30,
  minutes: 62,
  ...changes,
})

export const match = (changes: Partial<PlayedRun> = {}): PlayedRun =>
  run({
    id: '9002',
    name: 'Control: Altar',
    plainName: 'Control: Altar',
    hash: 42,
    difficulty: undefined,
    modes: [5, 73],
    completed: undefined,
    won: true,
    result: 'Victory',
    kills: 20,
    deaths: 10,
    minutes: 11,
    ...changes,
  })

export const triumph = (changes: Partial<OpenTriumph> = {}): OpenTriumph => ({
  hash: 51,
  name: 'Every Zone',
  description: 'Set foot in every zone of Europa.',
  percent: 90,
  done: false,
  destination: 'Europa',
  objectives: [
    { name: 'Zones', progress: 18, of: 20 },
    { name: 'Lost sectors', progress: 1, of: 3 },
    { name: 'Public events', progress: 8, of: 10 },
  ],
  ...changes,
})

export const BUILD: Build = {
  class: 'hunter',
  subclass: 'Nightstalker',
  element: 'void',
  super: 'Shadowshot',
  aspects: ['Vanishing Step'],
  fragments: ['Echo of Persistence'],
  weapons: [
    {
      name: 'Gjallarhorn',
      hash: 4,
      instanceId: '105',
      slot: 'power',
      rarity: 'exotic',
      pullFirst: false,
      perks: [{ name: 'Wolfpack Rounds', swap: false }],
      why: 'For bosses.',
    },
  ],
  armor: [
    {
      name: 'Wormhusk Crown',
      hash: 22,
      instanceId: '203',
      slot: 'helmet',
      rarity: 'exotic',
      pullFirst: false,
      perks: [],
    },
  ],
  stats: { weapons: 100, health: 80, class: 60, super: 40, grenade: 90, melee: 30 },
  weaknesses: ['Nothing stuns barrier champions.'],
  unchecked: [],
  missing: [],
  ignored: [],
  confidence: 0.9,
}

export function everything(changes: Partial<Facts> = {}): Facts {
  const triumphs = [
    triumph(),
    triumph({
      hash: 52,
      name: 'Rose Pattern',
      description: 'Draw the pattern of Rose.',
      percent: 60,
      destination: undefined,
      objectives: [{ progress: 3, of: 5 }],
    }),
  ]
  const titles = [
    triumph({
      hash: 53,
      name: 'Chronicler',
      description: 'Lore',
      percent: 94,
      destination: undefined,
      objectives: [{ name: 'triumphs', progress: 15, of: 16 }],
    }),
  ]
  return makeFacts({
    held: async () =>
      found([
        { name: 'Glimmer', quantity: 250_000 },
        { name: 'Ascendant Shard', quantity: 13 },
      ]),
    reasons: async () =>
      found({
        reasons: ['Slideshot: reloads while you slide.'],
        best: { traits: ['Slideshot', 'Rampage'], hasTraits: false, gap: 0.4, oneIn: 64 },
      }),
    rolls: async () =>
      found({
        weapon: GAME_WEAPON,
        random: true,
        wishes: 4,
        rolls: [
          { side: 'pve', traits: ['Outlaw', 'Rampage'], barrel: 'Smallbore', score: 9.8, oneIn: 64 },
          { side: 'pvp', traits: ['Slideshot', 'Opening Shot'], score: 9.6, oneIn: 64 },
        ],
      }),
    perk: async () =>
      found({
        name: 'Frenzy',
        does: 'Hits harder and reloads faster after a while in combat.',
        weapons: [GAME_WEAPON],
      }),
    bossRatings: async () =>
      found([{ instanceId: '106', score: 9.9, reason: 'No reload interrupts the damage.' }]),
    farming: async () =>
      found([
        {
          weapon: 'Fatebringer',
          hash: 31,
          traits: ['Outlaw', 'Rampage'],
          place: 'Vault of Glass',
          gain: 1.2,
          oneRunIn: 40,
          minutesARun: 60,
          hours: 30,
        },
      ]),
    build: async () => found(BUILD),
    armorSet: async () =>
      found({
        reached: true,
        pieces: [makeArmor({ instanceId: '206', name: 'Bushido Helm' })],
        stats: BUILD.stats,
        missing: {},
        highest: {},
        modCost: 9,
        considered: 40,
        assumes: 'Totals assume full masterwork.',
      }),
    week: async () =>
      found({
        tasks: [
          {
            hash: 61,
            name: 'Lost Sector Weekly',
            class: 'hunter',
            progress: 1,
            of: 3,
            minutes: 25,
            modes: [87],
          },
          { hash: 62, name: 'Crucible Weekly', class: 'hunter', progress: 0, of: 3, minutes: 33, modes: [5] },
        ],
        bounties: [{ name: 'Order: Elemental', class: 'titan', progress: 40, of: 50, modes: [] }],
        minutesToReset: 4_000,
      }),
    triumphs: async () =>
      found({
        completed: 508,
        total: 635,
        open: triumphs,
        titles,
        find: ({ name }) => [...triumphs, ...titles].find((each) => each.name === name),
      }),
    leftAt: async ({ name }) =>
      found(
        name === 'Dreadnaught'
          ? undefined
          : {
              name,
              hash: name.length,
              open: new Set(triumphs.filter((each) => each.destination === name).map(({ hash }) => hash)),
              missing: name.length,
              places: { found: 23, of: 46 },
            },
      ),
    collections: async () =>
      found([
        {
          name: 'Thorn',
          hash: 71,
          kind: 'weapon',
          rarity: 'exotic',
          acquired: false,
          source: 'Source: Exotic quest',
          obtainable: true,
          weapon: { ...GAME_WEAPON, name: 'Thorn', hash: 71, rarity: 'exotic' },
        },
        {
          name: 'Ophidian Aspect',
          hash: 72,
          kind: 'armor',
          rarity: 'exotic',
          acquired: false,
          class: 'warlock',
          source: 'Exotic engrams',
          obtainable: true,
          armorSlot: 'gauntlets',
        },
        {
          name: 'Sunbracers',
          hash: 24,
          kind: 'armor',
          rarity: 'exotic',
          acquired: true,
          class: 'warlock',
          obtainable: true,
          armorSlot: 'gauntlets',
        },
      ]),
    runs: async () =>
      found({
        runs: [
          match(),
          run(),
          match({ id: '9003', won: false, result: 'Defeat', startedAt: NOW - 3 * DAY_MS }),
        ],
        whole: true,
      }),
    lifetime: async () => found({ kd: 1.23, kills: 12_300, deaths: 10_000, matches: 1_500, winPercent: 51 }),
    weaponUse: async () =>
      found({ weapons: [{ weapon: GAME_WEAPON, kills: 5_000 }], types: { pve: undefined, pvp: undefined } }),
    team: async () =>
      found({
        members: [
          { name: 'you', you: true, state: 'read', weapons: [], roles: [] },
          { name: 'Lorcan', you: false, state: 'private', weapons: [], roles: [] },
        ],
        needs: [{ need: 'healing', state: 'missing' }],
        fillings: [{ need: 'healing', name: 'Rose', hash: 1, instanceId: '101' }],
      }),
    player: async () =>
      found({
        name: 'Lorcan',
        you: false,
        state: 'read',
        class: 'titan',
        power: 1_850,
        subclass: 'Berserker',
        weapons: ['Gjallarhorn'],
        roles: [],
        clears: 12,
        lookedAt: 50,
      }),
    ...changes,
  })
}

import {
  INTENTS,
  type Query,
  type SlotName,
  type Slots,
  slotsSchema,
} from '@ai-vault/contract/advice/query.ts'
import { judgeArmor } from '@ai-vault/game/armor/verdict/judge-armor.ts'
import type { Weapon } from '@ai-vault/game/items.ts'
import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { found, makeVault, NOW, query } from '../test-support/account.ts'
import { BUILD, everything, GAME_WEAPON, triumph } from '../test-support/everything.ts'
import { ALL_INTENTS } from './all-intents.ts'

const ROSE = { name: 'Rose', hash: 1 }
const CROWN = { name: 'Wormhusk Crown', hash: 22 }
const HAWKMOON = { name: 'Hawkmoon', hash: 3 }
const ZONES = { name: 'Every Zone', hash: 51 }
const FRENZY = { name: 'Frenzy' }

/** Values of every slot, so different that an answer which goes by the slot cannot be the same for all of them. */
const VALUES: { readonly [Name in SlotName]-?: readonly NonNullable<Slots[Name]>[] } = {
  filter: ['is:arc', 'is:crafted'],
  item: [ROSE, CROWN],
  item2: [HAWKMOON, { name: 'The Palindrome', hash: 2 }],
  perk: [[FRENZY], [{ name: 'Slideshot' }]],
  player: ['Lorcan'],
  triumph: [ZONES],
  destination: [{ name: 'Europa' }, { name: 'Nessus' }],
  item_kind: ['weapon', 'armor'],
  weapon_type: [['glaive'], ['hand_cannon']],
  rarity: ['exotic', 'rare'],
  element: [['solar'], ['void']],
  slot: ['kinetic', 'energy', 'helmet'],
  ammo: ['primary', 'special'],
  class: ['titan', 'warlock'],
  mode: ['pve', 'pvp'],
  activity: [[{ name: 'gambit' }], [{ name: 'crucible' }], [{ name: 'Vault of Glass', hash: 41 }]],
  difficulty: ['master', 'grandmaster'],
  purpose: [['add_clear'], ['survive'], ['speed'], ['boss_dps']],
  stat: [['grenade'], ['weapons']],
  stat_value: [70, 200],
  champion: [['overload']],
  loadout: ['equipped', 2, 'Raid'],
  limit: [1, 2],
  period: [
    { is: 'named', name: 'this_week' },
    { is: 'named', name: 'today' },
    { is: 'last_days', days: 30 },
  ],
  time_minutes: [20, 120],
  vendor: ['xur'],
  currency: ['glimmer'],
  place: ['postmaster', 'vault', 'equipped'],
  kind: ['title', 'catalyst'],
  metric: ['kd', 'kills', 'wins'],
  term: [{ name: 'jolt' }],
  role: ['invader'],
  ability: ['grapple'],
  solo: [true],
  scope: ['all'],
  ordinal: [[-1], [1], [2]],
}

/** What is asked before a slot is added: every way in which an intent answers. */
const ASKED: Readonly<Record<Query['intent'], readonly Slots[]>> = {
  dismantle_review: [{}, { item: ROSE }, { item_kind: 'armor' }],
  dupes: [{}, { item: ROSE }, { item_kind: 'armor' }],
  rate_roll: [{ item: ROSE }, { item: CROWN }, { weapon_type: ['hand_cannon'] }],
  god_roll_for: [{ item: ROSE }],
  do_i_have: [{ item: ROSE }, {}, { weapon_type: ['hand_cannon'] }, { currency: 'glimmer' }],
  find_by_perk: [{ perk: [FRENZY] }],
  who_can_roll: [{ perk: [FRENZY] }],
  best_owned_slot: [{}, { weapon_type: ['hand_cannon'] }, { slot: 'helmet' }],
  dps_option: [{}, { ammo: 'primary' }],
  build_for_activity: [{}, { class: 'hunter' }, { stat: ['grenade'] }],
  build_around: [{ item: ROSE }, { ability: 'grapple' }, { stat: ['grenade'] }],
  improve_loadout: [{ loadout: 'equipped' }, { loadout: 2 }],
  champions: [{}, { item: ROSE }, { loadout: 'equipped' }],
  stat_gap: [
    { stat: ['grenade'], stat_value: 100 },
    { stat: ['grenade'] },
    { stat: ['grenade'], slot: 'helmet' },
  ],
  infuse_power: [{}, { item: { name: 'The Palindrome', hash: 2 } }],
  weekly_plan: [{}, { time_minutes: 60 }],
  closest_to_done: [{}, { triumph: ZONES }, { kind: 'title' }],
  patterns_craft: [{}, { item: ROSE }],
  where_from: [{}, { item: ROSE }, { perk: [FRENZY] }, { currency: 'glimmer' }],
  vendor_now: [{}, { vendor: 'xur' }],
  postmaster_currency: [{}, { place: 'postmaster' }, { currency: 'glimmer' }],
  compare: [{ item: ROSE, item2: HAWKMOON }, { item: ROSE }, { weapon_type: ['hand_cannon', 'glaive'] }],
  explain: [{ term: { name: 'jolt' } }, { perk: [FRENZY] }, {}],
  history_stats: [{}, { metric: 'kd' }, { item: ROSE }, { item_kind: 'weapon' }, { metric: 'clears' }],
  fireteam: [{}, { player: 'Lorcan' }],
  move_equip_plan: [{ item: ROSE, scope: 'all' }, { loadout: 2 }, { weapon_type: ['hand_cannon'] }, {}],
  exotic_choice: [{}, { class: 'hunter' }, { class: 'hunter', mode: 'pve' }, { ammo: 'primary' }],
  new_since_last: [{}, { item: ROSE }, { item_kind: 'armor' }],
  missing_exotics: [{}],
  help: [{}],
}

/** What is owned twice, and a pattern that can be drawn: an answer that stops after so many has more to leave out. */
const plain = makeVault()
const copyOf = (id: string, changes: Partial<Weapon>) =>
  plain.weapons.filter(({ instanceId }) => instanceId === id).map((weapon) => ({ ...weapon, ...changes }))
const ARMOR = [
  ...plain.armor,
  ...plain.armor.map((piece) => ({
    ...piece,
    instanceId: `${piece.instanceId}9`,
    place: { in: 'vault' } as const,
  })),
  ...plain.armor
    .filter(({ name }) => name === 'Synthoceps')
    .map((piece) => ({
      ...piece,
      instanceId: '206',
      hash: 26,
      name: 'Radiant Dance Machines',
      classType: 'hunter' as const,
    })),
]
const VAULT = makeVault({
  weapons: [
    ...plain.weapons,
    ...copyOf('104', { instanceId: '114', place: { in: 'character', characterId: 't', equipped: true } }),
    ...copyOf('102', { instanceId: '122', place: { in: 'character', characterId: 'h', equipped: true } }),
    ...copyOf('108', { instanceId: '118', deepsight: true }),
    ...copyOf('111', { instanceId: '121', deepsight: true, place: { in: 'vault' } }),
  ],
  armor: ARMOR,
  verdicts: new Map([...plain.verdicts, ...judgeArmor(ARMOR)]),
})

const OPEN = [
  triumph(),
  triumph({ hash: 52, name: 'Rose Pattern', description: 'In the Crucible.', destination: undefined }),
  triumph({ hash: 53, name: 'Catalyst Pattern', description: 'Hawkmoon', destination: 'Nessus' }),
]

/** Facts whose other parts of the app answer with what they were asked. */
const given = everything({
  vault: async () => found(VAULT),
  build: async ({ activity, prompt }) => {
    const asked = `${activity}: ${prompt}`
    return found({
      ...BUILD,
      subclass: asked,
      weapons: BUILD.weapons.map((piece) => ({ ...piece, why: asked })),
    })
  },
  bossRatings: async () =>
    found(plain.weapons.map(({ instanceId }) => ({ instanceId, score: Number(instanceId) / 20 }))),
  triumphs: async () => found({ completed: 1, total: 2, open: OPEN, titles: OPEN, find: () => OPEN[0] }),
  weaponUse: async () =>
    found({
      weapons: [
        { weapon: GAME_WEAPON, kills: 5_000 },
        { weapon: { ...GAME_WEAPON, name: 'Loud Lullaby', hash: 32, type: 'glaive' }, kills: 9 },
      ],
      types: { pve: undefined, pvp: undefined },
    }),
  armorSet: async ({ class: owner, targets, exotic, accepts }) =>
    found({
      reached: true,
      pieces: VAULT.armor.filter(accepts),
      stats: BUILD.stats,
      missing: {},
      highest: {},
      modCost: 0,
      considered: 0,
      assumes: JSON.stringify([owner, targets, exotic]),
    }),
  perk: async () =>
    found({
      name: 'Frenzy',
      weapons: [GAME_WEAPON, { ...GAME_WEAPON, name: 'Loud Lullaby', hash: 32, source: '' }],
    }),
  lastTeam: async () =>
    found({ activity: 'Vault of Glass', runId: '9001', at: NOW - 172_800_000, others: ['Lorcan'] }),
  farming: async ({ side, accepts }) => {
    const kinds = ['auto-rifle', 'hand-cannon', 'glaive'] as const
    const able = kinds.filter((type) => accepts?.({ ...GAME_WEAPON, type }) ?? true)
    const place = `${side} ${able.join()}`
    const farm = { hash: 31, traits: [], gain: 1, oneRunIn: 4, minutesARun: 10, place }
    return found([
      { ...farm, weapon: 'Long', hours: 1.9 },
      { ...farm, weapon: 'Short', hours: 0.3 },
    ])
  },
})

interface Reply {
  readonly shown: string
  readonly unread: readonly string[]
}

async function replyTo(asked: Query): Promise<Reply> {
  const { part, asked: offered } = await answer(asked, given, { voice: 'guardian' })
  const { lead, facts, more, total, notes, armory } = part
  return { shown: JSON.stringify([lead, facts, more, total, notes, armory, offered]), unread: part.unread }
}

/** What a slot says that is so anyway: the answer with it is the one without it. */
function isImplied(intent: Query['intent'], slot: SlotName, value: unknown): boolean {
  // Nothing is left out unless a number says so; what 'my vault' means has a test of its own.
  if (slot === 'scope' || (slot === 'place' && value === 'vault')) return true
  switch (intent) {
    case 'best_owned_slot':
      // Every class can use every weapon.
      return slot === 'class'
    case 'champions':
      // A weapon that is named is told with all that it stuns.
      return slot === 'class' || slot === 'champion'
    case 'exotic_choice':
      return slot === 'class' || value === 'exotic'
    case 'dps_option':
      return slot === 'class' || value === 'pve' || String(value) === 'boss_dps'
    case 'build_for_activity':
    case 'build_around':
      // Every build wears exotics.
      return value === 'exotic'
    case 'improve_loadout':
    case 'infuse_power':
      return value === 'equipped'
    case 'stat_gap':
      return value === 'armor'
    case 'weekly_plan':
      return slot === 'period'
    case 'closest_to_done':
      // A triumph that is named is of one kind.
      return slot === 'kind'
    case 'history_stats':
      return value === 'kills'
    case 'move_equip_plan':
      // Nothing is moved, so where to does not matter.
      return slot === 'place' || slot === 'class'
    case 'vendor_now':
      // What vendors sell is not read at all, which is the answer.
      return ALL_INTENTS.vendor_now.slots.includes(slot)
    default:
      return false
  }
}

/** Where something lies is what they are asked for. */
const PLACE_IS_MEANT: ReadonlySet<Query['intent']> = new Set([
  'do_i_have',
  'move_equip_plan',
  'postmaster_currency',
])

const SLOTS = Object.keys(slotsSchema.shape) as SlotName[]

/** What becomes of every value of a slot that is added to a question: it changes the answer, is named, or neither. */
async function outcomesOf(intent: Query['intent'], slot: SlotName) {
  const outcomes: {
    readonly is: 'used' | 'named' | 'silent'
    readonly asked: Slots
    readonly value: unknown
  }[] = []
  for (const asked of ASKED[intent].filter((each) => each[slot] === undefined)) {
    const without = await replyTo(query(intent, asked))
    for (const value of VALUES[slot].filter((each) => !isImplied(intent, slot, each))) {
      const now = await replyTo(query(intent, { ...asked, [slot]: value }))
      const isNamed = now.unread.length > without.unread.length
      outcomes.push({ is: isNamed ? 'named' : now.shown === without.shown ? 'silent' : 'used', asked, value })
    }
  }
  return outcomes
}

describe.each(INTENTS)('%s', (intent) => {
  const { slots } = ALL_INTENTS[intent]

  it('goes by the slots of its list and by no other', async () => {
    for (const slot of SLOTS) {
      const outcomes = await outcomesOf(intent, slot)
      const isAsked = ASKED[intent].some((each) => each[slot] !== undefined)
      if (outcomes.length === 0 || isAsked) continue
      const isUsed = outcomes.some(({ is }) => is === 'used')
      expect([slot, isUsed ? 'changes the answer' : 'changes no answer']).toEqual([
        slot,
        slots.includes(slot) ? 'changes the answer' : 'changes no answer',
      ])
    }
  })

  it.skipIf(PLACE_IS_MEANT.has(intent))(
    'takes "in my vault" for all that is owned, or names it',
    async () => {
      for (const asked of ASKED[intent]) {
        const without = await replyTo(query(intent, asked))
        const now = await replyTo(query(intent, { ...asked, place: 'vault' }))
        if (now.unread.length === without.unread.length) expect([asked, now]).toEqual([asked, without])
      }
    },
  )

  it('drops no slot in silence', async () => {
    for (const slot of SLOTS) {
      const perQuestion = Map.groupBy(await outcomesOf(intent, slot), ({ asked }) => asked)
      const dropped = [...perQuestion].filter(([, own]) => own.every(({ is }) => is === 'silent'))
      expect([slot, dropped.map(([asked]) => asked)]).toEqual([slot, []])
    }
  })
})

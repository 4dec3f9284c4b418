/** "Which of mine is the best for ...": one order, one reason. */
import type { Weapon } from '@ai-vault/game/items.ts'
import { itemDetail } from '../../tools/item-detail.ts'
import { searchInventory } from '../../tools/search-inventory.ts'
import type { WeaponRow } from '../../tools/weapon-rows.ts'
import { type Answerer, couldNotRead, count, type Draft, listInWords } from './draft.ts'
import { fits, searchFor, wishInWords } from './filters.ts'
import { rollInWords, scoreInWords } from './vault.ts'

const bare = (ref: string) => ref.slice(2, -2)
const sideName = (side: 'pve' | 'pvp') => (side === 'pve' ? 'PvE' : 'PvP')

export const bestOwned: Answerer = async ({ tools, slots, turn }) => {
  const side = slots.side ?? 'pve'
  const query = searchFor(slots)
  const result = await tools.use(searchInventory, { query, sort: side, limit: 5 })
  if (!result) return couldNotRead('your weapons')
  const rows = result.rows as readonly WeaponRow[]
  const [first, second] = rows
  if (!first) {
    return turn.assessment.whole
      ? { lead: `You have no ${wishInWords(slots)}.`, suggestions: ['What should I farm?'] }
      : {
          lead: `Nothing among what I can see fits ${wishInWords(slots)}; a part of your account is private.`,
        }
  }
  const detail = await tools.use(itemDetail, { item: bare(first.ref), activity: side })
  const known = detail?.rows[0]
  const reasons = known && 'reasons' in known ? known.reasons.filter(({ ref }) => ref).slice(0, 2) : []
  const best = known && 'best_roll' in known ? known.best_roll : undefined
  return {
    lead: `For ${sideName(side)} the best of your ${result.total} ${wishInWords(slots)} is ${first.ref}${rollInWords(first)}: ${scoreInWords(first, side)}, ${first.place}.`,
    points: [
      ...reasons.map(({ ref }) => ref),
      ...rows
        .slice(1)
        .map((row) => `${row.ref}${rollInWords(row)}: ${scoreInWords(row, side)}, ${row.place}.`),
      ...(best?.gap
        ? [
            `A better roll of it would have ${listInWords(best.traits.map(({ ref }) => ref))}, ${best.gap} points more${best.one_in ? `, about one drop in ${best.one_in}` : ''}.`,
          ]
        : []),
    ],
    suggestions: [
      `And for ${side === 'pve' ? 'PvP' : 'PvE'}?`,
      ...(second ? ['The second one, why?'] : []),
      `Where do I get ${first.name}?`,
    ],
    list: rows.map(({ ref }) => bare(ref)),
    focus: bare(first.ref),
  }
}

/** Heavy weapons that stand for damage against bosses, in the order in which players rate them now. */
const BOSS_TYPES: readonly Weapon['type'][] = [
  'rocket-launcher',
  'grenade-launcher',
  'linear-fusion-rifle',
  'sword',
  'machine-gun',
]

export const dpsOption: Answerer = async ({ tools, slots, turn }) => {
  const result = await tools.use(searchInventory, { query: 'is:heavy', sort: 'pve', limit: 40 })
  if (!result) return couldNotRead('your weapons')
  const rows = (result.rows as readonly WeaponRow[]).filter((row) => {
    const weapon = turn.guardian.weapons.find(
      ({ instanceId }) => instanceId === turn.ledger.find(bare(row.ref))?.instanceId,
    )
    return weapon && BOSS_TYPES.includes(weapon.type) && fits(weapon, { ...slots, ammo: 'heavy' })
  })
  const [first] = rows
  if (!first)
    return {
      lead: 'I see no heavy weapon of yours that is made for bosses.',
      suggestions: ['What should I farm?'],
    }
  turn.ledger.source({
    kind: 'rules',
    label: 'Which heavy weapons are made for bosses',
    complete: true,
    missing: [],
  })
  return {
    lead: `For bosses I would take ${first.ref}${rollInWords(first)}: ${scoreInWords(first, 'pve')}, ${first.place}.`,
    points: rows
      .slice(1, 5)
      .map((row) => `${row.ref}${rollInWords(row)}: ${scoreInWords(row, 'pve')}, ${row.place}.`),
    background: 'The order is the PvE rating of the roll; damage itself is not told by the platform.',
    suggestions: ['Rate the first one', 'Best build for a raid'],
    list: rows.slice(0, 5).map(({ ref }) => bare(ref)),
    focus: bare(first.ref),
  }
}

export const exoticChoice: Answerer = async ({ tools, slots, turn, question }) => {
  const armor =
    /\barmor\b|\bwear\b|\bhelmet\b|\bchest\b|\bboots\b|\bgauntlets\b/.test(question.toLowerCase()) ||
    (slots.classType !== undefined && !slots.type)
  if (!armor) return bestOwnedExotics({ tools, slots, turn })
  const query = ['is:exotic', slots.classType && `is:${slots.classType}`].filter(Boolean).join(' ')
  const result = await tools.use(searchInventory, { query, kind: 'armor', sort: 'power', limit: 6 })
  if (!result) return couldNotRead('your armor')
  if (result.total === 0) return { lead: 'I see no exotic armor that fits.' }
  return {
    lead: `${count(result.total, 'piece')} of exotic armor fit${result.total === 1 ? 's' : ''}; which one is best depends on the build, so I put them to the test in one.`,
    points: result.rows.map((row) => `${row.ref}, ${row.place}.`),
    suggestions: result.rows.slice(0, 3).map((row) => `Build around ${row.name}`),
    list: result.rows.map(({ ref }) => bare(ref)),
  }
}

async function bestOwnedExotics({
  tools,
  slots,
}: Pick<Parameters<Answerer>[0], 'tools' | 'slots' | 'turn'>): Promise<Draft> {
  const result = await tools.use(searchInventory, {
    query: searchFor({ ...slots, rarity: 'exotic' }),
    sort: slots.side ?? 'both',
    limit: 6,
  })
  if (!result) return couldNotRead('your weapons')
  const rows = result.rows as readonly WeaponRow[]
  if (rows.length === 0) return { lead: 'I see no exotic weapon that fits.' }
  return {
    lead: `${count(result.total, 'exotic weapon')} of yours fit${result.total === 1 ? 's' : ''}.`,
    points: rows.map(
      (row) => `${row.ref}${rollInWords(row)}, ${row.place}${row.kills ? `, ${row.kills} kills` : ''}.`,
    ),
    background: 'Exotics with fixed perks are not rated as rolls; what you use them for decides.',
    suggestions: rows.slice(0, 2).map(({ name }) => `Build around ${name}`),
    list: rows.map(({ ref }) => bare(ref)),
  }
}

export const champions: Answerer = async ({ tools, slots, turn }) => {
  const result = await tools.use(searchInventory, { query: '', sort: 'pve', limit: 1 })
  if (!result) return couldNotRead('your weapons')
  const wanted =
    slots.champions.length > 0 ? slots.champions : (['barrier', 'overload', 'unstoppable'] as const)
  const points = wanted.map((champion) => {
    const able = turn.guardian.weapons.filter((weapon) => weapon.champion === champion)
    const refs = able.slice(0, 3).map((weapon) => `{{${turn.ledger.ownedItem(weapon)}}}`)
    turn.ledger.noteNumbersIn(String(able.length))
    if (refs.length === 0) {
      return turn.assessment.whole
        ? `${cap(champion)}: none of your weapons stuns it by itself.`
        : `${cap(champion)}: nothing that I can see stuns it by itself.`
    }
    return `${cap(champion)}: ${count(able.length, 'weapon')} by itself, among them ${listInWords(refs)}.`
  })
  return {
    lead: 'This is what your weapons stun without the artifact.',
    points,
    advice:
      'Artifact mods and ability effects can stun too; which ones are active is not told by the platform.',
    suggestions: ['Build for a Grandmaster', 'Is our team ok for master?'],
  }
}

const cap = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Weapons whose best owned copy lies furthest below what the weapon can roll, weighed by how much they are used. */
export const farmNext: Answerer = async ({ tools, slots }) => {
  const side = slots.side ?? 'pve'
  const result = await tools.use(searchInventory, { query: searchFor(slots), sort: side, limit: 40 })
  if (!result) return couldNotRead('your weapons')
  const names = new Map<string, WeaponRow>()
  for (const row of result.rows as readonly WeaponRow[])
    if (row.rarity === 'legendary' && !names.has(row.name)) names.set(row.name, row)
  const used = [...names.values()].toSorted((one, other) => (other.kills ?? 0) - (one.kills ?? 0)).slice(0, 8)
  const details = []
  for (const row of used) {
    const detail = (await tools.use(itemDetail, { item: bare(row.ref), activity: side }))?.rows[0]
    if (detail && 'best_roll' in detail && detail.best_roll?.gap && detail.best_roll.one_in)
      details.push({ row, best: detail.best_roll })
  }
  const worth = details.toSorted(
    (one, other) =>
      (other.best.gap ?? 0) / (other.best.one_in ?? 1) - (one.best.gap ?? 0) / (one.best.one_in ?? 1),
  )
  if (worth.length === 0) {
    return {
      lead: 'The weapons you use already have rolls that a further drop would hardly beat.',
      suggestions: ['Which titles am I close to?'],
    }
  }
  return {
    lead: `For ${sideName(side)} a better roll of ${worth[0]?.row.ref} would help you most for the time it takes.`,
    points: worth
      .slice(0, 4)
      .map(
        ({ row, best }) =>
          `${row.ref}: ${listInWords(best.traits.map(({ ref }) => ref))} would score ${best.gap} more, about one drop in ${best.one_in}${best.where?.ref ? `. ${best.where.ref}` : '.'}`,
      ),
    background: 'Of the weapons you use, those come first whose best roll gains most for the odds of a drop.',
    suggestions: ['And for PvP?', `God roll for ${worth[0]?.row.name}`],
    list: worth.slice(0, 4).map(({ row }) => bare(row.ref)),
    ...(worth[0] ? { focus: bare(worth[0].row.ref) } : {}),
  }
}

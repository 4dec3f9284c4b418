/** Which exotic to take: none is better than the others by itself, so a build for the activity decides. */
import type { BuildActivity } from '@ai-vault/contract/advice/architect.ts'
import { listInWords } from '@ai-vault/game/in-words.ts'
import { weaponUsage } from '../../../tools/account/weapon-usage.ts'
import { makeBuild } from '../../../tools/builds/make-build.ts'
import { MOST_ROWS } from '../../../tools/tool.ts'
import { searchInventory } from '../../../tools/vault/search-inventory.ts'
import type { WeaponRow } from '../../../tools/vault/weapon-rows.ts'
import { activityOf } from '../builds/builds.ts'
import { type Answerer, type Ask, bare, couldNotRead, count, type Draft } from '../draft.ts'
import { asksMostKills, mostKills } from './best-of-all.ts'
import { rollInWords } from './copy-words.ts'
import { exoticArmorFor } from './exotic-armor.ts'
import { searchFor } from './filters.ts'

const ASKS_ARMOR = /\b(?:armor|wear|helmet|chest|boots|gauntlets)\b/i
const SOLO = /\b(?:solo|alone|by myself|on my own)\b/i
/** What is played alone is most like it. */
const SOLO_ACTIVITY = 'Dungeon'

const ROWS_TOLD = 6
const OTHERS_TOLD = 3

export const exoticChoice: Answerer = async (ask) => {
  const { slots, question, thread } = ask
  const { type, element, slot, ammo, side, champions } = slots
  const isNarrow = type || element || slot || ammo || champions.length > 0
  const solo = SOLO.test(thread)
  const activity = activityOf(slots) ?? (solo ? SOLO_ACTIVITY : side === 'pve' ? 'General PvE' : undefined)
  if (ASKS_ARMOR.test(question) || (slots.classType && !type)) return exoticArmorFor(ask)
  if (asksMostKills(question)) {
    const ofExotics = { ...slots, rarity: 'exotic' as const }
    return mostKills({ ...ask, slots: ofExotics }, searchFor(ofExotics))
  }
  const built = activity && !isNarrow ? await exoticsOfBuild(ask, activity, solo) : undefined
  return built ?? ownedExotics(ask)
}

/** Undefined where the Architect makes no build of this account. */
async function exoticsOfBuild(
  { tools }: Ask,
  activity: BuildActivity,
  solo: boolean,
): Promise<Draft | undefined> {
  const build = await tools.use(makeBuild, { activity, wish: '' })
  if (!build || 'refused' in build) return undefined
  const exotics = [...build.weapons, ...build.rows].filter(({ rarity }) => rarity === 'exotic')
  if (exotics.length === 0) return undefined
  const used = await tools.use(weaponUsage, { rarity: 'exotic', limit: MOST_ROWS })
  const others = (used?.weapons ?? [])
    .filter(({ name, place }) => place && !exotics.some((each) => each.name === name))
    .slice(0, OTHERS_TOLD)
  const reckoned = solo && activity === SOLO_ACTIVITY ? ', which I take for playing alone,' : ''
  return {
    lead: `For a build for ${activity}${reckoned} the Architect takes ${listInWords(exotics.map(({ ref }) => ref))} on your ${build.class}.`,
    points: [
      ...exotics.map(
        ({ ref, why }) => `${ref}: ${why.ref || 'it is part of the best set of armor for these stats.'}`,
      ),
      ...(others.length > 0
        ? [
            `The others of yours with the most kills in the history of the platform: ${listInWords(others.map(({ ref, kills }) => `${ref} with ${count(kills, 'kill')}`))}.`,
          ]
        : []),
    ],
    advice: 'Name another and I make a build around it.',
    suggestions: others.slice(0, 2).map(({ name }) => `Build around ${name}`),
    list: exotics.map(({ ref }) => bare(ref)),
    guess: 'exotics have no score of their own: the choice is that of one build',
  }
}

async function ownedExotics({ tools, slots }: Ask): Promise<Draft> {
  const result = await tools.use(searchInventory, {
    query: searchFor({ ...slots, rarity: 'exotic' }),
    sort: 'kills',
    limit: ROWS_TOLD,
  })
  if (!result) return couldNotRead('your weapons')
  const rows = result.rows as readonly WeaponRow[]
  if (rows.length === 0) return { lead: 'I see no exotic weapon that fits.' }
  return {
    lead: `${count(result.total, 'exotic weapon')} of yours fit${result.total === 1 ? 's' : ''}; those with the most kills on their own tracker come first.`,
    points: rows.map(
      (row) =>
        `${row.ref}${rollInWords(row)}, ${row.place}${row.kills ? `, ${row.kills} kills by its own tracker` : ''}.`,
    ),
    advice: 'Name an activity and the Architect chooses one for it.',
    background: 'Exotics with fixed perks are not rated as rolls; what you use them for decides.',
    suggestions: ['Which exotic for a raid?', ...rows.slice(0, 2).map(({ name }) => `Build around ${name}`)],
    list: rows.map(({ ref }) => bare(ref)),
    guess: 'exotics with fixed perks have no score: the order is by their trackers',
  }
}

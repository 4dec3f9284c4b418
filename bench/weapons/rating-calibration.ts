/**
 * What the tiers and scores come to over random drops: of every weapon of the sandbox, rated by its own pool, and of the
 * community's list (REAL_DATA_DIR), where only names are known, over all and by weapon type. One drop in eighty should be God-Tier, one in ten
 * Excellent or better, three to four in ten Good or better.
 */
import type { Activity } from '@ai-vault/game/weapons/pve-and-pvp.ts'
import { rateRoll, type WeaponRating } from '@ai-vault/game/weapons/rating/rate.ts'
import { describeRoll } from '@ai-vault/game/weapons/roll.ts'
import { onDemoPlatform } from '../support/demo-platform.ts'
import { copyOf } from '../support/random-copy.ts'
import { createDraw, readWishedWeapons } from '../support/wishes/wished-weapons.ts'

const COPIES = 40
const draw = createDraw(20_260_609)

interface Tally {
  drops: number
  readonly tiers: Record<string, number>
  readonly sums: number[]
}
const tallies = new Map<string, Tally>()

function count(group: string, rating: WeaponRating): void {
  for (const activity of ['pve', 'pvp'] as const) {
    const { tier, evaluation } = rating[activity as Activity]
    const key = `${group}, ${activity}`
    const tally = tallies.get(key) ?? { drops: 0, tiers: {}, sums: [] }
    tallies.set(key, tally)
    tally.drops += 1
    tally.tiers[tier] = (tally.tiers[tier] ?? 0) + 1
    tally.sums.push(evaluation.sum)
  }
}

const sandboxWeapons = await onDemoPlatform(async (platform) => {
  await platform.manifest.refresh()
  return platform.manifest.weapons()
})
for (const definition of sandboxWeapons) {
  const rolled = definition.columns.some(({ kind, possible }) => kind === 'trait' && possible.length > 1)
  if (!rolled) continue
  const context = { definitionOf: () => definition }
  for (let copy = 0; copy < COPIES; copy += 1) {
    const plain = rateRoll(copyOf(definition, { traits: 1 }, draw), context)
    count('sandbox, one trait', plain)
    count(`sandbox, ${definition.typeName}`, plain)
    count('sandbox, third tier', rateRoll(copyOf(definition, { traits: 2, tier: 3 }, draw), context))
    count('sandbox, fifth tier', rateRoll(copyOf(definition, { traits: 3, tier: 5 }, draw), context))
  }
}
if (process.env.REAL_DATA_DIR) {
  for (const { name, type, columns } of readWishedWeapons(process.env.REAL_DATA_DIR)) {
    for (let copy = 0; copy < COPIES; copy += 1) {
      const perks = [...columns.values()].map((names) => draw(names))
      const rating = rateRoll(describeRoll({ weaponName: name, weaponType: type, perks }))
      count('names alone', rating)
      count(`names alone, ${type}`, rating)
    }
  }
} else console.log('names alone: skipped, REAL_DATA_DIR is not set')

console.table(
  [...tallies]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([group, { drops, tiers, sums }]) => {
      const percent = (...names: readonly string[]) =>
        Number(((100 * names.reduce((sum, name) => sum + (tiers[name] ?? 0), 0)) / drops).toFixed(1))
      const mean = sums.reduce((sum, each) => sum + each, 0) / sums.length
      const variance = sums.reduce((sum, each) => sum + (each - mean) ** 2, 0) / sums.length
      return {
        group,
        drops,
        'God-Tier %': percent('God-Tier'),
        'Excellent or better %': percent('God-Tier', 'Excellent'),
        'Good or better %': percent('God-Tier', 'Excellent', 'Good'),
        'mean of steps': Number(mean.toFixed(2)),
        deviation: Number(Math.sqrt(variance).toFixed(2)),
      }
    }),
)

/**
 * Verdicts on weapons, drawn at random for a player to judge: half of them keep and half dismantle, over the guardians of
 * the sandbox that own most. Each with what the player sees of the copy and of the one that stays instead. `draw-verdicts
 * 7 80` draws 80 with seed 7; the same seed draws the same.
 */
import type { Verdict } from '@ai-vault/game/cleanup/verdict.ts'
import type { Weapon } from '@ai-vault/game/items.ts'
import { assessVault, type VaultAssessment } from '@ai-vault/game/scores/vault/assess-vault.ts'
import { scoreText } from '@ai-vault/game/weapons/rating/tiers.ts'
import { signInAndResolve } from '@ai-vault/platform/testing/signed-in.ts'
import { onDemoPlatform } from '../support/demo-platform.ts'
import { createDraw, type Draw } from '../support/wishes/wished-weapons.ts'

const GUARDIANS = ['legacy', 'veteran', 'collector']
const RECOMMENDATIONS = ['keep', 'consider-dismantling'] as const

interface Drawable {
  readonly guardian: string
  readonly weapon: Weapon
  readonly verdict: Verdict
  readonly proof: Weapon | undefined
  readonly ratings: VaultAssessment['ratings']
}

const [seed = 1, count = 80] = process.argv.slice(2).map(Number)

function pick<T>(from: readonly T[], many: number, draw: Draw): readonly T[] {
  const left = [...from]
  return Array.from({ length: Math.min(many, left.length) }, () => {
    const one = draw(left)
    left.splice(left.indexOf(one), 1)
    return one
  })
}

function perksOf({ columns }: Weapon): string {
  return columns
    .filter(({ selectable }) => selectable.length > 0)
    .map(
      ({ kind, selectable, active }) =>
        `${kind} ${selectable.map(({ name }) => (name === active?.name && selectable.length > 1 ? `[${name}]` : name)).join(' / ')}`,
    )
    .join('; ')
}

function copyInWords(weapon: Weapon, ratings: VaultAssessment['ratings']): readonly string[] {
  const { name, rarity, typeName, element, ammo, frame, tier, power, masterwork, level, kills } = weapon
  const rating = ratings.get(weapon.instanceId)
  const side = (activity: 'pve' | 'pvp') => {
    const { score, tier: word } = rating?.[activity] ?? {}
    return score === undefined ? 'unrated' : `${scoreText(score)} ${word}`
  }
  const made = [
    weapon.masterworked && 'masterworked',
    weapon.crafted && `crafted to ${level}`,
    weapon.locked && 'locked',
    weapon.loadouts.length > 0 && 'in a loadout',
    weapon.place.in === 'character' && weapon.place.equipped && 'equipped',
    kills !== undefined && `${kills} kills`,
    masterwork && `masterwork ${masterwork.name} ${masterwork.level}`,
  ].filter(Boolean)
  return [
    `${name}: ${rarity} ${element} ${typeName}, ${frame?.name ?? 'no frame'}, ${ammo}, ${tier ? `tier ${tier}` : 'no tier'}, power ${power ?? '-'}`,
    `perks: ${perksOf(weapon)}`,
    `PvE ${side('pve')}, PvP ${side('pvp')}${made.length > 0 ? `; ${made.join(', ')}` : ''}`,
  ]
}

function inWords({ guardian, weapon, verdict, proof, ratings }: Drawable, place: number): string {
  const { recommendation, ground, reason, protections } = verdict
  return [
    `## ${place + 1}. ${recommendation === 'keep' ? 'Keep' : 'Dismantle'} (${guardian}, ${weapon.instanceId})`,
    ...copyInWords(weapon, ratings).map((line) => `- ${line}`),
    `- verdict: ${[recommendation, ground, ...protections].filter(Boolean).join(', ')}`,
    `- as read: ${reason}`,
    ...(proof ? copyInWords(proof, ratings).map((line) => `- stays: ${line}`) : []),
  ].join('\n')
}

await onDemoPlatform(async (platform) => {
  await platform.manifest.refresh()
  const drawable: Drawable[] = []
  for (const guardian of GUARDIANS) {
    const { tokens, account } = await signInAndResolve(platform, guardian)
    const owned = await platform.readGuardian(account, { accessToken: tokens.accessToken })
    const { ratings, verdicts } = assessVault(owned, { definitionOf: platform.manifest.weapon })
    const byId = new Map(owned.weapons.map((weapon) => [weapon.instanceId, weapon]))
    for (const weapon of owned.weapons) {
      const verdict = verdicts.get(weapon.instanceId)
      if (!verdict) continue
      drawable.push({ guardian, weapon, verdict, proof: byId.get(verdict.proof ?? ''), ratings })
    }
  }
  const draw = createDraw(seed)
  const drawn = RECOMMENDATIONS.flatMap((recommendation) => {
    const own = drawable.filter(({ verdict }) => verdict.recommendation === recommendation)
    return pick(own, count / RECOMMENDATIONS.length, draw)
  })
  const counts = RECOMMENDATIONS.map(
    (recommendation) =>
      `${drawable.filter(({ verdict }) => verdict.recommendation === recommendation).length} ${recommendation}`,
  )
  console.log(
    `# ${drawn.length} verdicts with seed ${seed}, of ${drawable.length} weapons: ${counts.join(', ')}`,
  )
  for (const [place, each] of drawn.entries()) console.log(`\n${inWords(each, place)}`)
})

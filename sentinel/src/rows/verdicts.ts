/** What becomes of a copy by the armory's advice, and why, in a few words. */

import { isAdvisedToGo } from '@ai-vault/game/cleanup/advised-to-go.ts'
import type { CleanupGround } from '@ai-vault/game/cleanup/verdict.ts'
import { ARMOR_STATS, type ArmorPiece } from '@ai-vault/game/items.ts'
import type { Vault } from '../facts.ts'
import { copyLabel, type OwnedItem } from './owned.ts'

/** Why a copy can go, beside the name of what stays. */
const GROUNDS: Readonly<Record<CleanupGround, string>> = {
  dominated: 'beaten in every way',
  duplicate: 'same traits as a better copy',
  outclassed: 'outclassed by a legendary',
  poor: 'weak roll',
  unused: 'never used',
}

/** The piece that stays and has at least as much of every stat. */
export function betterPiece(
  { instanceId }: ArmorPiece,
  { armor, verdicts }: Pick<Vault, 'armor' | 'verdicts'>,
): ArmorPiece | undefined {
  const { ground, proof } = verdicts.get(instanceId) ?? {}
  return ground === 'outclassed' ? undefined : armor.find((piece) => piece.instanceId === proof)
}

export const isGoing = ({ instanceId }: OwnedItem, { verdicts }: Vault): boolean =>
  isAdvisedToGo(verdicts.get(instanceId))

/** "stays", or why it can go and what stays instead. */
export function stayOrGo(item: OwnedItem, vault: Vault): string {
  if (!isGoing(item, vault)) return 'stays'
  const better = item.kind === 'armor' ? betterPiece(item, vault) : undefined
  if (better) return `can go: ${kept(better, item)} has as much of all ${ARMOR_STATS.length} stats`
  const verdict = vault.verdicts.get(item.instanceId)
  const proof = [...vault.weapons, ...vault.armor].find(({ instanceId }) => instanceId === verdict?.proof)
  const why = [verdict?.ground ? GROUNDS[verdict.ground] : '', proof ? `${kept(proof, item)} stays` : '']
  return `can go: ${why.filter(Boolean).join(', ')}`
}

const kept = (stays: OwnedItem, { name }: OwnedItem): string =>
  stays.name === name ? `the ${copyLabel(stays)}` : stays.name

/** What becomes of a copy by the armory's advice, and why, in a few words. */

import { isAdvisedToGo } from '@ai-vault/game/cleanup/advised-to-go.ts'
import type { CleanupGround } from '@ai-vault/game/cleanup/verdict.ts'
import { ARMOR_STATS, type ArmorPiece } from '@ai-vault/game/items.ts'
import { findDominated, isUnprotected } from '@ai-vault/game/scores/vault/dominated-armor.ts'
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

const proofs = new WeakMap<readonly ArmorPiece[], ReadonlyMap<string, ArmorPiece>>()

/** The piece of the same set or exotic that has at least as much of every stat. */
export function betterPiece(
  { instanceId }: ArmorPiece,
  { armor }: Pick<Vault, 'armor'>,
): ArmorPiece | undefined {
  const known =
    proofs.get(armor) ?? new Map(findDominated(armor).map(({ piece, by }) => [piece.instanceId, by]))
  proofs.set(armor, known)
  return known.get(instanceId)
}

export const isGoing = (item: OwnedItem, vault: Vault): boolean =>
  item.kind === 'weapon'
    ? isAdvisedToGo(vault.verdicts.get(item.instanceId))
    : betterPiece(item, vault) !== undefined && isUnprotected(item)

/** "stays", or why it can go and what stays instead. */
export function stayOrGo(item: OwnedItem, vault: Vault): string {
  if (!isGoing(item, vault)) return 'stays'
  if (item.kind === 'armor') {
    const by = betterPiece(item, vault)
    return `can go: ${by ? kept(by, item) : 'another'} has as much of all ${ARMOR_STATS.length} stats`
  }
  const verdict = vault.verdicts.get(item.instanceId)
  const proof = vault.weapons.find(({ instanceId }) => instanceId === verdict?.proof)
  const why = [verdict?.ground ? GROUNDS[verdict.ground] : '', proof ? `${kept(proof, item)} stays` : '']
  return `can go: ${why.filter(Boolean).join(', ')}`
}

const kept = (stays: OwnedItem, { name }: OwnedItem): string =>
  stays.name === name ? `the ${copyLabel(stays)}` : stays.name

/** What a player owns, as an answer tells it: which copy, where it lies, how good its roll is. */
import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import type { Thing } from '@ai-vault/contract/advice/query.ts'
import { inEnglish } from '@ai-vault/game/in-english.ts'
import { capitalized, countInWords, listInWords } from '@ai-vault/game/in-words.ts'
import { ARMOR_STATS, type ArmorPiece, type ItemPlace, type Weapon } from '@ai-vault/game/items.ts'
import { distinctionOf, traitsToSwitchTo } from '@ai-vault/game/weapons/copy-name.ts'
import { compareRanked, type Ranked } from '@ai-vault/game/weapons/rating/best-first.ts'
import { scoreText } from '@ai-vault/game/weapons/rating/tiers.ts'
import { traitsOn } from '@ai-vault/game/weapons/traits-on.ts'
import { namesakesOf, sameWeapon } from '@ai-vault/game/weapons/verdict/vault-copy.ts'
import type { GameWeapon, Side, Vault } from '../facts.ts'
import { linkTo } from '../words/text.ts'
import { isThing } from './names.ts'
import { ARMOR, WEAPONS } from './tagged.ts'

export type OwnedItem = Weapon | ArmorPiece

export const weaponsIn = (items: readonly OwnedItem[]): readonly Weapon[] =>
  items.filter((item) => item.kind === 'weapon')
export const armorIn = (items: readonly OwnedItem[]): readonly ArmorPiece[] =>
  items.filter((item) => item.kind === 'armor')

export const hrefOf = (item: OwnedItem): string =>
  item.kind === 'weapon' ? `/forge/${item.instanceId}` : `/armory?tab=armor&piece=${item.instanceId}`

export const linkOf = (item: OwnedItem): string => linkTo(item.name, hrefOf(item))

export const gameLink = ({ name, hash }: Pick<GameWeapon, 'name' | 'hash'>): string =>
  linkTo(name, `/forge/${hash}`)

export const thingOf = (item: OwnedItem): Thing => ({
  name: inEnglish(item).slice(0, 120),
  hash: item.hash,
  instance_id: item.instanceId,
})

const ownerOf = (characterId: string, { characters }: Pick<Vault, 'characters'>): string =>
  characters.find(({ id }) => id === characterId)?.classType ?? 'character'

/** On a row: "Vault", "Hunter", "Hunter, equipped". */
export function placeShort(place: ItemPlace, vault: Pick<Vault, 'characters'>): string {
  if (place.in === 'vault') return 'Vault'
  const owner = capitalized(ownerOf(place.characterId, vault))
  if (place.in === 'postmaster') return `Postmaster of the ${owner}`
  return place.equipped ? `${owner}, equipped` : owner
}

/** In a sentence: "in the vault", "on your hunter". */
export function placeInWords(place: ItemPlace, vault: Pick<Vault, 'characters'>): string {
  if (place.in === 'vault') return 'in the vault'
  const owner = ownerOf(place.characterId, vault)
  if (place.in === 'postmaster') return `at the postmaster of your ${owner}`
  return place.equipped ? `equipped on your ${owner}` : `on your ${owner}`
}

/** "1,704, tier 5": how a player tells one copy from another. */
export function copyLabel(item: OwnedItem): string {
  const parts = [
    item.power === undefined ? '' : countInWords(item.power),
    item.tier === undefined ? '' : `tier ${item.tier}`,
    item.kind === 'weapon' && item.crafted ? 'crafted' : '',
  ]
  return parts.filter(Boolean).join(', ') || item.name
}

/** What is on, and what would have to be on for its score. */
export function rollInWords(weapon: Weapon, vault: Vault, side?: Side): string {
  const rating = vault.ratings.get(weapon.instanceId)
  const on = traitsOn(weapon)
  const better =
    traitsToSwitchTo(weapon, rating?.[side ?? rating.activity])?.filter((trait) => !on.includes(trait)) ?? []
  const apart = distinctionOf(weapon, namesakesOf(weapon, vault.weapons))
  const notes = [apart, better.length > 0 ? `this score with ${listInWords(better)}` : ''].filter(Boolean)
  return [listInWords(on), notes.length > 0 ? `(${notes.join('; ')})` : ''].filter(Boolean).join(' ')
}

export function scoreOf({ instanceId }: Weapon, { ratings }: Vault, side?: Side): number | undefined {
  const rating = ratings.get(instanceId)
  if (side) return rating?.[side].score
  return rating && Math.max(rating.pve.score ?? -1, rating.pvp.score ?? -1) >= 0
    ? Math.max(rating.pve.score ?? -1, rating.pvp.score ?? -1)
    : undefined
}

/** "9.4", or of both sides "8.7 PvE, 3.1 PvP"; absent where there is no roll to rate. */
export function scoreInWords(weapon: Weapon, vault: Vault, side?: Side): string | undefined {
  const rating = vault.ratings.get(weapon.instanceId)
  const shown = (score: number | undefined, where: string) =>
    score === undefined ? [] : [`${scoreText(score)}${where}`]
  if (side) return shown(rating?.[side].score, '')[0]
  const both = [...shown(rating?.pve.score, ' PvE'), ...shown(rating?.pvp.score, ' PvP')]
  return both.length > 0 ? both.join(', ') : undefined
}

export const tierFor = (weapon: Weapon, vault: Vault, side?: Side): string | undefined => {
  const rating = vault.ratings.get(weapon.instanceId)
  const tier = side ? rating?.[side].tier : rating?.tier
  return tier === 'Unrated' ? undefined : tier
}

/** As the armory stands by rating: by the score that is shown, of the side that is asked about or else of its headline. */
export function bestFirst(vault: Vault, side?: Side): (one: Weapon, other: Weapon) => number {
  const ranked = (item: Weapon): Ranked => {
    const rating = vault.ratings.get(item.instanceId)
    return { item, rating: rating?.[side ?? rating.activity], power: item.power, name: item.name }
  }
  return (one, other) => compareRanked(ranked(one), ranked(other))
}

export interface FactOptions {
  readonly side?: Side | undefined
  /** Beside the roll: why it stands here. */
  readonly lines?: readonly string[]
  readonly value?: string | undefined
}

export const weaponFact = (weapon: Weapon, vault: Vault, options: FactOptions = {}): Fact => ({
  title: weapon.name,
  href: hrefOf(weapon),
  item: { hash: weapon.hash, instance_id: weapon.instanceId },
  lines: [rollInWords(weapon, vault, options.side), ...(options.lines ?? [])].filter(Boolean),
  value: options.value ?? scoreInWords(weapon, vault, options.side),
  tier: tierFor(weapon, vault, options.side),
  place: placeShort(weapon.place, vault),
})

export const statsInWords = ({ stats }: Pick<ArmorPiece, 'stats'>): string =>
  ARMOR_STATS.map((stat, at) => `${stat} ${stats[at]}`).join(', ')

export const statSum = ({ stats }: Pick<ArmorPiece, 'stats'>): number =>
  stats.reduce((sum, points) => sum + points, 0)

export const slotName = (slot: string): string => slot.replaceAll(/[-_]/g, ' ')

export const armorFact = (piece: ArmorPiece, vault: Vault, options: FactOptions = {}): Fact => ({
  title: piece.name,
  href: hrefOf(piece),
  item: { hash: piece.hash, instance_id: piece.instanceId },
  lines: [
    ...(options.lines ?? [
      `${capitalized(piece.classType ?? 'any class')} ${slotName(piece.slot)}${piece.tier ? `, tier ${piece.tier}` : ''}`,
    ]),
  ],
  value: options.value,
  place: placeShort(piece.place, vault),
})

export const itemFact = (item: OwnedItem, vault: Vault, options: FactOptions = {}): Fact =>
  item.kind === 'weapon' ? weaponFact(item, vault, options) : armorFact(item, vault, options)

/** Every copy of what is named: one instance, or all editions of a weapon as the Forge counts them. */
export function copiesOf(thing: Thing, vault: Vault): readonly OwnedItem[] {
  const isMeant = (item: OwnedItem) =>
    isThing(thing, item.kind === 'weapon' ? WEAPONS.tagged(item) : ARMOR.tagged(item))
  const found = [...vault.weapons, ...vault.armor].filter(isMeant)
  if (thing.instance_id !== undefined) return found
  const editions = new Set(found.flatMap((item) => (item.kind === 'weapon' ? [sameWeapon(item)] : [])))
  return editions.size === 0
    ? found
    : [
        ...vault.weapons.filter((weapon) => editions.has(sameWeapon(weapon))),
        ...found.filter(({ kind }) => kind === 'armor'),
      ]
}

/** The character played last, or the one of a class. */
export const lastPlayed = ({ characters }: Pick<Vault, 'characters'>) =>
  characters.toSorted((one, other) => other.lastPlayed.localeCompare(one.lastPlayed))[0]

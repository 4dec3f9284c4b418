/**
 * Rows of every kind told by the same words as the slots of a query ('weapon_type:hand_cannon', 'rarity:exotic'), so that
 * one rule applies slots and honours what is ruled out, whatever is listed.
 */
import { WEAPON_TYPES as SLOT_TYPES } from '@ai-vault/contract/advice/query.ts'
import { inEnglish } from '@ai-vault/game/in-english.ts'
import {
  ARMOR_SLOTS,
  type ArmorPiece,
  CHAMPIONS,
  CLASSES,
  DAMAGE_TYPES,
  type ItemPlace,
  type Weapon,
  type WeaponType,
} from '@ai-vault/game/items.ts'
import { ACTIVITY_KINDS, activityKind, isPvp } from '@ai-vault/game/scores/week/activity-kinds.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import type { Collected, GameWeapon, OpenTriumph, PlayedRun, Task, Vault } from '../facts.ts'
import { nameKey } from './names.ts'

export interface Tagged {
  /** In English. */
  readonly name: string
  readonly hash?: number | undefined
  readonly instanceId?: string | undefined
  readonly tags: ReadonlySet<string>
  /** The names of all that is on it as keys, and whole: Frenzy is not Feeding Frenzy. */
  readonly perks?: ReadonlySet<string> | undefined
}

const snake = (name: string): string => name.replaceAll('-', '_')

/** The slot's word for a type of the game, and back. */
export const slotType = (type: WeaponType): (typeof SLOT_TYPES)[number] =>
  type === 'combat-bow' ? 'bow' : (snake(type) as (typeof SLOT_TYPES)[number])
export const gameType = (type: (typeof SLOT_TYPES)[number]): WeaponType =>
  type === 'bow' ? 'combat-bow' : (type.replaceAll('_', '-') as WeaponType)

const KIND_WORDS: Readonly<Partial<Record<keyof typeof ACTIVITY_KINDS, string>>> = { operation: 'portal' }
const kindWord = (kind: keyof typeof ACTIVITY_KINDS): string => KIND_WORDS[kind] ?? snake(kind)
export const GRANDMASTER = 'grandmaster_nightfall'

/** What can be told of rows, group by group. */
export const VOCABULARY = {
  item_kind: ['weapon', 'armor'],
  weapon_type: SLOT_TYPES,
  rarity: ['exotic', 'legendary', 'rare', 'uncommon', 'common'],
  element: DAMAGE_TYPES,
  slot: ['kinetic', 'energy', 'power', ...ARMOR_SLOTS.map(snake)],
  ammo: ['primary', 'special', 'heavy'],
  class: CLASSES,
  place: ['postmaster', 'vault', 'equipped'],
  champion: CHAMPIONS,
  state: ['crafted', 'locked', 'masterworked', 'adept'],
  mode: ['pve', 'pvp'],
  activity: [...(Object.keys(ACTIVITY_KINDS) as (keyof typeof ACTIVITY_KINDS)[]).map(kindWord), GRANDMASTER],
  difficulty: ['master', 'expert', 'grandmaster'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type Group = keyof typeof VOCABULARY

/** How rows of one kind are told, and which groups say anything of them. */
export interface View<T> {
  readonly groups: readonly Group[]
  /** Things that a question names can be among these rows. */
  readonly byName: boolean
  /** The rows tell what is on them. */
  readonly perks: boolean
  /** All rows of this kind that are owned, where the armory can search them. */
  readonly ofVault?: (vault: Pick<Vault, 'weapons' | 'armor'>) => readonly (Weapon | ArmorPiece)[]
  tagged(row: T): Tagged
}

const tagsOf = (tags: Readonly<Partial<Record<Group, string | readonly string[] | undefined>>>) =>
  new Set(
    Object.entries(tags).flatMap(([group, values]) =>
      [values ?? []].flat().map((value) => `${group}:${value}`),
    ),
  )

const placeWords = (place: ItemPlace): readonly string[] =>
  place.in !== 'character' ? [place.in] : place.equipped ? ['equipped'] : []

const ADEPT = /\((?:adept|timelost|harrowed)\)$/i

const stateWords = (item: Weapon | ArmorPiece): readonly string[] => [
  ...(item.locked ? ['locked'] : []),
  ...(item.masterworked ? ['masterworked'] : []),
  ...(item.kind === 'weapon' && item.crafted ? ['crafted'] : []),
  ...(ADEPT.test(inEnglish(item)) ? ['adept'] : []),
]

const gameWeaponTags = ({ type, element, slot, ammo, rarity }: Omit<GameWeapon, 'name' | 'hash'>) =>
  ({ item_kind: 'weapon', weapon_type: slotType(type), element, slot, ammo, rarity }) as const

const perksOf = ({ columns, frame }: Weapon): ReadonlySet<string> =>
  new Set(
    [...columns.flatMap(({ selectable }) => selectable), ...(frame ? [frame] : [])].map((plug) =>
      nameKey(inEnglish(plug)),
    ),
  )

/** A search over a whole vault tells each copy once. */
const known = new WeakMap<Weapon | ArmorPiece, Tagged>()

function taggedItem(item: Weapon | ArmorPiece): Tagged {
  const before = known.get(item)
  if (before) return before
  const { hash, instanceId, place } = item
  const shared = { place: placeWords(place), state: stateWords(item) }
  const made: Tagged = {
    name: inEnglish(item),
    hash,
    instanceId,
    ...(item.kind === 'weapon'
      ? {
          tags: tagsOf({ ...gameWeaponTags(item), ...shared, champion: item.champion }),
          perks: perksOf(item),
        }
      : {
          tags: tagsOf({
            item_kind: 'armor',
            rarity: item.rarity,
            slot: snake(item.slot),
            class: item.classType,
            ...shared,
          }),
          perks: new Set(item.exoticPerks.map(nameKey)),
        }),
  }
  known.set(item, made)
  return made
}

const WEAPON_GROUPS = ['item_kind', 'weapon_type', 'rarity', 'element', 'slot', 'ammo', 'champion'] as const

export const WEAPONS: View<Weapon> = {
  groups: [...WEAPON_GROUPS, 'place', 'state'],
  byName: true,
  perks: true,
  ofVault: ({ weapons }) => weapons,
  tagged: taggedItem,
}
export const ARMOR: View<ArmorPiece> = {
  groups: ['item_kind', 'rarity', 'slot', 'class', 'place', 'state'],
  byName: true,
  perks: true,
  ofVault: ({ armor }) => armor,
  tagged: taggedItem,
}
export const GAME_WEAPONS: View<GameWeapon> = {
  groups: WEAPON_GROUPS.filter((group) => group !== 'champion'),
  byName: true,
  perks: false,
  tagged: (weapon) => ({
    name: weapon.name,
    hash: weapon.hash,
    tags: tagsOf(gameWeaponTags(weapon)),
  }),
}
export const COLLECTION: View<Collected> = {
  groups: ['item_kind', 'weapon_type', 'rarity', 'element', 'slot', 'ammo', 'class', 'activity'],
  byName: true,
  perks: false,
  tagged: ({ name, hash, kind, rarity, weapon, class: owner, armorSlot, source }) => ({
    name,
    hash,
    tags: tagsOf({
      item_kind: kind,
      rarity,
      class: owner,
      ...(weapon ? gameWeaponTags(weapon) : {}),
      ...(armorSlot ? { slot: snake(armorSlot) } : {}),
      activity: activitiesIn(source),
    }),
  }),
}

/** The kinds of activity that a text of the game names: 'Source: "King's Fall" Raid'. */
export function activitiesIn(text: string | undefined): readonly string[] {
  const words = fold(text ?? '')
  return VOCABULARY.activity.filter((kind) => words.includes(kind.replaceAll('_', ' ')))
}

/** Kinds of activity against other players. */
const VERSUS: readonly string[] = ['crucible', 'trials', 'iron_banner', 'competitive']

function modeTags(modes: readonly number[], difficulty?: string) {
  const kind = activityKind(modes)
  const isVersus = isPvp(modes) || (kind !== undefined && VERSUS.includes(kindWord(kind)))
  const isGrandmaster = kind === 'nightfall' && difficulty === 'Grandmaster'
  return {
    mode: isVersus ? 'pvp' : 'pve',
    activity: [
      ...(kind ? [kindWord(kind)] : []),
      ...(isVersus ? ['crucible'] : []),
      ...(isGrandmaster ? [GRANDMASTER] : []),
    ],
    difficulty: difficulty?.toLowerCase(),
  }
}

export const RUNS: View<PlayedRun> = {
  groups: ['mode', 'activity', 'class', 'difficulty'],
  byName: true,
  perks: false,
  tagged: ({ plainName, hash, modes, class: owner, difficulty }) => ({
    name: plainName,
    hash,
    tags: tagsOf({ ...modeTags(modes, difficulty), class: owner }),
  }),
}
export const TASKS: View<Task> = {
  groups: ['mode', 'activity', 'class'],
  byName: false,
  perks: false,
  tagged: ({ name, hash, modes, class: owner }) => {
    const { mode, activity } = modeTags(modes)
    return {
      name,
      hash,
      // A task whose kind is not known by its number may name it.
      tags: tagsOf({ mode, activity: [...activity, ...activitiesIn(name)], class: owner }),
    }
  },
}

/** Where a triumph is done stands in its own text. */
export const TRIUMPHS: View<OpenTriumph> = {
  groups: ['mode', 'activity'],
  byName: false,
  perks: false,
  tagged: ({ name, description, hash }) => {
    const activity = activitiesIn(`${name} ${description}`)
    const isVersus = activity.some((kind) => VERSUS.includes(kind))
    return {
      name,
      hash,
      tags: tagsOf({
        activity: isVersus ? [...activity, 'crucible'] : activity,
        mode: isVersus ? 'pvp' : 'pve',
      }),
    }
  },
}

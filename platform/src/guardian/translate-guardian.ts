import type { Guardian, Loadout } from '@ai-vault/game/guardian.ts'
import type { ArmorPiece, OtherItem, Weapon } from '@ai-vault/game/items.ts'
import { isTriumphComplete } from '@ai-vault/game/triumphs/triumph-state.ts'
import type { Account } from '../account/account.ts'
import { playerName } from '../account/player-name.ts'
import type { Definitions } from '../manifest/definitions.ts'
import { ITEM_TABLE } from '../manifest/index/table-shapes.ts'
import { isArmor } from '../manifest/items/armor-kinds.ts'
import { type ItemDefinition, WEAPON_ITEM_TYPE } from '../manifest/items/item-definition.ts'
import { at, count, entries, hash, id, isObject, list, number, text, words } from '../wire/read.ts'
import { readOwnerOnly, readWithheld } from './components.ts'
import type { AccountFacts } from './items/item-basics.ts'
import { type OwnedItem, readOwnedItems, VAULT_BUCKET } from './items/owned-items.ts'
import { translateArmor } from './items/translate-armor.ts'
import { translateOther } from './items/translate-other.ts'
import { translateWeapon } from './items/translate-weapon.ts'
import { readCharacters } from './read-characters.ts'
import { readArmorMods, readSubclasses } from './read-kit.ts'
import { readMilestones, readOpenStories } from './read-milestones.ts'
import { readSeason } from './read-season.ts'
import {
  isGivenOut,
  readCollectibles,
  readFoundEntries,
  readMetrics,
  readTriumphScore,
  readTriumphs,
} from './read-triumphs.ts'

/** A profile of the wire as a guardian of the game. Whatever is missing becomes empty and is named as withheld. */
export function translateGuardian(
  profile: unknown,
  owner: Pick<Account, 'membershipId' | 'membershipType'>,
  definitions: Definitions,
  readAt: number,
): Guardian {
  const owned = readOwnedItems(profile)
  const loadouts = readLoadouts(profile, definitions)
  const vault = readVault(profile, owned, definitions)
  const triumphScore = readTriumphScore(profile)
  const collectibles = readCollectibles(profile)
  const inCollections = new Set(collectibles.filter(isGivenOut).map(({ hash }) => hash))
  const triumphs = readTriumphs(profile)
  const done = new Set(triumphs.filter(isTriumphComplete).map(({ hash }) => hash))
  const account = {
    loadoutsOf: loadoutsByItem(loadouts),
    isInCollections: (collectibleHash: number) => inCollections.has(collectibleHash),
    isDone: (recordHash: number) => done.has(recordHash),
  }
  return {
    membershipId: owner.membershipId,
    membershipType: owner.membershipType,
    ...playerName(at(profile, 'profile', 'data', 'userInfo')),
    mintedAt: mintedAt(words(at(profile, 'responseMintedTimestamp')), readAt),
    characters: readCharacters(profile, definitions),
    ...translateItems(owned, definitions, account),
    subclasses: readSubclasses(profile, owned, definitions),
    armorMods: readArmorMods(profile, owned, definitions),
    currencies: readCurrencies(profile, definitions),
    ...(vault ? { vault } : {}),
    loadouts,
    triumphs,
    ...(triumphScore ? { triumphScore } : {}),
    collectibles,
    foundEntries: readFoundEntries(profile),
    metrics: readMetrics(profile),
    milestones: readMilestones(profile, definitions),
    openStories: readOpenStories(profile, definitions),
    ...readSeason(profile, definitions),
    fireteam: readFireteam(profile),
    withheld: readWithheld(profile),
    ownerOnly: readOwnerOnly(profile),
  }
}

function readVault(
  profile: unknown,
  owned: readonly OwnedItem[],
  definitions: Definitions,
): Guardian['vault'] {
  if (!isObject(at(profile, 'profileInventory', 'data'))) return undefined
  const bucket = definitions.definition('DestinyInventoryBucketDefinition', VAULT_BUCKET)
  return {
    used: owned.filter((item) => item.bucketHash === VAULT_BUCKET).length,
    capacity: count(at(bucket, 'itemCount')),
  }
}

function readCurrencies(profile: unknown, definitions: Definitions): Guardian['currencies'] {
  return list(at(profile, 'profileCurrencies', 'data', 'items')).flatMap((item) => {
    const itemHash = hash(at(item, 'itemHash'))
    if (itemHash === undefined) return []
    const name = definitions.named(ITEM_TABLE, itemHash)?.name ?? ''
    return [{ hash: itemHash, name, quantity: number(at(item, 'quantity')) ?? 0 }]
  })
}

function readFireteam(profile: unknown): Guardian['fireteam'] {
  return list(at(profile, 'profileTransitoryData', 'data', 'partyMembers')).flatMap((member) => {
    const membershipId = id(at(member, 'membershipId'))
    return membershipId === undefined
      ? []
      : [{ membershipId, displayName: text(at(member, 'displayName')) ?? '' }]
  })
}

interface TranslatedItems {
  readonly weapons: readonly Weapon[]
  readonly armor: readonly ArmorPiece[]
  readonly others: readonly OtherItem[]
  readonly unknownItems: number
}

function translateItems(
  owned: readonly OwnedItem[],
  definitions: Definitions,
  account: AccountFacts,
): TranslatedItems {
  const weapons: Weapon[] = []
  const armor: ArmorPiece[] = []
  const others: OtherItem[] = []
  let unknownItems = 0
  for (const copy of owned) {
    const item = definitions.item(copy.hash)
    if (!item) {
      unknownItems += 1
      continue
    }
    const translated = translateItem(copy, item, definitions, account)
    if (translated.kind === 'weapon') weapons.push(translated)
    else if (translated.kind === 'armor') armor.push(translated)
    else others.push(translated)
  }
  return { weapons, armor, others, unknownItems }
}

function translateItem(
  copy: OwnedItem,
  item: ItemDefinition,
  definitions: Definitions,
  account: AccountFacts,
): Weapon | ArmorPiece | OtherItem {
  const gear =
    item.itemType === WEAPON_ITEM_TYPE
      ? translateWeapon(copy, item, definitions, account)
      : isArmor(item)
        ? translateArmor(copy, item, definitions, account)
        : undefined
  return gear ?? translateOther(copy, item)
}

/** Clocks of two machines differ a little; a mint further ahead than this is not a mint. */
const TOLERANCE_MS = 5 * 60_000

/**
 * When the platform minted an answer. A time that cannot be read or lies in the future would keep every later copy
 * from replacing this one, so the moment of reading stands in for it.
 */
export function mintedAt(claimed: string | undefined, readAt: number): string {
  const time = Date.parse(claimed ?? '')
  const usable = Number.isFinite(time) && time <= readAt + TOLERANCE_MS
  return usable && claimed !== undefined ? claimed : new Date(readAt).toISOString()
}

const NO_ITEM = '0'

/** The loadouts that hold something; slots never used are left out. */
function readLoadouts(profile: unknown, definitions: Definitions): readonly Loadout[] {
  return entries(at(profile, 'characterLoadouts', 'data')).flatMap(([characterId, component]) =>
    list(at(component, 'loadouts')).flatMap((loadout, index) => {
      const itemIds = list(at(loadout, 'items')).flatMap((item) => {
        const itemId = id(at(item, 'itemInstanceId'))
        return itemId === undefined || itemId === NO_ITEM ? [] : [itemId]
      })
      if (itemIds.length === 0) return []
      const name = loadoutName(hash(at(loadout, 'nameHash')), definitions) ?? `Loadout ${index + 1}`
      return [{ id: `${characterId}:${index}`, characterId, index, name, itemIds }]
    }),
  )
}

function loadoutName(nameHash: number | undefined, definitions: Definitions): string | undefined {
  if (nameHash === undefined) return undefined
  return text(at(definitions.definition('DestinyLoadoutNameDefinition', nameHash), 'name'))
}

function loadoutsByItem(loadouts: readonly Loadout[]): AccountFacts['loadoutsOf'] {
  const byItem = new Map<string, string[]>()
  for (const loadout of loadouts) {
    for (const itemId of new Set(loadout.itemIds)) {
      byItem.set(itemId, [...(byItem.get(itemId) ?? []), loadout.id])
    }
  }
  return (instanceId) => byItem.get(instanceId) ?? []
}

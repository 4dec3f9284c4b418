import type { Guardian } from '@ai-vault/game/guardian.ts'
import { isTriumphComplete } from '@ai-vault/game/triumphs/triumph-state.ts'
import type { Account } from '../account/account.ts'
import { playerName } from '../account/player-name.ts'
import type { Definitions } from '../manifest/definitions.ts'
import { ITEM_TABLE } from '../manifest/index/table-shapes.ts'
import { at, count, hash, id, isObject, list, number, text, words } from '../wire/read.ts'
import { readOwnerOnly, readWithheld } from './components.ts'
import { type OwnedItem, readOwnedItems, VAULT_BUCKET } from './items/owned-items.ts'
import { translateItems } from './items/translate-items.ts'
import { mintedAt } from './minted-at.ts'
import { readCharacters } from './read/read-characters.ts'
import { readArmorMods, readSubclasses } from './read/read-kit.ts'
import { loadoutsByItem, readLoadouts } from './read/read-loadouts.ts'
import { readMilestones, readOpenStories } from './read/read-milestones.ts'
import { readSeason } from './read/read-season.ts'
import {
  isGivenOut,
  readCollectibles,
  readFoundEntries,
  readMetrics,
  readTriumphScore,
  readTriumphs,
} from './read/read-triumphs.ts'

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

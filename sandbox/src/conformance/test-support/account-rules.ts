import type { DestinyClassDefinition, DestinyRaceDefinition } from 'bungie-api-ts/destiny2'
import { isArmor, isWeapon } from './account-view.ts'
import { must, NOT_IN_2021, type Rule, rule } from './rule.ts'

const POWER = 1935470627
const ARMOR_STATS = [2996146975, 392767087, 1943323491, 144602215, 1735777505, 4244567218]
const EMBLEM = 14
const UNSET = 2166136261
const EMPTY_SLOT = '0'

/** Characters and what belongs to the account as a whole. */
export const ACCOUNT_RULES: readonly Rule[] = [
  rule('class, race and gender of a character are defined, by number and by hash', function* (view) {
    for (const { characterId, ...character } of Object.values(view.profile.characters?.data ?? {})) {
      const race = view.definition<DestinyRaceDefinition>('DestinyRaceDefinition', character.raceHash)
      const classy = view.definition<DestinyClassDefinition>('DestinyClassDefinition', character.classHash)
      const gender = view.definition('DestinyGenderDefinition', character.genderHash)
      yield must(
        race?.raceType === character.raceType &&
          classy?.classType === character.classType &&
          gender !== undefined,
        () => characterId,
      )
    }
  }),
  rule(
    'class and race have a name for the character’s gender',
    function* (view) {
      for (const character of Object.values(view.profile.characters?.data ?? {})) {
        const race = view.definition<DestinyRaceDefinition>('DestinyRaceDefinition', character.raceHash)
        const classy = view.definition<DestinyClassDefinition>('DestinyClassDefinition', character.classHash)
        yield must(
          Boolean(
            race?.genderedRaceNamesByGenderHash?.[character.genderHash] &&
              classy?.genderedClassNamesByGenderHash?.[character.genderHash],
          ),
          () => character.characterId,
        )
      }
    },
    NOT_IN_2021.trimmed,
  ),
  rule('a character tells six stats and its power, which is its light', function* (view) {
    for (const { characterId, stats, light } of Object.values(view.profile.characters?.data ?? {}))
      yield must(
        stats[POWER] === light && ARMOR_STATS.every((hash) => (stats[hash] ?? -1) >= 0),
        () => `${characterId}: ${JSON.stringify(stats)}`,
      )
  }),
  rule('a character’s light is near the mean power of what it wears', function* (view) {
    for (const [id, { light }] of Object.entries(view.profile.characters?.data ?? {})) {
      const worn = view.items
        .filter(
          (held) => held.held === 'worn' && held.characterId === id && (isWeapon(held) || isArmor(held)),
        )
        .map(({ instance }) => instance?.primaryStat?.value ?? 0)
      const mean = worn.reduce((sum, power) => sum + power, 0) / Math.max(1, worn.length)
      // The artifact of old adds to the light.
      yield must(
        worn.length === 8 && light >= Math.floor(mean) && light - mean < 40,
        () => `${id}: ${light}, ${mean}`,
      )
    }
  }),
  rule('the emblem of a character is an emblem that it wears', function* (view) {
    for (const { characterId, emblemHash } of Object.values(view.profile.characters?.data ?? {})) {
      const worn = view.items.some(
        ({ item, held, characterId: owner }) =>
          item.itemHash === emblemHash && held === 'worn' && owner === characterId,
      )
      yield must(worn && view.item(emblemHash)?.itemType === EMBLEM, () => `${characterId}: ${emblemHash}`)
    }
  }),
  rule(
    'the profile names the characters that the answer holds',
    function* (view) {
      const ids = view.profile.profile?.data?.characterIds ?? []
      yield must(ids.join() === Object.keys(view.profile.characters?.data ?? {}).join(), () => ids.join())
    },
    'the stored answer holds no profile component',
  ),
  rule(
    'a loadout is of items that are there, with a plug or none for each socket, and a look that is defined',
    function* (view) {
      const byId = new Map(view.items.map((held) => [held.item.itemInstanceId, held]))
      for (const { loadouts } of Object.values(view.profile.characterLoadouts?.data ?? {}))
        for (const { items, nameHash, colorHash, iconHash } of loadouts) {
          const looks = [
            ['DestinyLoadoutNameDefinition', nameHash],
            ['DestinyLoadoutColorDefinition', colorHash],
            ['DestinyLoadoutIconDefinition', iconHash],
          ] as const
          yield must(
            looks.every(([table, hash]) => hash === UNSET || view.definition(table, hash) !== undefined) &&
              items.every(({ itemInstanceId, plugItemHashes }) => {
                if (itemInstanceId === EMPTY_SLOT) return true
                const held = byId.get(itemInstanceId)
                return held !== undefined && plugItemHashes.length >= held.sockets.length
              }),
            () => JSON.stringify(items.map(({ itemInstanceId }) => itemInstanceId)),
          )
        }
    },
    NOT_IN_2021.loadouts,
  ),
  rule(
    'what vendors take is told as much as there is of it',
    function* (view) {
      for (const { itemQuantities } of Object.values(view.profile.characterCurrencyLookups?.data ?? {}))
        for (const [hash, quantity] of Object.entries(itemQuantities)) {
          const held = [
            ...(view.profile.profileInventory?.data?.items ?? []),
            ...(view.profile.profileCurrencies?.data?.items ?? []),
          ].filter(({ itemHash }) => itemHash === Number(hash))
          yield must(
            held.reduce((sum, item) => sum + item.quantity, 0) === quantity,
            () => `${hash}: ${quantity}`,
          )
        }
    },
    'the stored answer holds no lookups',
  ),
]

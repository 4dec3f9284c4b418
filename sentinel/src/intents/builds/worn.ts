/** What a question about a loadout means: what is worn now, or an in-game loadout by its number or name. */
import type { Character, Loadout } from '@ai-vault/game/guardian.ts'
import type { ArmorPiece, Weapon } from '@ai-vault/game/items.ts'
import type { Ask } from '../../ask.ts'
import type { Vault } from '../../facts.ts'
import { nameKey, sameName } from '../../rows/names.ts'
import { lastPlayed } from '../../rows/owned.ts'

export interface Worn {
  readonly character: Character | undefined
  /** Absent for what is worn now. */
  readonly loadout?: Loadout | undefined
  readonly weapons: readonly Weapon[]
  readonly armor: readonly ArmorPiece[]
  /** A loadout was asked for that is not there. */
  readonly unknown?: string | undefined
  readonly known: readonly Loadout[]
}

export function wornBy(ask: Ask, vault: Vault): Worn {
  const wanted = ask.slot('class')
  const asked = ask.slot('loadout')
  const character =
    wanted && wanted !== 'all'
      ? vault.characters.find(({ classType }) => classType === wanted)
      : lastPlayed(vault)
  const own = vault.loadouts.filter(
    ({ characterId }) => !wanted || wanted === 'all' || characterId === character?.id,
  )
  if (asked !== undefined && asked !== 'equipped') {
    const loadout = typeof asked === 'number' ? numbered(asked, own, character) : calledSo(asked, own)
    if (!loadout)
      return {
        character,
        weapons: [],
        armor: [],
        known: own,
        unknown: typeof asked === 'number' ? `loadout ${asked}` : asked,
      }
    const ids = new Set(loadout.itemIds)
    return {
      character: vault.characters.find(({ id }) => id === loadout.characterId),
      loadout,
      weapons: vault.weapons.filter(({ instanceId }) => ids.has(instanceId)),
      armor: vault.armor.filter(({ instanceId }) => ids.has(instanceId)),
      known: own,
    }
  }
  const isWorn = ({ place }: Weapon | ArmorPiece) =>
    place.in === 'character' && place.equipped && place.characterId === character?.id
  return { character, weapons: vault.weapons.filter(isWorn), armor: vault.armor.filter(isWorn), known: own }
}

const numbered = (
  number: number,
  own: readonly Loadout[],
  character: Character | undefined,
): Loadout | undefined => {
  const all = own.filter(({ index }) => index === number - 1)
  return all.find(({ characterId }) => characterId === character?.id) ?? all[0]
}

const calledSo = (name: string, own: readonly Loadout[]): Loadout | undefined =>
  own.find((each) => sameName(each.name, name)) ??
  own.find((each) => nameKey(each.name).includes(nameKey(name)))

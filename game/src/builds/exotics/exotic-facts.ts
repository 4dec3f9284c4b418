/**
 * What exotic armor does, in our own words, and what of a build it works with. Facts of the game, by English name. An exotic
 * that is not in here, or that names no need, works with every build.
 */
import { readRecord, readRows, readText, readWord, row } from '../../data-rows.ts'
import { DAMAGE_TYPES, type DamageType, WEAPON_TYPES, type WeaponType } from '../../items.ts'
import type { AbilityKind, SubclassElement } from '../../kit.ts'
import type { Effect } from '../synergy/effects.ts'
import rows from './exotic-armor.json' with { type: 'json' }

export type ExoticNeed =
  /** One of these abilities or aspects; "Golden Gun" means each of its forms. */
  | { readonly abilities: readonly string[] }
  /** A Super, grenade or melee of this element, or only the kind that is named. */
  | { readonly element: Exclude<SubclassElement, 'prismatic'>; readonly kind?: AbilityKind }
  | { readonly subclasses: readonly SubclassElement[] }
  /** Something in the kit that brings it about. */
  | { readonly effect: Extract<Effect, 'invisible'> }
  | { readonly weapons: readonly WeaponType[] }
  /** A weapon of this element; 'own': of one that the abilities are of. */
  | { readonly weaponOf: DamageType | 'own' }

export interface ExoticFact {
  /** Follows the name and a colon. */
  readonly does: string
  /** Any one of them is enough. */
  readonly needs: readonly ExoticNeed[]
  /** All of them, or it does nothing; having them makes it no better than others of general use. */
  readonly only?: readonly ExoticNeed[]
  /** It makes the Super one heavy blow: for one great foe, not for a crowd. */
  readonly oneBlow?: true
}

const LIGHT_AND_DARK = ['arc', 'solar', 'void', 'stasis', 'strand'] as const
const KINDS: readonly AbilityKind[] = ['super', 'grenade', 'melee', 'class']

function readNeed(value: unknown): ExoticNeed {
  const need = readRecord(value, 'need')
  if (need.abilities) return { abilities: row(need.abilities).map(readText) }
  if (need.subclasses)
    return {
      subclasses: row(need.subclasses).map((each) => readWord(each, [...LIGHT_AND_DARK, 'prismatic'])),
    }
  if (need.weapons) return { weapons: row(need.weapons).map((each) => readWord(each, WEAPON_TYPES)) }
  if (need.weaponOf) return { weaponOf: readWord(need.weaponOf, [...DAMAGE_TYPES, 'own']) }
  if (need.effect) return { effect: readWord(need.effect, ['invisible']) }
  const element = readWord(need.element, LIGHT_AND_DARK)
  return need.kind ? { element, kind: readWord(need.kind, KINDS) } : { element }
}

/** By English name. */
export const EXOTIC_ARMOR: ReadonlyMap<string, ExoticFact> = new Map(
  readRows(rows, 'exotic-armor.json', ([name, , does, needs = [], more = {}]) => {
    const { only, oneBlow } = readRecord(more, 'more')
    return [
      readText(name),
      {
        does: readText(does),
        needs: row(needs).map(readNeed),
        ...(only === undefined ? {} : { only: row(only).map(readNeed) }),
        ...(oneBlow === true ? { oneBlow } : {}),
      },
    ]
  }),
)

export const exoticFact = (englishName: string): ExoticFact | undefined => EXOTIC_ARMOR.get(englishName)

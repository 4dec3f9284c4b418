import { readNumber, readRows, readText, readWord } from '@ai-vault/game/data-rows.ts'
import { CLASSES, type GuardianClass } from '@ai-vault/game/items.ts'
import { type AbilityRow, byKey, readAbility } from '../cells.ts'
import abilityRows from './data/abilities.json' with { type: 'json' }
import subclassRows from './data/subclasses.json' with { type: 'json' }
import { ELEMENTS, type Element } from './fragments-and-grenades.ts'

const KINDS = ['supers', 'classAbilities', 'jumps', 'melees', 'aspects', 'grenades'] as const
type Abilities = Readonly<Record<(typeof KINDS)[number], readonly AbilityRow[]>>

/** Only prismatic subclasses bring grenades of their own. */
export interface SubclassRow extends Abilities {
  readonly classType: GuardianClass
  readonly element: Element
  readonly name: string
  readonly hash: number
}

const ABILITIES = readRows(abilityRows, 'abilities.json', ([subclass, kind, ...ability]) => ({
  subclass: readText(subclass),
  kind: readWord(kind, KINDS),
  ability: readAbility(ability),
}))

const abilitiesOf = (subclass: string) => {
  const own = ABILITIES.filter((each) => each.subclass === subclass)
  return byKey(KINDS, (kind) => own.filter((each) => each.kind === kind).map(({ ability }) => ability))
}

/** The eighteen subclasses with what is theirs alone; names and hashes the game's, sentences ours. */
export const SUBCLASSES: readonly SubclassRow[] = readRows(
  subclassRows,
  'subclasses.json',
  ([classType, element, name, hash]) => ({
    classType: readWord(classType, CLASSES),
    element: readWord(element, ELEMENTS),
    name: readText(name),
    hash: readNumber(hash),
    ...abilitiesOf(readText(name)),
  }),
)

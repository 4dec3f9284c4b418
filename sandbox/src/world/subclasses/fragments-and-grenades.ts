import { readRows, readText, readWord } from '@ai-vault/game/data-rows.ts'
import { byKey, readAbility } from '../tables/cells.ts'
import rows from './shared-abilities.json' with { type: 'json' }

export const ELEMENTS = ['arc', 'solar', 'void', 'stasis', 'strand', 'prismatic'] as const
export type Element = (typeof ELEMENTS)[number]

const read = readRows(rows, 'shared-abilities.json', ([kind, element, ...ability]) => ({
  kind: readText(kind),
  element: readWord(element, ELEMENTS),
  ability: readAbility(ability),
}))

const ofKind = (kind: string) =>
  byKey(ELEMENTS, (element) =>
    read.filter((each) => each.kind === kind && each.element === element).map(({ ability }) => ability),
  )

/** Grenades every class shares, by element; prismatic classes have their own. */
export const GRENADES = ofKind('grenade')

/** Fragments by element; some raise or lower an armor stat. */
export const FRAGMENTS = ofKind('fragment')

import type { SealDefinition } from '@ai-vault/game/triumphs/triumph-definitions.ts'
import { NODE_TABLE, RECORD_TABLE } from '../manifest/index/table-shapes.ts'
import type { Lookups } from '../manifest/manifest.ts'
import { at, hash, list, object, text, words } from '../wire/read.ts'

/** The game's menus: which stand above which, and what is in them. */
interface Menu {
  readonly hash: number
  readonly name: string
  readonly icon?: string
  readonly parents: readonly number[]
  readonly triumphs: readonly number[]
  readonly completionRecord?: number
}

export interface PresentationTree {
  /** The first menu that names it, and the English names from there up to the root. */
  menusOf(kind: 'triumph' | 'collectible', thing: number, parents: readonly number[]): MenuPath
  readonly seals: readonly SealDefinition[]
}

export interface MenuPath {
  readonly menuHash?: number
  readonly names: readonly string[]
}

/** Deeper than any menu of the game; a circle among broken definitions ends here too. */
const DEEPEST = 12

export function readPresentationTree({ definition, hashes }: Lookups): PresentationTree {
  const menus = new Map(
    hashes(NODE_TABLE).map((each) => [each, readMenu(each, definition(NODE_TABLE, each))]),
  )
  const holding = { triumph: new Map<number, number>(), collectible: new Map<number, number>() }
  for (const menu of menus.values()) {
    if (menu.completionRecord) continue
    for (const triumph of menu.triumphs) holding.triumph.set(triumph, menu.hash)
  }
  const pathFrom = (start: number): readonly string[] => {
    const names: string[] = []
    let here = menus.get(start)
    while (here && names.length < DEEPEST) {
      names.push(here.name)
      here = here.parents.map((parent) => menus.get(parent)).find(Boolean)
    }
    return names
  }
  return {
    menusOf(kind, thing, parents) {
      const menuHash = parents.find((parent) => menus.has(parent)) ?? holding[kind].get(thing)
      return menuHash === undefined ? { names: [] } : { menuHash, names: pathFrom(menuHash) }
    },
    seals: [...menus.values()].flatMap((menu) => readSeal(menu, pathFrom(menu.hash), definition)),
  }
}

function readMenu(menuHash: number, node: unknown): Menu {
  const icon = words(at(node, 'displayProperties', 'icon'))
  const completionRecord = hash(at(node, 'completionRecordHash'))
  return {
    hash: menuHash,
    name: text(at(node, 'displayProperties', 'name')) ?? '',
    ...(icon ? { icon } : {}),
    ...(completionRecord ? { completionRecord } : {}),
    parents: list(at(node, 'parentNodeHashes')).flatMap((parent) => hash(parent) ?? []),
    triumphs: list(at(node, 'children', 'records')).flatMap((child) => hash(at(child, 'recordHash')) ?? []),
  }
}

/** A menu whose triumphs earn a title. */
function readSeal(
  menu: Menu,
  path: readonly string[],
  definition: Lookups['definition'],
): readonly SealDefinition[] {
  if (menu.completionRecord === undefined) return []
  const info = at(definition(RECORD_TABLE, menu.completionRecord), 'titleInfo')
  if (at(info, 'hasTitle') !== true) return []
  const gildingHash = hash(at(info, 'gildingTrackingRecordHash'))
  const titles = Object.values(object(at(info, 'titlesByGender'))).flatMap((title) => words(title) ?? [])
  const others = menu.triumphs.filter(
    (triumph) => triumph !== menu.completionRecord && triumph !== gildingHash,
  )
  const first = others.filter((triumph) => at(definition(RECORD_TABLE, triumph), 'forTitleGilding') !== true)
  return [
    {
      hash: menu.hash,
      name: menu.name,
      title: titles[0] ?? menu.name,
      ...(menu.icon ? { icon: menu.icon } : {}),
      legacy: /^legacy\b/i.test(path.at(-1) ?? ''),
      recordHash: menu.completionRecord,
      ...(gildingHash ? { gildingHash } : {}),
      // A title of an event that is over asks for nothing but gilding.
      triumphs: first.length > 0 ? first : others,
    },
  ]
}

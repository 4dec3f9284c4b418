import { readNumber, readRows } from '@ai-vault/game/data-rows.ts'
import type { AmmoType, WeaponType } from '@ai-vault/game/items.ts'
import { readTexts } from '../../tables/cells.ts'
import { readKeyed, tuple } from '../../tables/columns.ts'
import columnRows from '../data/part-columns.json' with { type: 'json' }
import sightRows from '../data/sights.json' with { type: 'json' }
import type { FrameKey } from './frames.ts'

/** What a weapon can roll in its first two columns, by the game's names for the parts. */
const COLUMNS = readKeyed(columnRows, 'part-columns.json', tuple(readTexts, readTexts))
type ColumnsKey = keyof typeof COLUMNS
export type PartColumns = (typeof COLUMNS)[ColumnsKey]

const BY_TYPE: Readonly<Partial<Record<WeaponType, ColumnsKey>>> = {
  shotgun: 'pellet-shotgun',
  'fusion-rifle': 'fusion',
  'linear-fusion-rifle': 'fusion',
  'trace-rifle': 'trace',
  'combat-bow': 'bow',
  glaive: 'glaive',
  'grenade-launcher': 'drum-launcher',
  'rocket-launcher': 'rocket',
  sword: 'sword',
}

/** Weapons that take a sight where others take a barrel, by hash; a row begins with the weapon's name. */
const SIGHTED: ReadonlyMap<number, readonly string[]> = new Map(
  readRows(sightRows, 'sights.json', ([, hash, sights]) => [readNumber(hash), readTexts(sights)]),
)
/** Magazines that a single weapon family rolls beside the usual ones. */
const SERAPH_WEAPONS = new Set([2149683300, 1168625549])
const SERAPH_MAGAZINE = 'Seraph Rounds'

export interface PartUser {
  readonly hash: number
  readonly type: WeaponType
  readonly ammo: AmmoType
  readonly frame?: FrameKey
}

const columnsOf = ({ type, ammo, frame }: PartUser): ColumnsKey => {
  if (frame === 'pinpoint-slug') return 'slug-shotgun'
  if (type === 'sidearm' && frame === 'micro-missile') return 'rocket'
  if (type === 'grenade-launcher' && ammo === 'special') return 'breech-launcher'
  return BY_TYPE[type] ?? 'gun'
}

export const partColumns = (user: PartUser): PartColumns => {
  const [first, second] = COLUMNS[columnsOf(user)]
  return [
    SIGHTED.get(user.hash) ?? first,
    SERAPH_WEAPONS.has(user.hash) ? [...second, SERAPH_MAGAZINE] : second,
  ]
}

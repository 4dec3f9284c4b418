/**
 * How a sentence names one of several copies: by the traits that are switched on, which is what its tile and its row
 * show. A score may rest on others, and then those are said to be switched on first; copies that show the same are told
 * apart by their power.
 */

import { countInWords, listInWords } from '../in-words.ts'
import type { Plug, Weapon } from '../items.ts'
import { ACTIVITY_WORDS, type RatedSide, type RatedSides } from './play-mode.ts'
import { ACTIVITIES, type Activity } from './pve-and-pvp.ts'
import { traitsOn } from './traits-on.ts'

interface CopyName {
  /** What is switched on. */
  readonly on: readonly string[]
  /** What the scores rest on, where that is not on. */
  readonly switchTo?: Switches | undefined
  /** What tells it from copies that show the same. */
  readonly apart?: string | undefined
}

/** Traits to switch to: the same for every score that is told, or others for each activity. */
type Switches = readonly string[] | Readonly<Partial<Record<Activity, readonly string[]>>>

const isForAll = (switches: Switches): switches is readonly string[] => Array.isArray(switches)

/** "switch to Outlaw and Kill Clip first", "switch to Outlaw first for PvE, to Rapid Hit for PvP". */
function switchInWords(switches: Switches): string {
  if (isForAll(switches)) return `switch to ${listInWords(switches)} first`
  const ways = ACTIVITIES.flatMap((activity) => {
    const traits = switches[activity]
    return traits ? [{ activity: ACTIVITY_WORDS[activity], traits: listInWords(traits) }] : []
  })
  return ways
    .map(
      ({ activity, traits }, at) =>
        `${at === 0 ? `switch to ${traits} first` : `to ${traits}`} for ${activity}`,
    )
    .join(', ')
}

/** "Butterfly and Adagio (power 1,704; switch to Shoot to Loot and Stopping Power first)". */
export function nameCopy({ on, switchTo, apart }: CopyName): string {
  const notes = [apart, switchTo && switchInWords(switchTo)].filter(Boolean)
  return [listInWords(on), notes.length > 0 ? `(${notes.join('; ')})` : ''].filter(Boolean).join(' ')
}

/** The same after the weapon's name: " with Outlaw and Kill Clip". */
export function withName(name: CopyName): string {
  const words = nameCopy(name)
  return words && `${name.on.length > 0 ? ' with ' : ' '}${words}`
}

/** The names of the traits that a score rests on, where others are on now. */
export function traitsToSwitchTo(
  { columns }: Pick<Weapon, 'columns'>,
  side: Pick<RatedSide, 'bestTraits'> | undefined,
): readonly string[] | undefined {
  const traits = columns.filter(({ kind, selectable }) => kind === 'trait' && selectable.length > 0)
  const rated = traits.map(
    ({ active, selectable }, at): Plug | undefined => selectable[side?.bestTraits?.[at] ?? -1] ?? active,
  )
  const isOn = traits.every(({ active }, at) => active?.hash === rated[at]?.hash)
  return isOn ? undefined : rated.flatMap((plug) => plug?.name ?? [])
}

/** What the scores in both activities rest on, where others are on now for one of them. */
export function switchesFor(
  weapon: Pick<Weapon, 'columns'>,
  rating: RatedSides | undefined,
): Switches | undefined {
  const pve = traitsToSwitchTo(weapon, rating?.pve)
  const pvp = traitsToSwitchTo(weapon, rating?.pvp)
  if (pve?.join() === pvp?.join()) return pve
  return { ...(pve ? { pve } : {}), ...(pvp ? { pvp } : {}) }
}

const PLACES = {
  vault: 'in the vault',
  character: 'on a character',
  postmaster: 'at the postmaster',
} as const

const MARKS: readonly ((weapon: Weapon) => string)[] = [
  ({ power }) => (power === undefined ? '' : `power ${countInWords(power)}`),
  ({ locked }) => (locked ? 'locked' : 'not locked'),
  ({ place }) => PLACES[place.in],
]

/** What tells a copy from those of the same weapon that show the same traits; undefined where the traits do. */
export function distinctionOf(weapon: Weapon, copies: readonly Weapon[]): string | undefined {
  const shown = traitsOn(weapon).join()
  let alike = copies.filter(
    (other) => other.instanceId !== weapon.instanceId && traitsOn(other).join() === shown,
  )
  const apart = MARKS.map((mark) => {
    const mine = mark(weapon)
    const still = alike.filter((other) => mark(other) === mine)
    const narrows = still.length < alike.length
    alike = still
    return narrows ? mine : ''
  }).filter(Boolean)
  return apart.join(', ') || undefined
}

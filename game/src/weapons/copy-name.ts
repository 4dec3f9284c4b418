/**
 * How a sentence names one of several copies: by the traits that are switched on, which is what its tile and its row
 * show. A score may rest on others, and then those are said to be switched on first; copies that show the same are told
 * apart by their power.
 */

import { countInWords, listInWords } from '../in-words.ts'
import type { Plug, Weapon } from '../items.ts'
import type { RatedSide } from './play-mode.ts'
import { traitsOn } from './traits-on.ts'

interface CopyName {
  /** What is switched on. */
  readonly on: readonly string[]
  /** What the score rests on, where that is not on. */
  readonly switchTo?: readonly string[] | undefined
  /** What tells it from copies that show the same. */
  readonly apart?: string | undefined
}

/** "Butterfly and Adagio (power 1,704; switch to Shoot to Loot and Stopping Power first)". */
export function nameCopy({ on, switchTo, apart }: CopyName): string {
  const notes = [apart, switchTo && `switch to ${listInWords(switchTo)} first`].filter(Boolean)
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
export function toldApart(weapon: Weapon, copies: readonly Weapon[]): string | undefined {
  const shown = traitsOn(weapon).join()
  let alike = copies.filter(
    (other) => other.instanceId !== weapon.instanceId && traitsOn(other).join() === shown,
  )
  const apart = MARKS.map((mark) => {
    const mine = mark(weapon)
    const still = alike.filter((other) => mark(other) === mine)
    const tells = still.length < alike.length
    alike = still
    return tells ? mine : ''
  }).filter(Boolean)
  return apart.join(', ') || undefined
}

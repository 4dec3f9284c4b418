import type { Activity } from '../pve-and-pvp.ts'
import type { RatedRoll } from '../roll.ts'
import { LEAST_SHARE } from './opinion.ts'
import type { WishListIndex } from './wish-list-index.ts'

/** What one list says of a copy: whether it asks for it, how nearly, or warns of it. */
export interface ListVoice {
  readonly list: string
  /** Rolls of this weapon in the list, warnings left out. */
  readonly rolls: number
  /** Of them, those that the copy meets in full. */
  readonly met: number
  /** Share of the nearest roll that the copy meets, 0 to 1. */
  readonly nearest: number
  readonly warns: boolean
  readonly verdict: 'for' | 'partly' | 'silent' | 'against'
}

/** List by list, so that their disagreement can be seen; lists that do not name the weapon are left out. */
export function voicesOn(roll: RatedRoll, index: WishListIndex, activity?: Activity): readonly ListVoice[] {
  const selectable = index.selectable(roll)
  const wishes = index.groupFor(roll.hash, roll.name)?.rolls ?? []
  const speaking = wishes.filter(
    ({ roll: { notes } }) => !activity || !notes || notes.uses.length === 0 || notes.uses.includes(activity),
  )
  return [...Map.groupBy(speaking, ({ list }) => list)].map(([list, ofList]) => {
    const shares = ofList.map(({ roll: wish }) => {
      const met = wish.perks.filter((hash) => selectable[index.perkNumber(hash, '') ?? -1]).length
      return { trash: wish.trash, share: wish.perks.length === 0 ? 1 : met / wish.perks.length }
    })
    const asking = shares.filter(({ trash }) => !trash)
    const met = asking.filter(({ share }) => share === 1).length
    const nearest = Math.max(0, ...asking.map(({ share }) => share))
    const warns = shares.some(({ trash, share }) => trash && share === 1)
    return {
      list: index.titles[list] ?? '',
      rolls: asking.length,
      met,
      nearest,
      warns,
      verdict: met > 0 ? 'for' : warns ? 'against' : nearest >= LEAST_SHARE ? 'partly' : 'silent',
    }
  })
}

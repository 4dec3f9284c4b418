import type { weaponAnalysisSchema } from '@ai-vault/contract/items/weapons.ts'
import { inEnglish } from '@ai-vault/game/in-english.ts'
import type { ColumnKind, Plug, Weapon, WeaponType } from '@ai-vault/game/items.ts'
import type * as z from 'zod/mini'
import { words } from '../words/words.ts'

export type Analysis = z.infer<typeof weaponAnalysisSchema>
export type Activity = Analysis['activity']

export interface SheetPerk {
  readonly plug: Plug
  readonly active: boolean
  /**
   * What the score counts; of what ties, every one. `best`: nothing this weapon can roll there is worth more. `best-here`:
   * the best that this copy can select.
   */
  readonly mark?: 'best' | 'best-here'
  /** The trait beside which it is the best, where that decides. */
  readonly markedWith?: string
  /** Out of 10 on this frame; absent before the analysis and where unknown. */
  readonly worth?: { readonly pve: number | undefined; readonly pvp: number | undefined }
  readonly effect?: string
}

export interface SheetColumn {
  readonly key: number
  readonly kind: ColumnKind
  readonly label: string
  readonly perks: readonly SheetPerk[]
}

/** What the roll is about stands where a phone shows it without scrolling. */
export const traitsFirst = <Column extends { readonly kind: ColumnKind }>(
  columns: readonly Column[],
): readonly Column[] =>
  columns.toSorted((one, other) => Number(other.kind === 'trait') - Number(one.kind === 'trait'))

const labels = words.columns

/** The game names the first two columns after what they are on that weapon. */
const PART_NAMES: Readonly<Partial<Record<WeaponType, readonly [string, string]>>> = {
  sword: [labels.blade, labels.guard],
  'combat-bow': [labels.string, labels.arrows],
  'fusion-rifle': [labels.barrel, labels.battery],
  'linear-fusion-rifle': [labels.barrel, labels.battery],
  'trace-rifle': [labels.barrel, labels.battery],
}

/** What a copy can select, column by column; with an analysis also what each is worth on this frame. */
export function perkColumns(
  { columns, type }: Weapon,
  analysis: Analysis | undefined,
  activity: Activity,
): readonly SheetColumn[] {
  const [barrel, magazine] = PART_NAMES[type] ?? [labels.barrel, labels.magazine]
  const traits = columns.filter(({ kind }) => kind === 'trait').length
  const nameHere = (english: string) =>
    columns.flatMap(({ selectable }) => selectable).find((plug) => inEnglish(plug) === english)?.name ??
    english
  let trait = 0
  return columns.map(({ kind, socketIndex, active, selectable }, place) => {
    const explored = analysis?.perk_explorer[place]?.perks ?? []
    // By the English name: the inventory and the analysis may have come in different languages.
    const exploredAs = (plug: Plug) =>
      explored.find((perk) => (perk.english_name ?? perk.name) === inEnglish(plug))
    const worthOf = (plug: Plug) => exploredAs(plug)?.[activity]
    const most = Math.max(...explored.map((perk) => perk[activity] ?? -1))
    const markOf = (plug: Plug): Pick<SheetPerk, 'mark' | 'markedWith'> => {
      const worth = worthOf(plug)
      const best = exploredAs(plug)?.best?.[activity]
      if (worth === undefined || !best || explored.length < 2) return {}
      const beside = best.with && { markedWith: nameHere(best.with) }
      if (worth === most) return { mark: 'best', ...beside }
      return selectable.length > 1 ? { mark: 'best-here', ...beside } : {}
    }
    if (kind === 'trait') trait++
    const label = {
      barrel,
      magazine,
      trait: traits > 1 ? labels.traitNumber(trait) : labels.trait,
      origin: labels.origin,
    }[kind]
    const perks = selectable.map((plug): SheetPerk => {
      const found = exploredAs(plug)
      return {
        plug,
        active: plug.hash === active?.hash,
        ...markOf(plug),
        ...(found && { worth: { pve: found.pve, pvp: found.pvp } }),
        ...(found?.effect && { effect: found.effect }),
      }
    })
    return { key: socketIndex, kind, label, perks }
  })
}

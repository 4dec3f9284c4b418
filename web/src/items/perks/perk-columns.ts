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
  /** One a column. `best`: nothing this weapon can roll there is better. `best-here`: the best that this copy can select. */
  readonly mark?: 'best' | 'best-here'
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

const said = words.columns

/** The game names the first two columns after what they are on that weapon. */
const PART_NAMES: Readonly<Partial<Record<WeaponType, readonly [string, string]>>> = {
  sword: [said.blade, said.guard],
  'combat-bow': [said.string, said.arrows],
  'fusion-rifle': [said.barrel, said.battery],
  'linear-fusion-rifle': [said.barrel, said.battery],
  'trace-rifle': [said.barrel, said.battery],
}

/** What a copy can select, column by column; with an analysis also what each is worth on this frame. */
export function perkColumns(
  { columns, type }: Weapon,
  analysis: Analysis | undefined,
  activity: Activity,
  /** Which option of each trait column the score is for: what traits do for each other counts there too. */
  counted: readonly number[] = [],
): readonly SheetColumn[] {
  const [barrel, magazine] = PART_NAMES[type] ?? [said.barrel, said.magazine]
  const traits = columns.filter(({ kind }) => kind === 'trait').length
  let trait = 0
  return columns.map(({ kind, socketIndex, active, selectable }, place) => {
    const explored = analysis?.perk_explorer[place]?.perks ?? []
    // By the English name: the inventory and the analysis may have come in different languages.
    const exploredAs = (plug: Plug) =>
      explored.find((perk) => (perk.english_name ?? perk.name) === inEnglish(plug))
    const worthOf = (plug: Plug) => exploredAs(plug)?.[activity]
    const most = Math.max(...explored.map((perk) => perk[activity] ?? -1))
    const mostHere = Math.max(...selectable.map((plug) => worthOf(plug) ?? -1))
    const best =
      (kind === 'trait' ? selectable[counted[trait] ?? -1] : undefined) ??
      selectable.find((plug) => worthOf(plug) === mostHere)
    const markOf = (plug: Plug): SheetPerk['mark'] => {
      const worth = worthOf(plug)
      if (worth === undefined || plug !== best || explored.length < 2) return undefined
      if (worth === most) return 'best'
      return selectable.length > 1 ? 'best-here' : undefined
    }
    if (kind === 'trait') trait++
    const label = {
      barrel,
      magazine,
      trait: traits > 1 ? said.traitNumber(trait) : said.trait,
      origin: said.origin,
    }[kind]
    const perks = selectable.map((plug): SheetPerk => {
      const found = exploredAs(plug)
      const mark = markOf(plug)
      return {
        plug,
        active: plug.hash === active?.hash,
        ...(mark && { mark }),
        ...(found && { worth: { pve: found.pve, pvp: found.pvp } }),
        ...(found?.effect && { effect: found.effect }),
      }
    })
    return { key: socketIndex, kind, label, perks }
  })
}

/** The perk explorer's columns: all that can be rolled, what of it the player has, and what the shown copy has on. */
import type { ForgePerk, ForgeWeapon } from '@ai-vault/contract/advice/forge.ts'
import { inEnglish } from '@ai-vault/game/in-english.ts'
import type { Weapon, WeaponStat } from '@ai-vault/game/items.ts'
import type { StatValues } from '@ai-vault/game/weapons/stats/stat-scale.ts'
import { statLabel } from '../stats/weapon-stats.ts'
import { rollWords } from '../words/roll-words.ts'
import { words as itemWords } from '../words/words.ts'

export type Side = 'pve' | 'pvp'

export interface ExplorerPerk {
  readonly hash: number
  readonly name: string
  readonly english: string
  readonly effect: string | undefined
  readonly stats: StatValues | undefined
  readonly enhanced: boolean
  /** Out of 10; absent where unknown. */
  readonly worth: number | undefined
  /** Share of the wish-listed rolls, 0 to 1. */
  readonly share: number | undefined
  /** On a copy of the player's. */
  readonly owned: boolean
  readonly best: boolean
  /** Only in the column of masterworks. */
  readonly stat?: WeaponStat
}

export interface ExplorerColumn {
  readonly key: string
  readonly kind: ForgeWeapon['columns'][number]['kind'] | 'masterwork'
  readonly label: string
  readonly perks: readonly ExplorerPerk[]
  /** What the shown copy has on. */
  readonly active: number | undefined
}

const nameIn = ({ name, english_name }: Pick<ForgePerk, 'name' | 'english_name'>) => english_name ?? name

export function explorerColumns(
  forge: ForgeWeapon,
  copies: readonly Weapon[],
  copy: Weapon | undefined,
  side: Side,
): readonly ExplorerColumn[] {
  const traits = forge.columns.filter(({ kind }) => kind === 'trait').length
  let trait = 0
  const columns = forge.columns.map(({ kind, socket_index, perks }, at): ExplorerColumn => {
    const place = forge.columns.slice(0, at).filter((column) => column.kind === kind).length
    const own = new Set(
      copies.flatMap((each) => sameColumn(each, kind, place)?.selectable.map(inEnglish) ?? []),
    )
    const most = Math.max(0, ...perks.map((perk) => perk[side] ?? 0))
    const on = sameColumn(copy, kind, place)?.active
    if (kind === 'trait') trait++
    return {
      key: String(socket_index),
      kind,
      label: columnLabel(kind, traits > 1 ? trait : undefined),
      perks: perks
        .map((perk) => ({
          hash: perk.hash,
          name: perk.name,
          english: nameIn(perk),
          effect: perk.effect ?? (perk.description || undefined),
          stats: perk.stats,
          enhanced: perk.enhanced,
          worth: perk[side],
          share: perk.community,
          owned: own.has(nameIn(perk)),
          best: perks.length > 1 && perk[side] !== undefined && perk[side] === most,
        }))
        .toSorted((one, other) => (other.worth ?? -1) - (one.worth ?? -1)),
      active: on && perks.find((perk) => nameIn(perk) === inEnglish(on))?.hash,
    }
  })
  const masterwork = masterworkColumn(forge, copies, copy)
  return masterwork.perks.length > 0 ? [...columns, masterwork] : columns
}

const sameColumn = (weapon: Weapon | undefined, kind: string, place: number) =>
  weapon?.columns.filter((column) => column.kind === kind)[place]

function columnLabel(kind: ForgeWeapon['columns'][number]['kind'], place: number | undefined): string {
  const labels = itemWords.columns
  if (kind === 'trait') return place === undefined ? labels.trait : labels.traitNumber(place)
  return labels[kind]
}

function masterworkColumn(
  forge: ForgeWeapon,
  copies: readonly Weapon[],
  copy: Weapon | undefined,
): ExplorerColumn {
  const own = new Set(copies.map(({ masterwork }) => masterwork?.stat))
  return {
    key: 'masterwork',
    kind: 'masterwork',
    label: rollWords.explorer.masterwork,
    perks: forge.masterworks.map(({ hash, stat, stats }) => ({
      hash,
      stat,
      name: statLabel(stat),
      english: stat,
      effect: undefined,
      stats,
      enhanced: false,
      worth: undefined,
      share: undefined,
      owned: own.has(stat),
      best: false,
    })),
    active: forge.masterworks.find(({ stat }) => stat === copy?.masterwork?.stat)?.hash,
  }
}

/** The chosen perk of each column: what the address names, else what the copy has on; of the plain weapon the best. */
export function chosenPerks(
  columns: readonly ExplorerColumn[],
  roll: string | undefined,
): ReadonlyMap<string, ExplorerPerk> {
  const named = roll?.split('-').map(Number) ?? []
  const left = [...named]
  const isPlain = columns.every(({ active }) => active === undefined)
  return new Map(
    columns.flatMap(({ key, perks, active }) => {
      const hash = left.find((each) => perks.some((perk) => perk.hash === each))
      if (hash !== undefined) left.splice(left.indexOf(hash), 1)
      const wanted = hash ?? active
      const chosen = perks.find((perk) => perk.hash === wanted) ?? (isPlain ? perks[0] : undefined)
      return chosen ? [[key, chosen] as const] : []
    }),
  )
}

/** The address of a roll; nothing where it is the one that the copy has on. */
export function rollAddress(
  columns: readonly ExplorerColumn[],
  chosen: ReadonlyMap<string, ExplorerPerk>,
): string | undefined {
  const hashes = columns.flatMap(({ key }) => chosen.get(key)?.hash ?? [])
  const isOn = columns.every(({ key, active }) => active === undefined || chosen.get(key)?.hash === active)
  const anyActive = columns.some(({ active }) => active !== undefined)
  return (anyActive && isOn) || hashes.length === 0 ? undefined : hashes.join('-')
}

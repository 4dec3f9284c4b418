import type { Plug } from '@ai-vault/game/items.ts'
import type { WeaponAnalysis } from '@ai-vault/game/weapons/analysis.ts'
import { ITEM_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'
import { sentenceWriter } from '../languages/sentence-writer.ts'
import type { FoundWeapon } from './find-weapon.ts'

/**
 * An analysis speaks of perks by name, alone and inside sentences. The rules wrote it in English; here the names of all
 * that this weapon can carry are put into the language, wherever they stand. The sentences around them stay ours.
 */
export function analysisIn(analysis: WeaponAnalysis, found: FoundWeapon, names: Names | undefined) {
  if (!names) return analysis
  const shown = shownNames(plugsOf(found), names)
  const speak = sentenceWriter(shown)
  const name = (english: string) => shown.get(english) ?? english
  const { personalized_god_roll: best, pve, pvp } = analysis
  const reasonsIn = (side: typeof pve) => ({
    ...side,
    reasons: side.reasons.map((reason) => ({ ...reason, text: speak(reason.text) })),
  })
  return {
    ...analysis,
    synergy_analysis: speak(analysis.synergy_analysis),
    note: speak(analysis.note),
    pve: reasonsIn(pve),
    pvp: reasonsIn(pvp),
    perk_explorer: analysis.perk_explorer.map((column) => ({
      ...column,
      perks: column.perks.map((perk) => {
        const here = name(perk.name)
        return here === perk.name ? perk : { ...perk, name: here, english_name: perk.name }
      }),
    })),
    personalized_god_roll: {
      ...best,
      traits: best.traits.map(name),
      ...(best.barrel ? { barrel: name(best.barrel) } : {}),
      ...(best.magazine ? { magazine: name(best.magazine) } : {}),
    },
  }
}

/** Everything that the copy carries or the weapon can roll. */
function plugsOf({ weapon, definition }: FoundWeapon): readonly Plug[] {
  const owned =
    weapon.kind === 'weapon'
      ? [
          ...(weapon.frame ? [weapon.frame] : []),
          ...weapon.columns.flatMap(({ active, selectable }) => [...(active ? [active] : []), ...selectable]),
        ]
      : []
  return [...owned, ...(definition?.columns.flatMap(({ possible }) => possible) ?? [])]
}

function shownNames(plugs: readonly Plug[], names: Names): ReadonlyMap<string, string> {
  return new Map(
    plugs.flatMap(({ hash, name }) => {
      const shown = names.nameOf(ITEM_TABLE, hash)
      return shown && shown !== name ? [[name, shown] as const] : []
    }),
  )
}

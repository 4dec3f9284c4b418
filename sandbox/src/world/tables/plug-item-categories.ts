/** Item categories of a plug beside the one that all plugs share, told by its plug category. */
const BY_PLUG_CATEGORY: readonly (readonly [pattern: RegExp, categories: readonly number[]])[] = [
  [/^intrinsics$/, [610365472, 2237038328]],
  [/^frames$/, [610365472, 3708671066]],
  [/^origins$/, [610365472, 2779167812]],
  [/\.plugs\.weapons\.masterworks|^catalysts$|empty\.exotic\.masterwork/, [610365472, 141186804]],
  [/^v400\.weapon\.mod_/, [610365472, 1052191496]],
  [
    /^(barrels|scopes|tubes|bowstrings|blades|hafts|magazines|magazines_gl|batteries|arrows|guards|stocks|grips)$/,
    [610365472],
  ],
  [/\.plugs\.armor\.masterworks/, [141186804, 4104513227]],
  // What an artifact offers goes into no armor.
  [/^enhancements\.season_/, []],
  [/^enhancements\.|\.tuning\.mods$|item_sets\.selectors$/, [4104513227]],
  [/^(shared|titan|hunter|warlock)\./, [1043342778]],
  [/^armor_skins_/, [1742617626]],
  [/^exotic_all_skins$/, [3124752623]],
]

const MODS = 59

export const itemCategoriesOfPlug = (plugCategory: string): readonly number[] => [
  MODS,
  ...(BY_PLUG_CATEGORY.find(([pattern]) => pattern.test(plugCategory))?.[1] ?? []),
]

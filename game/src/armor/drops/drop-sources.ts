/** Where tier 5 armor drops, as far as it is known; editable. */
const ANY_TIER_5 = 'Grandmaster activities of the Portal at 400+ power'

const SET_SOURCES: Readonly<Record<number, string>> = {
  1083114430: 'Pinnacle Ops in the Portal',
  1223381128: 'Kepler',
  239346083: 'Solo Ops and Fireteam Ops in the Portal',
  3252452908: 'Crucible',
  3259216565: 'Trials of Osiris',
  1007956300: 'The Desert Perpetual raid',
  3737690559: 'Solstice',
}

/** By set hash; without one, or for a set not listed, where tier 5 armor drops at all. */
export const dropSourceOf = (set: number | undefined): string =>
  (set === undefined ? undefined : SET_SOURCES[set]) ?? ANY_TIER_5

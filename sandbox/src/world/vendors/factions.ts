import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { destinationHash } from '../places/destinations.ts'
import { display } from '../shapes/item-shapes.ts'
import type { World } from '../world.ts'

/** Who keeps a guardian's standing: name, the rank that measures it, the vendor who honours it. */
const FACTIONS = [
  ['Vanguard', 'Vanguard Rank', 69482069],
  ['Crucible', 'Crucible Rank', 3603221665],
  ['Gambit', 'Gambit Rank', 248695599],
  ['Gunsmith', 'Gunsmith Rank', 672118013],
  ['Strange Favor', 'Strange Favor', 2190858386],
] as const

const factionHash = (name: (typeof FACTIONS)[number][0]): number => hashFor('faction', name)

/** Whose standing a vendor keeps. */
export const factionOf = (vendorHash: number): number | undefined => {
  const faction = FACTIONS.find(([, , vendor]) => vendor === vendorHash)
  return faction && factionHash(faction[0])
}

export const defineFactions = (
  definitions: Definitions,
  rankHash: (name: string) => number,
): World['factions'] =>
  FACTIONS.map(([name, rank, vendorHash]) => {
    const hash = factionHash(name)
    const progressionHash = rankHash(rank)
    definitions.define('DestinyFactionDefinition', hash, {
      displayProperties: display(name, `Standing with ${name}.`, iconPath({ kind: 'rank', seed: hash })),
      progressionHash,
      tokenValues: {},
      rewardItemHash: 0,
      rewardVendorHash: vendorHash,
      vendors: [
        {
          vendorHash,
          destinationHash: destinationHash('tower'),
          backgroundImagePath: iconPath({ kind: 'activity-scene', seed: hash }),
        },
      ],
    })
    return { hash, progressionHash, vendorHash }
  })

export const VENDOR_GROUPS = ['Limited Time', 'The Tower', 'Destinations', 'Services'] as const
export type VendorGroupName = (typeof VENDOR_GROUPS)[number]

export const vendorGroupHash = (name: VendorGroupName): number => hashFor('vendor-group', name)

export const defineVendorGroups = (definitions: Definitions): void => {
  VENDOR_GROUPS.forEach((categoryName, order) => {
    definitions.define('DestinyVendorGroupDefinition', vendorGroupHash(categoryName), { order, categoryName })
  })
}

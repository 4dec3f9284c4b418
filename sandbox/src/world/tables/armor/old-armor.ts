import type { ArmorSlot, GuardianClass } from '@ai-vault/game/items.ts'
import type { SourceKey } from '../sources.ts'

export interface OldArmorRow {
  readonly name: string
  readonly source: SourceKey
  /** Artifice armor has one more mod socket for a small stat mod. */
  readonly artifice: boolean
  readonly pieces: readonly (readonly [
    classType: GuardianClass,
    slot: ArmorSlot,
    name: string,
    hash: number,
  ])[]
}

/** Armor from before archetypes and set bonuses. */
export const OLD_ARMOR: readonly OldArmorRow[] = [
  {
    name: 'Wild Hunt',
    source: 'season',
    artifice: false,
    pieces: [
      ['titan', 'helmet', 'Wild Hunt Helm', 3887272785],
      ['titan', 'gauntlets', 'Wild Hunt Gauntlets', 2545401128],
      ['titan', 'chest', 'Wild Hunt Plate', 3351935136],
      ['titan', 'legs', 'Wild Hunt Greaves', 3180809346],
      ['titan', 'class-item', 'Wild Hunt Mark', 2279193565],
      ['hunter', 'helmet', 'Wild Hunt Mask', 4079117607],
      ['hunter', 'gauntlets', 'Wild Hunt Grasps', 2025716654],
      ['hunter', 'chest', 'Wild Hunt Vest', 1458739906],
      ['hunter', 'legs', 'Wild Hunt Strides', 238284968],
      ['hunter', 'class-item', 'Wild Hunt Cloak', 1148770067],
      ['warlock', 'helmet', 'Wild Hunt Hood', 251310542],
      ['warlock', 'gauntlets', 'Wild Hunt Gloves', 1276513983],
      ['warlock', 'chest', 'Wild Hunt Vestment', 317220729],
      ['warlock', 'legs', 'Wild Hunt Boots', 197764097],
      ['warlock', 'class-item', 'Wild Hunt Bond', 2055947316],
    ],
  },
  {
    name: 'Holdfast',
    source: 'season',
    artifice: false,
    pieces: [
      ['titan', 'helmet', 'Holdfast Helm', 1214477175],
      ['titan', 'gauntlets', 'Holdfast Gauntlets', 287888126],
      ['titan', 'chest', 'Holdfast Plate', 1585947570],
      ['titan', 'legs', 'Holdfast Greaves', 1131831128],
      ['titan', 'class-item', 'Holdfast Mark', 1756730947],
      ['hunter', 'helmet', 'Holdfast Mask', 3097544525],
      ['hunter', 'gauntlets', 'Holdfast Grips', 3750210364],
      ['hunter', 'chest', 'Holdfast Vest', 2930001572],
      ['hunter', 'legs', 'Holdfast Strides', 3136019014],
      ['hunter', 'class-item', 'Holdfast Cloak', 3673831673],
      ['warlock', 'helmet', 'Holdfast Cover', 1173249516],
      ['warlock', 'gauntlets', 'Holdfast Gloves', 327547301],
      ['warlock', 'chest', 'Holdfast Robes', 119457531],
      ['warlock', 'legs', 'Holdfast Boots', 674876967],
      ['warlock', 'class-item', 'Holdfast Bond', 2771141010],
    ],
  },
  {
    name: 'Praefectus',
    source: 'season',
    artifice: true,
    pieces: [
      ['titan', 'helmet', 'Praefectus Helm', 4003170632],
      ['titan', 'gauntlets', 'Praefectus Gauntlets', 3350504921],
      ['titan', 'chest', 'Praefectus Plate', 412014143],
      ['titan', 'legs', 'Praefectus Greaves', 1947723211],
      ['titan', 'class-item', 'Praefectus Mark', 1659172686],
      ['hunter', 'helmet', 'Praefectus Mask', 505747572],
      ['hunter', 'gauntlets', 'Praefectus Grips', 3673119885],
      ['hunter', 'chest', 'Praefectus Cuirass', 3100185651],
      ['hunter', 'legs', 'Praefectus Strides', 48951631],
      ['hunter', 'class-item', 'Praefectus Cloak', 1010644330],
      ['warlock', 'helmet', 'Praefectus Cover', 3311198527],
      ['warlock', 'gauntlets', 'Praefectus Gloves', 3245065734],
      ['warlock', 'chest', 'Praefectus Robes', 2166974634],
      ['warlock', 'legs', 'Praefectus Boots', 2804094976],
      ['warlock', 'class-item', 'Praefectus Bond', 2803792315],
    ],
  },
  {
    name: 'Lightkin',
    source: 'season',
    artifice: true,
    pieces: [
      ['titan', 'helmet', 'Lightkin Helm', 4129456190],
      ['titan', 'gauntlets', 'Lightkin Gauntlets', 3399325807],
      ['titan', 'chest', 'Lightkin Plate', 3497822409],
      ['titan', 'legs', 'Lightkin Greaves', 3973929105],
      ['titan', 'class-item', 'Lightkin Mark', 517124228],
      ['hunter', 'helmet', 'Lightkin Mask', 30472172],
      ['hunter', 'gauntlets', 'Lightkin Grips', 3479737253],
      ['hunter', 'chest', 'Lightkin Vest', 3436655867],
      ['hunter', 'legs', 'Lightkin Strides', 3827066919],
      ['hunter', 'class-item', 'Lightkin Cloak', 1793372050],
      ['warlock', 'helmet', 'Lightkin Cover', 1245678091],
      ['warlock', 'gauntlets', 'Lightkin Gloves', 3862902650],
      ['warlock', 'chest', 'Lightkin Robes', 2146386894],
      ['warlock', 'legs', 'Lightkin Boots', 1248864692],
      ['warlock', 'class-item', 'Lightkin Bond', 2888835735],
    ],
  },
]

import { ARMOR_SLOTS, type ArmorPiece } from '@ai-vault/game/items.ts'

/** An ordinary tier 5 piece; what a test is about it names itself. */
export const makeArmor = (instanceId: string, changes: Partial<ArmorPiece> = {}): ArmorPiece => ({
  kind: 'armor',
  instanceId,
  hash: Number(instanceId),
  name: `Piece ${instanceId}`,
  icon: '',
  typeName: 'Helmet',
  rarity: 'legendary',
  tier: 5,
  place: { in: 'vault' },
  locked: false,
  masterworked: true,
  loadouts: [],
  slot: 'helmet',
  classType: 'hunter',
  base: [30, 25, 20, 0, 0, 0],
  stats: [30, 25, 20, 5, 5, 5],
  masterworkLevel: 5,
  energy: { capacity: 11, used: 0 },
  armor3: true,
  artifice: false,
  setWildcard: false,
  exoticPerks: [],
  mods: [],
  ...changes,
})

/** Five pieces, one per slot, numbered from `first`. */
export const makeFive = (first: number, changes: Partial<ArmorPiece> = {}): readonly ArmorPiece[] =>
  ARMOR_SLOTS.map((slot, i) => makeArmor(String(first + i), { slot, ...changes }))

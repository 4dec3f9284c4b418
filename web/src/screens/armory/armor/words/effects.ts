const percent = (amount: string) => `${amount}\u00a0%`
const hp = (amount: string) => `${amount}\u00a0HP`

/**
 * What the stats do. Each function takes the amount at the slider's value; `stat-effects.ts` knows the figures.
 * Where the game names no figure, the words stand alone.
 */
export const effects = {
  from: 'Bungie’s Armor 3.0 notes and the stat texts of the game',
  atEnd: (points: number, effects: string) => `at ${points}: ${effects}`,
  weapons: {
    handling: 'Faster reload and handling',
    lesser: (amount: string) => `+${percent(amount)} damage to lesser foes`,
    heavy: (amount: string) => `heavy +${percent(amount)}`,
    ammo: 'More ammo in bricks',
    bosses: (amount: string) => `+${percent(amount)} damage to bosses`,
    guardians: (amount: string) => `to Guardians +${percent(amount)}`,
  },
  health: {
    orbs: (amount: string) => `+${hp(amount)} from each Orb of Power`,
    steadier: (amount: string) => `+${percent(amount)} steadier under fire`,
    shield: (amount: string) => `+${hp(amount)} of shield against combatants`,
    sooner: (amount: string) => `recharge starts ${percent(amount)} sooner`,
    faster: (amount: string) => `takes ${percent(amount)} less time`,
  },
  class: {
    sooner: 'Class ability returns sooner',
    energy: 'gains more energy',
    overshield: (amount: string) => `+${hp(amount)} overshield on use`,
    guardians: (amount: string) => `${hp(amount)} against Guardians`,
  },
  super: {
    energy: 'Super gains more energy from every source',
    damage: (amount: string) => `+${percent(amount)} Super damage`,
  },
  grenade: {
    sooner: 'Grenades return sooner',
    energy: 'gain more energy',
    damage: (amount: string) => `+${percent(amount)} grenade damage`,
  },
  melee: {
    sooner: 'Melee returns sooner',
    energy: 'gains more energy',
    damage: (amount: string) => `+${percent(amount)} melee damage`,
  },
}

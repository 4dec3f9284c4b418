/** What armor is made of, as the optimizer, the gear tiers and the cards call it. */
export const armorStats = {
  weapons: 'weapons',
  health: 'health',
  class: 'class',
  super: 'super',
  grenade: 'grenade',
  melee: 'melee',
}

export const armorSlots = {
  helmet: 'helmet',
  gauntlets: 'gauntlets',
  chest: 'chest',
  legs: 'legs',
  'class-item': 'class item',
}

export const classes = { titan: 'Titan', hunter: 'Hunter', warlock: 'Warlock' }

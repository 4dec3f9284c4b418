/** The armor stats as the optimizer and the gear tiers call them. */
export const armorStats = {
  weapons: 'weapons',
  health: 'health',
  class: 'class',
  super: 'super',
  grenade: 'grenade',
  melee: 'melee',
}

import type { ArmorSlot, ArmorStat } from '@ai-vault/game/items.ts'

/** Stat mods: +5 for one energy, +10 for three, the artifice +3 for none. */
export const STAT_MODS: Readonly<Record<ArmorStat, { minor: number; major: number; artifice: number }>> = {
  weapons: { minor: 1703647492, major: 4183296050, artifice: 2322202118 },
  health: { minor: 2532323436, major: 1180408010, artifice: 199176566 },
  class: { minor: 1237786518, major: 4204488676, artifice: 539459624 },
  grenade: { minor: 4021790309, major: 1435557120, artifice: 617569843 },
  super: { minor: 350061697, major: 2724608735, artifice: 3160845295 },
  melee: { minor: 2639422088, major: 4287799666, artifice: 2507624050 },
}

export const EMPTY_ARTIFICE = 4173924323

type ModRow = readonly [name: string, hash: number, cost: number, text: string]

/** Mods by slot; the first of each row is the empty socket. */
export const SLOT_MODS: Readonly<
  Record<
    ArmorSlot,
    { label: string; category: string; socket: string; empty: number; mods: readonly ModRow[] }
  >
> = {
  helmet: {
    label: 'Helmet Armor Mod',
    category: 'enhancements.v2_head',
    socket: 'head-mod',
    empty: 1078080765,
    mods: [
      ['Hands-On', 1036557198, 3, 'Melee final blows charge your Super.'],
      ['Dynamo', 1604394872, 3, 'Class ability use near foes charges your Super.'],
      ['Ashes to Assets', 856936828, 3, 'Grenade final blows charge your Super.'],
      ['Heavy Ammo Finder', 554409585, 3, 'Weapon final blows find heavy ammunition sooner.'],
      ['Special Ammo Finder', 3775800797, 1, 'Weapon final blows find special ammunition sooner.'],
      ['Harmonic Siphon', 3832366019, 1, 'Quick final blows of your element make an Orb of Power.'],
      ['Kinetic Siphon', 897335593, 3, 'Quick kinetic final blows make an Orb of Power.'],
      ['Solar Targeting', 331268185, 3, 'Solar weapons find their target more readily.'],
      ['Super Font', 3461249873, 3, 'Orbs of Power raise your Super stat for a while.'],
    ],
  },
  gauntlets: {
    label: 'Arms Armor Mod',
    category: 'enhancements.v2_arms',
    socket: 'arms-mod',
    empty: 3820147479,
    mods: [
      ['Heavy Handed', 1709236482, 1, 'Powered melee final blows make an Orb of Power.'],
      ['Firepower', 965934024, 3, 'Grenade final blows make an Orb of Power.'],
      ['Impact Induction', 1153260021, 2, 'Melee hits return grenade energy.'],
      ['Momentum Transfer', 3599522901, 1, 'Grenade hits return melee energy.'],
      ['Focusing Strike', 3657186535, 1, 'Powered melee hits return class energy.'],
      ['Grenade Kickstart', 1924584408, 3, 'Throwing a grenade spends armor charge for energy.'],
      ['Harmonic Loader', 1702273159, 1, 'Weapons of your element reload faster.'],
      ['Fastball', 2649291407, 1, 'Throws grenades farther.'],
      ['Grenade Font', 1781551382, 3, 'Orbs of Power raise your Grenade stat for a while.'],
    ],
  },
  chest: {
    label: 'Chest Armor Mod',
    category: 'enhancements.v2_chest',
    socket: 'chest-mod',
    empty: 1803434835,
    mods: [
      ['Concussive Dampener', 930759851, 3, 'Less damage from explosions.'],
      ['Melee Damage Resistance', 1763668984, 1, 'Less damage from melee blows.'],
      ['Sniper Damage Resistance', 657773637, 2, 'Less damage from afar.'],
      ['Arc Resistance', 953234331, 1, 'Less arc damage.'],
      ['Solar Resistance', 3846931924, 1, 'Less solar damage.'],
      ['Void Resistance', 2788997987, 1, 'Less void damage.'],
      ['Charged Up', 2577472338, 3, 'Holds one more armor charge.'],
      ['Harmonic Ammo Generation', 1103878128, 1, 'Weapons of your element find more ammunition.'],
      ['Unflinching Solar Aim', 1019574576, 2, 'Less flinch with solar weapons.'],
    ],
  },
  legs: {
    label: 'Leg Armor Mod',
    category: 'enhancements.v2_legs',
    socket: 'legs-mod',
    empty: 573150099,
    mods: [
      ['Recuperation', 4087056174, 1, 'Orbs of Power heal you at once.'],
      ['Better Already', 2194294579, 1, 'Orbs of Power start your recovery.'],
      ['Innervation', 1750845415, 1, 'Orbs of Power shorten the grenade cooldown.'],
      ['Invigoration', 1848187513, 1, 'Orbs of Power shorten the melee cooldown.'],
      ['Insulation', 3325390304, 1, 'Orbs of Power shorten the class cooldown.'],
      ['Absolution', 3184690956, 3, 'Orbs of Power shorten every cooldown a little.'],
      ['Stacks on Stacks', 1627901452, 4, 'Gains one more armor charge each time.'],
      ['Solar Weapon Surge', 2319885414, 3, 'Solar weapons hit harder while armor is charged.'],
      ['Void Weapon Surge', 3467460423, 3, 'Void weapons hit harder while armor is charged.'],
    ],
  },
  'class-item': {
    label: 'Class Item Armor Mod',
    category: 'enhancements.v2_class_item',
    socket: 'class-item-mod',
    empty: 3200810407,
    mods: [
      ['Bomber', 4188291233, 1, 'Class ability use returns grenade energy.'],
      ['Outreach', 4160037471, 1, 'Class ability use returns melee energy.'],
      ['Distribution', 4039026690, 3, 'Class ability use near foes returns energy to all.'],
      ['Reaper', 40751621, 3, 'The next final blow after the class ability makes an Orb of Power.'],
      ['Powerful Attraction', 11126525, 3, 'Class ability use gathers Orbs of Power.'],
      ['Time Dilation', 1755737153, 3, 'Armor charge fades more slowly.'],
      ['Special Finisher', 4004774872, 1, 'A finisher makes special ammunition for all.'],
      ['Utility Kickstart', 1044888195, 3, 'Class ability use spends armor charge for energy.'],
      ['Class Font', 1193713026, 3, 'Orbs of Power raise your Class stat for a while.'],
    ],
  },
}

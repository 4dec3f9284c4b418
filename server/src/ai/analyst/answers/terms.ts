/** Everyday terms of the game in a sentence each, in our own words. */
export const TERMS: readonly { readonly words: RegExp; readonly text: string }[] = [
  {
    words: /\bjolt/i,
    text: 'Jolt: a jolted target sends arc lightning to others nearby whenever it takes damage.',
  },
  {
    words: /\bscorch/i,
    text: 'Scorch: stacks of solar fire that burn over time; enough of them ignite the target.',
  },
  {
    words: /\bignit/i,
    text: 'Ignition: a large solar explosion around a target that gathered enough scorch.',
  },
  { words: /\bradiant/i, text: 'Radiant: your weapons hit harder for a while and pierce barrier champions.' },
  {
    words: /\bdevour/i,
    text: 'Devour: every kill heals you fully, gives grenade energy and lengthens the effect.',
  },
  {
    words: /\bvolatile/i,
    text: 'Volatile: a void charge on a target that explodes with more damage or on its death.',
  },
  { words: /\bweaken/i, text: 'Weaken: the target moves slower and takes more damage from everyone.' },
  { words: /\bsuppress/i, text: 'Suppression: the target cannot use abilities and is thrown out of them.' },
  { words: /\bunravel/i, text: 'Unravel: damage to the target sends strand threads to others nearby.' },
  { words: /\bsever/i, text: 'Sever: the target deals less damage for a while.' },
  {
    words: /\bsuspend/i,
    text: 'Suspend: the target hangs in the air and cannot act; it stuns unstoppable champions.',
  },
  { words: /\bwoven mail/i, text: 'Woven mail: you take less damage to the body for a while.' },
  { words: /\brestoration/i, text: 'Restoration: health comes back without a pause, even under fire.' },
  { words: /\bamplified/i, text: 'Amplified: faster movement and handling after rapid arc kills.' },
  {
    words: /\bblind/i,
    text: 'Blind: the target cannot see; combatants stop shooting, and it stuns unstoppable champions.',
  },
  {
    words: /\bslow\b/i,
    text: 'Slow: stasis stacks that make the target sluggish; it stuns overload champions, and enough of it freezes.',
  },
  { words: /\bfreez/i, text: 'Freeze: the target is held in a crystal and shatters for extra damage.' },
  { words: /\bshatter/i, text: 'Shatter: breaking a frozen target or crystal hurts everything around it.' },
  { words: /\bovershield/i, text: 'Overshield: a second layer over your health that takes damage first.' },
  { words: /\binvisib/i, text: 'Invisibility: enemies lose you and cannot aim at you until you attack.' },
  {
    words: /\bmasterwork/i,
    text: 'Masterwork: raises one stat of a weapon up to ten points and counts kills; on armor it raises the low stats.',
  },
  {
    words: /\bchampion/i,
    text: 'Champions: barrier, overload and unstoppable enemies that have to be stunned by the matching effect.',
  },
  { words: /\bsurge/i, text: 'Surge: an activity raises the damage of one element or weapon type.' },
  {
    words: /\barmor charge/i,
    text: 'Armor charge: stacks gained by armor mods that other mods spend for damage or energy.',
  },
  {
    words: /\bgod.?roll/i,
    text: 'God roll: a copy whose perks serve each other about as well as that weapon can have them.',
  },
  {
    words: /\bdeepsight|\bpattern/i,
    text: 'Pattern: drawn from marked copies of a weapon; once complete, the weapon can be crafted with chosen perks.',
  },
  {
    words: /\binfus/i,
    text: 'Infusion: one item gives its power to another of the same slot and is used up.',
  },
  { words: /\borigin trait/i, text: 'Origin trait: a further perk that tells where the weapon comes from.' },
]

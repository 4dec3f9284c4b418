import { sheet } from './en-sheet.ts'

/** What is said about a weapon. */
export const en = {
  sides: { pve: 'PvE', pvp: 'PvP' },
  ammo: { primary: 'Primary', special: 'Special', heavy: 'Heavy' },
  rarities: {
    exotic: 'exotic',
    legendary: 'legendary',
    rare: 'rare',
    uncommon: 'uncommon',
    common: 'common',
  },
  unrated: 'Unrated',
  noTraits: 'No traits',
  columns: {
    barrel: 'Barrel',
    magazine: 'Magazine',
    battery: 'Battery',
    blade: 'Blade',
    guard: 'Guard',
    string: 'String',
    arrows: 'Arrows',
    trait: 'Trait',
    traitNumber: (place: number) => `Trait ${place}`,
    origin: 'Origin',
  },
  stats: {
    rateOfFire: 'Rate of fire',
    perMinute: (rounds: number) => `${rounds} RPM`,
    milliseconds: (time: number) => `${time} ms`,
  },
  advice: {
    title: 'Advice',
    none: 'No advice',
    noneYet: 'There is no advice for this copy yet.',
    recommendations: {
      keep: 'Keep',
      review: 'Review',
      'consider-dismantling': 'Consider dismantling',
    },
    dominated: 'Beaten in every way',
    duplicate: 'A better copy exists',
    yetProtected: (advice: string) => `${advice}, protected`,
    protected: 'Protected because',
  },
  proof: {
    title: 'Proof',
    power: (power: number) => ` · power ${power}`,
    everyPerk: 'Every perk of this copy can be selected on it.',
    score: (side: string, theirs: string, mine: string) => `${side} ${theirs} against ${mine}.`,
    beyond: (perks: string) => `Beyond them it has ${perks}.`,
    masterwork: (stat: string, theirs: number, mine: number) =>
      `Masterwork ${stat} ${theirs} against ${mine}.`,
    tier: (theirs: number, mine: number) => `Tier ${theirs} against ${mine}.`,
  },
  /** The values of a request by what they are called; the values themselves are as specified (F-135). */
  analysisOptions: {
    PvE: 'PvE',
    PvP: 'PvP',
    GM: 'GM',
    Balanced: 'Balanced',
    Aggressive: 'Aggressive',
    Defensive: 'Defensive',
    Support: 'Support',
    Abilities: 'Abilities',
    'Boss damage': 'Boss damage',
    'Any input': 'Any input',
    'Mouse and keyboard': 'Mouse and keyboard',
    Controller: 'Controller',
  },
  sheet,
}

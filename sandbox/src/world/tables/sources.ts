export interface Source {
  /** What a collectible says about where its item comes from. */
  readonly text: string
  /** The origin trait of weapons from here. */
  readonly origin: string
  /** The season whose mark the items carry. */
  readonly season: number
  /** Weapons from here can be shaped at the enclave. */
  readonly craftable?: boolean
}

export const SOURCES = {
  world: { text: 'Engrams found all over the system', origin: 'Field-Tested', season: 27 },
  season: { text: 'Seasonal activities', origin: 'Tenacity', season: 28 },
  vanguard: { text: 'Fireteam Ops and Vanguard engrams', origin: "Vanguard's Vindication", season: 27 },
  nightfall: { text: 'Grandmaster and Nightfall strikes', origin: 'Stunning Recovery', season: 27 },
  crucible: { text: 'Crucible matches', origin: 'One Quiet Moment', season: 27 },
  gambit: { text: 'Gambit matches', origin: 'Gun and Run', season: 24 },
  'iron-banner': { text: 'Iron Banner matches', origin: 'Skulking Wolf', season: 28 },
  trials: { text: 'Trials of Osiris', origin: 'Alacrity', season: 28 },
  dares: { text: 'Dares of Eternity', origin: 'Wild Card', season: 15, craftable: true },
  dawning: { text: 'The Dawning', origin: 'Dawning Surprise', season: 28 },
  solstice: { text: 'Solstice', origin: 'Dream Work', season: 27 },
  'into-the-light': { text: 'The Hall of Champions', origin: 'Roar of Battle', season: 23 },
  'vault-of-glass': { text: 'Vault of Glass', origin: 'Timelost Magazine', season: 14, craftable: true },
  'kings-fall': { text: "King's Fall", origin: 'Runneth Over', season: 18, craftable: true },
  'crotas-end': { text: "Crota's End", origin: 'Cursed Thrall', season: 21, craftable: true },
  'root-of-nightmares': {
    text: 'Root of Nightmares',
    origin: 'Harmonic Resonance',
    season: 20,
    craftable: true,
  },
  'vow-of-the-disciple': { text: 'Vow of the Disciple', origin: 'Souldrinker', season: 16, craftable: true },
  'deep-stone-crypt': { text: 'Deep Stone Crypt', origin: 'Bray Inheritance', season: 12, craftable: true },
  'garden-of-salvation': { text: 'Garden of Salvation', origin: 'Nadir Focus', season: 8, craftable: true },
  'last-wish': { text: 'Last Wish', origin: 'Explosive Pact', season: 4, craftable: true },
  'salvations-edge': { text: "Salvation's Edge", origin: 'Collective Purpose', season: 24, craftable: true },
  'desert-perpetual': { text: 'The Desert Perpetual', origin: 'Elliptical Orbit', season: 27 },
  duality: { text: 'Duality', origin: 'Bitterspite', season: 17 },
  'grasp-of-avarice': { text: 'Grasp of Avarice', origin: 'Unburied Treasure', season: 15 },
  'spire-of-the-watcher': { text: 'Spire of the Watcher', origin: 'Tex Balanced Stock', season: 19 },
  'ghosts-of-the-deep': { text: 'Ghosts of the Deep', origin: 'Restoration Ritual', season: 21 },
  'warlords-ruin': { text: "Warlord's Ruin", origin: 'Sundering', season: 23 },
  'vespers-host': { text: "Vesper's Host", origin: 'Paracausal Fluid', season: 25 },
  'throne-world': { text: "Savathûn's Throne World", origin: 'Psychohack', season: 16, craftable: true },
  neomuna: { text: 'Neomuna', origin: 'Nano-Munitions', season: 20, craftable: true },
  europa: { text: 'Europa', origin: 'Bray Legacy', season: 12 },
  'dreaming-city': { text: 'The Dreaming City', origin: 'Winterized Gear', season: 4 },
  'pale-heart': { text: 'The Pale Heart', origin: 'Indomitability', season: 24, craftable: true },
  nessus: { text: 'Nessus', origin: 'Frame of Reference', season: 24 },
  edz: { text: 'European Dead Zone', origin: 'Fleet Footed', season: 1 },
  moon: { text: 'The Moon', origin: 'Cast No Shadows', season: 8 },
  kepler: { text: 'Kepler', origin: 'Air-Cooled Core', season: 27 },
  'foundry-suros': { text: 'Suros foundry orders', origin: 'Suros Synergy', season: 19 },
  'foundry-hakke': { text: 'Häkke foundry orders', origin: 'Häkke Breach Armaments', season: 19 },
  'foundry-omolon': { text: 'Omolon foundry orders', origin: 'Omolon Fluid Dynamics', season: 19 },
  'foundry-veist': { text: 'Veist foundry orders', origin: 'Veist Stinger', season: 19 },
  splicer: { text: 'Season of the Splicer', origin: 'Splicer Surge', season: 14 },
  risen: { text: 'Season of the Risen', origin: 'Ambush', season: 16, craftable: true },
  haunted: { text: 'Season of the Haunted', origin: 'Extrovert', season: 17, craftable: true },
  plunder: { text: 'Season of Plunder', origin: 'Right Hook', season: 18, craftable: true },
  seraph: { text: 'Season of the Seraph', origin: "Rasputin's Arsenal", season: 19, craftable: true },
  wish: { text: 'Season of the Wish', origin: "Dragon's Vengeance", season: 23, craftable: true },
  echoes: { text: 'Episode: Echoes', origin: 'Radiolaria Transposer', season: 24, craftable: true },
  revenant: { text: 'Episode: Revenant', origin: 'Dark Ether Reaper', season: 25, craftable: true },
  heresy: { text: 'Episode: Heresy', origin: 'Willing Vessel', season: 26, craftable: true },
} as const satisfies Record<string, Source>

export type SourceKey = keyof typeof SOURCES

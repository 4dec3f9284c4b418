import type { FrameKey } from './frames.ts'
import type { StatGroupKey } from './stat-groups.ts'
import type { FrameProfile } from './weapon-profiles.ts'

/** The parts that every copy has, by name; a stock or grip is the fourth column. */
export type ExoticParts = readonly [barrel: string, magazine: string, stock?: string]

/** What a copy of an exotic may drop with, where copies differ. */
export interface ExoticRolls {
  readonly barrels: readonly string[]
  readonly magazines: readonly string[]
  readonly traits: readonly string[]
}

interface ExoticBuild {
  /** The frame it fires and handles like. */
  readonly like?: FrameKey
  /** Where its numbers leave that frame. */
  readonly own?: FrameProfile
  /** The curves of one whose numbers are known. */
  readonly group?: StatGroupKey
  readonly parts?: ExoticParts
  readonly rolls?: ExoticRolls
}

/** How exotic weapons are built, by hash. */
export const EXOTIC_BUILDS: ReadonlyMap<number, ExoticBuild> = new Map<number, ExoticBuild>([
  // Ace of Spades
  [347366834, { like: 'adaptive', parts: ['Corkscrew Rifling', 'High-Caliber Rounds', 'Smooth Grip'] }],
  // Sunshot
  [
    2907129557,
    { like: 'lightweight', parts: ['Chambered Compensator', 'Accurized Rounds', 'Textured Grip'] },
  ],
  // Thorn
  [
    3973202132,
    { like: 'adaptive', parts: ['Hammer-Forged Rifling', 'High-Caliber Rounds', 'Textured Grip'] },
  ],
  // The Last Word
  [1364093401, { like: 'rapid-fire', parts: ['Arrowhead Brake', 'Alloy Magazine', 'Smooth Grip'] }],
  // Malfeasance
  [204878059, { like: 'rapid-fire', parts: ['Corkscrew Rifling', 'Extended Mag', 'Heavy Grip'] }],
  // Hawkmoon
  [
    3856705927,
    {
      like: 'adaptive',
      parts: ['Arrowhead Brake', 'Alloy Magazine', 'Polymer Grip'],
      rolls: {
        barrels: [
          'Smallbore',
          'Hammer-Forged Rifling',
          'Corkscrew Rifling',
          'Polygonal Rifling',
          'Fluted Barrel',
          'Extended Barrel',
        ],
        magazines: ['Alloy Magazine'],
        traits: [
          'Killing Wind',
          'Surplus',
          'Rangefinder',
          'Eye of the Storm',
          'Snapshot Sights',
          'Opening Shot',
          'Moving Target',
        ],
      },
    },
  ],
  // Crimson
  [3437746471, { like: 'heavy-burst', parts: ['Chambered Compensator', 'Accurized Rounds', 'Heavy Grip'] }],
  // Eriana's Vow
  [3524313097, { like: 'aggressive', parts: ['Fluted Barrel', 'Armor-Piercing Rounds', 'Combat Grip'] }],
  // SUROS Regime
  [2856683562, { like: 'adaptive', parts: ['Polygonal Rifling', 'Flared Magwell', 'Fitted Stock'] }],
  // Sweet Business
  [
    1345867570,
    {
      own: {
        group: 'drum-auto-rifle',
        rpm: 360,
        impact: 18,
        magazine: 150,
        handling: [12, 18],
        reload: [14, 20],
      },
      parts: ['Polygonal Rifling', 'High-Caliber Rounds', 'Hand-Laid Stock'],
    },
  ],
  // Monte Carlo
  [4068264807, { like: 'adaptive', parts: ['Chambered Compensator', 'Extended Mag', 'Composite Stock'] }],
  // Khvostov 7G-0X
  [4129629253, { like: 'adaptive', parts: ['Fluted Barrel', 'Ricochet Rounds', 'Composite Stock'] }],
  // Quicksilver Storm
  [4293613902, { like: 'rapid-fire', parts: ['Corkscrew Rifling', 'Accurized Rounds', 'Composite Stock'] }],
  // Outbreak Perfected
  [3824673936, { like: 'lightweight', parts: ['Corkscrew Rifling', 'Accurized Rounds', 'Composite Stock'] }],
  // Graviton Lance
  [
    3628991658,
    {
      like: 'high-impact',
      group: 'two-burst-pulse-rifle',
      parts: ['Hammer-Forged Rifling', 'Accurized Rounds', 'Fitted Stock'],
    },
  ],
  // Vigilance Wing
  [
    3628991659,
    { like: 'aggressive-burst', parts: ['Corkscrew Rifling', 'Alloy Magazine', 'Composite Stock'] },
  ],
  // No Time to Explain
  [1594120904, { like: 'high-impact', parts: ['Fluted Barrel', 'Accurized Rounds'] }],
  // Bad Juju
  [2816212794, { like: 'adaptive', parts: ['Full Bore', 'Extended Mag', 'Composite Stock'] }],
  // MIDA Multi-Tool
  [1331482397, { like: 'lightweight', parts: ['Fluted Barrel', 'Alloy Magazine', 'Composite Stock'] }],
  // Polaris Lance
  [3413074534, { like: 'high-impact', parts: ['Extended Barrel', 'Accurized Rounds', 'Fitted Stock'] }],
  // Dead Man's Tale
  [
    3654674561,
    {
      like: 'aggressive',
      parts: ['Corkscrew Rifling', 'High-Caliber Rounds', 'Fitted Stock'],
      rolls: {
        barrels: [
          'Smallbore',
          'Fluted Barrel',
          'Polygonal Rifling',
          'Corkscrew Rifling',
          'Chambered Compensator',
          'Hammer-Forged Rifling',
        ],
        magazines: [
          'Flared Magwell',
          'Ricochet Rounds',
          'Light Mag',
          'High-Caliber Rounds',
          'Armor-Piercing Rounds',
          'Accurized Rounds',
        ],
        traits: [
          "Fourth Time's the Charm",
          'Outlaw',
          'Vorpal Weapon',
          'Killing Wind',
          'Moving Target',
          'Snapshot Sights',
          'Subsistence',
        ],
      },
    },
  ],
  // Wicked Implement
  [940371471, { like: 'rapid-fire', parts: ['Corkscrew Rifling', 'Accurized Rounds', 'Fitted Stock'] }],
  // Rat King
  [2362471601, { like: 'adaptive', parts: ['Barrel Shroud', 'Tactical Mag', 'Polymer Grip'] }],
  // Traveler's Chosen
  [1853180924, { like: 'adaptive', parts: ['Fluted Barrel', 'Appended Mag', 'Polymer Grip'] }],
  // Final Warning
  [
    3121540812,
    {
      like: 'rapid-fire',
      group: 'charged-sidearm',
      parts: ['Hammer-Forged Rifling', 'Flared Magwell', 'Combat Grip'],
    },
  ],
  // Forerunner
  [2179048386, { like: 'precision', parts: ['Corkscrew Rifling', 'Accurized Rounds', 'Combat Grip'] }],
  // Riskrunner
  [3089417789, { like: 'lightweight', parts: ['Arrowhead Brake', 'Extended Mag', 'Short-Action Stock'] }],
  // Osteo Striga
  [46524085, { like: 'precision', parts: ['Polygonal Rifling', 'Extended Mag', 'Hand-Laid Stock'] }],
  // The Huckleberry
  [2286143274, { like: 'aggressive', parts: ['Corkscrew Rifling', 'Alloy Magazine', 'Hand-Laid Stock'] }],
  // Tarrabah
  [
    3110698812,
    { like: 'aggressive', parts: ['Extended Barrel', 'Armor-Piercing Rounds', 'Hand-Laid Stock'] },
  ],
  // Le Monarque
  [3588934839, { like: 'lightweight-bow', parts: ['Natural String', 'Compact Arrow Shaft'] }],
  // Wish-Ender
  [814876684, { like: 'precision-bow', parts: ['High Tension String', 'Fiberglass Arrow Shaft'] }],
  // Trinity Ghoul
  [814876685, { like: 'lightweight-bow', parts: ['High Tension String', 'Compact Arrow Shaft'] }],
  // Izanagi's Burden
  [3211806999, { like: 'adaptive', parts: ['Chambered Compensator', 'Accurized Rounds', 'Composite Stock'] }],
  // Whisper of the Worm
  [1891561814, { like: 'aggressive', parts: ['Polygonal Rifling', 'Accurized Rounds', 'Fitted Stock'] }],
  // Cloudstrike
  [2603483885, { like: 'rapid-fire', parts: ['Extended Barrel', 'Accurized Rounds', 'Composite Stock'] }],
  // Still Hunt
  [2905188646, { like: 'aggressive', parts: ['Fluted Barrel', 'Accurized Rounds', 'Composite Stock'] }],
  // Conditional Finality
  [3371017761, { like: 'aggressive', parts: ['Barrel Shroud', 'Appended Mag', 'Short-Action Stock'] }],
  // The Chaperone
  [3413860062, { like: 'pinpoint-slug', parts: ['Fluted Barrel', 'Accurized Rounds', 'Composite Stock'] }],
  // Tractor Cannon
  [3580904581, { like: 'precision', parts: ['Extended Barrel', 'Particle Repeater', 'Composite Stock'] }],
  // Telesto
  [2208405142, { like: 'precision', parts: ['Extended Barrel', 'Projection Fuse', 'Composite Stock'] }],
  // Jötunn
  [417164956, { like: 'adaptive', parts: ['Volatile Launch', 'Liquid Coils', 'Polymer Grip'] }],
  // Vex Mythoclast
  [4289226715, { like: 'rapid-fire', parts: ['Hammer-Forged Rifling', 'Projection Fuse', 'Fitted Stock'] }],
  // Divinity
  [4103414242, { like: 'adaptive', parts: ['Polygonal Rifling', 'Particle Repeater', 'Composite Stock'] }],
  // Ruinous Effigy
  [
    1363238943,
    { like: 'adaptive', parts: ['Hammer-Forged Rifling', 'Particle Repeater', 'Composite Stock'] },
  ],
  // Coldheart
  [1345867571, { like: 'adaptive', parts: ['Extended Barrel', 'Enhanced Battery', 'Composite Stock'] }],
  // Witherhoard
  [2357297366, { like: 'lightweight', parts: ['Countermass', 'Black Powder', 'Composite Stock'] }],
  // Anarchy
  [2376481550, { like: 'adaptive', parts: ['Quick Launch', 'High-Velocity Rounds', 'Composite Stock'] }],
  // Arbalest
  [2130065553, { like: 'precision', parts: ['Extended Barrel', 'Projection Fuse', 'Composite Stock'] }],
  // Sleeper Simulant
  [
    4036115577,
    { like: 'aggressive-burst', parts: ['Fluted Barrel', 'Accelerated Coils', 'Composite Stock'] },
  ],
  // Thunderlord
  [3325463374, { like: 'adaptive', parts: ['Corkscrew Rifling', 'Alloy Magazine', 'Composite Stock'] }],
  // Xenophage
  [1395261499, { like: 'high-impact', parts: ['Full Bore', 'High-Caliber Rounds', 'Composite Stock'] }],
  // Gjallarhorn
  [1363886209, { like: 'high-impact', parts: ['Volatile Launch', 'Alloy Casing', 'Short-Action Stock'] }],
  // Dragon's Breath
  [17096506, { like: 'high-impact', parts: ['Hard Launch', 'Black Powder', 'Composite Stock'] }],
  // Two-Tailed Fox
  [
    2694576561,
    { like: 'adaptive', parts: ['Linear Compensator', 'High-Velocity Rounds', 'Composite Stock'] },
  ],
  // Deathbringer
  [2232171099, { like: 'precision', parts: ['Quick Launch', 'High-Velocity Rounds', 'Composite Stock'] }],
  // The Lament
  [3487253372, { like: 'aggressive-sword', parts: ['Jagged Edge', 'Enduring Guard'] }],
  // Black Talon
  [3766045777, { like: 'caster', parts: ['Tempered Edge', "Swordmaster's Guard"] }],
  // Ergo Sum
  [1681583613, { like: 'adaptive-sword', parts: ['Honed Edge', 'Balanced Guard'] }],
  // Worldline Zero
  [1864563948, { like: 'lightweight-sword', parts: ['Hungry Edge', "Swordmaster's Guard"] }],
])

import type { GuardianClass } from '@ai-vault/game/items.ts'
import type { AbilityRow, Element } from './fragments-and-grenades.ts'

export interface SubclassRow {
  readonly classType: GuardianClass
  readonly element: Element
  readonly name: string
  readonly hash: number
  readonly supers: readonly AbilityRow[]
  readonly classAbilities: readonly AbilityRow[]
  readonly jumps: readonly AbilityRow[]
  readonly melees: readonly AbilityRow[]
  readonly aspects: readonly AbilityRow[]
  /** Prismatic subclasses bring their own. */
  readonly grenades?: readonly AbilityRow[]
}

/** The eighteen subclasses with what is theirs alone; names and hashes the game's, sentences ours. */
export const SUBCLASSES: readonly SubclassRow[] = [
  {
    classType: 'titan',
    element: 'arc',
    name: 'Striker',
    hash: 2932390016,
    supers: [
      ['Thundercrash', 119041298, ''],
      ['Fists of Havoc', 119041299, ''],
    ],
    classAbilities: [
      ['Towering Barricade', 489583096, ''],
      ['Rally Barricade', 489583097, ''],
      ['Thruster', 489583098, ''],
    ],
    jumps: [
      ['Catapult Lift', 1698387812, ''],
      ['High Lift', 1698387814, ''],
      ['Strafe Lift', 1698387815, ''],
    ],
    melees: [
      ['Ballistic Slam', 2708585276, ''],
      ['Seismic Strike', 2708585277, ''],
      ['Thunderclap', 2708585279, ''],
    ],
    aspects: [
      ['Touch of Thunder', 1656549672, ''],
      ['Juggernaut', 1656549673, ''],
      ['Knockout', 1656549674, ''],
      ["Storm's Keep", 1656549675, ''],
    ],
  },
  {
    classType: 'titan',
    element: 'solar',
    name: 'Sunbreaker',
    hash: 2550323932,
    supers: [
      ['Burning Maul', 2747500760, ''],
      ['Hammer of Sol', 2747500761, ''],
    ],
    classAbilities: [
      ['Towering Barricade', 2495523340, ''],
      ['Rally Barricade', 2495523341, ''],
    ],
    jumps: [
      ['High Lift', 2225231092, ''],
      ['Strafe Lift', 2225231093, ''],
      ['Catapult Lift', 2225231094, ''],
    ],
    melees: [
      ['Hammer Strike', 852252788, ''],
      ['Throwing Hammer', 852252789, ''],
    ],
    aspects: [
      ['Roaring Flames', 2984351204, ''],
      ['Sol Invictus', 2984351205, ''],
      ['Consecration', 2984351206, ''],
      ['Shieldburst', 2984351207, ''],
    ],
  },
  {
    classType: 'titan',
    element: 'void',
    name: 'Sentinel',
    hash: 2842471112,
    supers: [
      ['Sentinel Shield', 4260353952, ''],
      ['Ward of Dawn', 4260353953, ''],
      ['Twilight Arsenal', 4260353955, ''],
    ],
    classAbilities: [
      ['Towering Barricade', 2722641740, ''],
      ['Rally Barricade', 2722641741, ''],
    ],
    jumps: [
      ['Catapult Lift', 1380268164, ''],
      ['High Lift', 1380268166, ''],
      ['Strafe Lift', 1380268167, ''],
    ],
    melees: [
      ['Shield Throw', 4220332374, ''],
      ['Shield Bash', 4220332375, ''],
    ],
    aspects: [
      ['Controlled Demolition', 1602994568, ''],
      ['Bastion', 1602994569, ''],
      ['Offensive Bulwark', 1602994570, ''],
      ['Unbreakable', 1602994571, ''],
    ],
  },
  {
    classType: 'titan',
    element: 'stasis',
    name: 'Behemoth',
    hash: 613647804,
    supers: [['Glacial Quake', 2021620139, '']],
    classAbilities: [
      ['Towering Barricade', 3260056808, ''],
      ['Rally Barricade', 3260056809, ''],
    ],
    jumps: [
      ['High Lift', 469281040, ''],
      ['Strafe Lift', 469281041, ''],
      ['Catapult Lift', 469281042, ''],
    ],
    melees: [['Shiver Strike', 2028772231, '']],
    aspects: [
      ['Diamond Lance', 3866705246, ''],
      ['Tectonic Harvest', 2031919264, ''],
      ['Cryoclasm', 2031919265, ''],
      ['Howl of the Storm', 1563930741, ''],
    ],
  },
  {
    classType: 'titan',
    element: 'strand',
    name: 'Berserker',
    hash: 242419885,
    supers: [['Bladefury', 3574662354, '']],
    classAbilities: [
      ['Rally Barricade', 2087010644, ''],
      ['Towering Barricade', 2087010645, ''],
    ],
    jumps: [
      ['Strafe Lift', 3350493948, ''],
      ['High Lift', 3350493949, ''],
      ['Catapult Lift', 3350493951, ''],
    ],
    melees: [['Frenzied Blade', 4094417246, '']],
    aspects: [
      ["Drengr's Lash", 988980152, ''],
      ['Into the Fray', 988980153, ''],
      ['Banner of War', 988980154, ''],
      ['Flechette Storm', 988980155, ''],
    ],
  },
  {
    classType: 'titan',
    element: 'prismatic',
    name: 'Prismatic Titan',
    hash: 1616346845,
    supers: [
      ['Bladefury', 2529942642, ''],
      ['Thundercrash', 2529942644, ''],
      ['Glacial Quake', 2529942645, ''],
      ['Twilight Arsenal', 2529942646, ''],
      ['Hammer of Sol', 2529942647, ''],
    ],
    classAbilities: [
      ['Rally Barricade', 2868073560, ''],
      ['Towering Barricade', 2868073561, ''],
      ['Thruster', 2868073563, ''],
    ],
    jumps: [
      ['Catapult Lift', 266130437, ''],
      ['Strafe Lift', 266130438, ''],
      ['High Lift', 266130439, ''],
    ],
    melees: [
      ['Shield Throw', 1980796560, ''],
      ['Shiver Strike', 1980796561, ''],
      ['Hammer Strike', 1980796562, ''],
      ['Thunderclap', 1980796563, ''],
      ['Frenzied Blade', 1980796564, ''],
    ],
    aspects: [
      ['Consecration', 1262901520, ''],
      ['Unbreakable', 1262901521, ''],
      ['Diamond Lance', 1262901522, ''],
      ['Knockout', 1262901523, ''],
      ["Drengr's Lash", 1262901525, ''],
    ],
    grenades: [
      ['Pulse Grenade', 1323461861, ''],
      ['Suppressor Grenade', 3923577992, ''],
      ['Glacier Grenade', 934199459, ''],
      ['Shackle Grenade', 1517917190, ''],
      ['Thermite Grenade', 2400634603, ''],
    ],
  },
  {
    classType: 'hunter',
    element: 'arc',
    name: 'Arcstrider',
    hash: 2328211300,
    supers: [
      ['Gathering Storm', 3769507632, ''],
      ['Arc Staff', 3769507633, ''],
      ["Storm's Edge", 3769507635, ''],
    ],
    classAbilities: [
      ["Marksman's Dodge", 426473316, ''],
      ["Gambler's Dodge", 426473317, ''],
    ],
    jumps: [
      ['Triple Jump', 95544328, ''],
      ['Blink', 95544329, ''],
      ['High Jump', 95544330, ''],
      ['Strafe Jump', 95544331, ''],
    ],
    melees: [
      ['Disorienting Blow', 2716335210, ''],
      ['Combination Blow', 2716335211, ''],
    ],
    aspects: [
      ['Flow State', 4194622036, ''],
      ['Tempest Strike', 4194622037, ''],
      ['Lethal Current', 4194622038, ''],
      ['Ascension', 4194622039, ''],
    ],
  },
  {
    classType: 'hunter',
    element: 'solar',
    name: 'Gunslinger',
    hash: 2240888816,
    supers: [
      ['Golden Gun: Marksman', 375052468, ''],
      ['Golden Gun: Deadshot', 375052469, ''],
      ['Blade Barrage', 375052471, ''],
    ],
    classAbilities: [
      ["Acrobat's Dodge", 3636300852, ''],
      ["Marksman's Dodge", 3636300854, ''],
      ["Gambler's Dodge", 3636300855, ''],
    ],
    jumps: [
      ['Triple Jump', 1128768652, ''],
      ['High Jump', 1128768654, ''],
      ['Strafe Jump', 1128768655, ''],
    ],
    melees: [
      ['Knife Trick', 4016776972, ''],
      ['Proximity Explosive Knife', 4016776973, ''],
      ['Lightweight Knife', 4016776974, ''],
      ['Weighted Throwing Knife', 4016776975, ''],
    ],
    aspects: [
      ['Gunpowder Gamble', 3066103996, ''],
      ['Crackshot', 3066103997, ''],
      ["Knock 'Em Down", 3066103998, ''],
      ['On Your Mark', 3066103999, ''],
    ],
  },
  {
    classType: 'hunter',
    element: 'void',
    name: 'Nightstalker',
    hash: 2453351420,
    supers: [
      ['Shadowshot: Moebius Quiver', 2722573681, ''],
      ['Spectral Blades', 2722573682, ''],
      ['Shadowshot: Deadfall', 2722573683, ''],
    ],
    classAbilities: [
      ["Marksman's Dodge", 2816982784, ''],
      ["Gambler's Dodge", 2816982785, ''],
    ],
    jumps: [
      ['Triple Jump', 20616656, ''],
      ['High Jump', 20616658, ''],
      ['Strafe Jump', 20616659, ''],
    ],
    melees: [
      ['Phantom Surge', 1139822080, ''],
      ['Snare Bomb', 1139822081, ''],
    ],
    aspects: [
      ["Trapper's Ambush", 187655372, ''],
      ['Vanishing Step', 187655373, ''],
      ['Stylish Executioner', 187655374, ''],
      ['On the Prowl', 187655375, ''],
    ],
  },
  {
    classType: 'hunter',
    element: 'stasis',
    name: 'Revenant',
    hash: 873720784,
    supers: [['Silence and Squall', 2625980631, '']],
    classAbilities: [
      ["Marksman's Dodge", 3933525366, ''],
      ["Gambler's Dodge", 3933525367, ''],
    ],
    jumps: [
      ['Triple Jump', 3531427692, ''],
      ['High Jump', 3531427694, ''],
      ['Strafe Jump', 3531427695, ''],
    ],
    melees: [['Withering Blade', 1341767667, '']],
    aspects: [
      ['Grim Harvest', 1920417385, ''],
      ['Shatterdive', 2934767476, ''],
      ["Winter's Shroud", 2934767477, ''],
      ['Touch of Winter', 4184589900, ''],
    ],
  },
  {
    classType: 'hunter',
    element: 'strand',
    name: 'Threadrunner',
    hash: 3785442599,
    supers: [['Silkstrike', 2463983862, '']],
    classAbilities: [
      ["Gambler's Dodge", 1282157890, ''],
      ["Marksman's Dodge", 1282157891, ''],
    ],
    jumps: [
      ['Triple Jump', 3721022585, ''],
      ['Strafe Jump', 3721022586, ''],
      ['High Jump', 3721022587, ''],
    ],
    melees: [['Threaded Spike', 1680616210, '']],
    aspects: [
      ['Whirling Maelstrom', 4249729124, ''],
      ['Threaded Specter', 4249729125, ''],
      ['Ensnaring Slam', 4249729126, ''],
      ["Widow's Silk", 4249729127, ''],
    ],
  },
  {
    classType: 'hunter',
    element: 'prismatic',
    name: 'Prismatic Hunter',
    hash: 4282591831,
    supers: [
      ['Silkstrike', 2370269384, ''],
      ["Storm's Edge", 2370269388, ''],
      ['Shadowshot: Deadfall', 2370269389, ''],
      ['Golden Gun: Marksman', 2370269390, ''],
      ['Silence and Squall', 2370269391, ''],
    ],
    classAbilities: [
      ["Gambler's Dodge", 2711519340, ''],
      ["Marksman's Dodge", 2711519341, ''],
      ["Acrobat's Dodge", 2711519343, ''],
    ],
    jumps: [
      ['Blink', 1588878496, ''],
      ['Triple Jump', 1588878497, ''],
      ['Strafe Jump', 1588878498, ''],
      ['High Jump', 1588878499, ''],
    ],
    melees: [
      ['Threaded Spike', 2657901002, ''],
      ['Knife Trick', 2657901004, ''],
      ['Combination Blow', 2657901005, ''],
      ['Withering Blade', 2657901006, ''],
      ['Snare Bomb', 2657901007, ''],
    ],
    aspects: [
      ['Threaded Specter', 2835214897, ''],
      ['Stylish Executioner', 2835214900, ''],
      ['Ascension', 2835214901, ''],
      ["Winter's Shroud", 2835214902, ''],
      ['Gunpowder Gamble', 2835214903, ''],
    ],
    grenades: [
      ['Swarm Grenade', 2842514288, ''],
      ['Duskfield Grenade', 4051767608, ''],
      ['Grapple', 1225978592, ''],
      ['Magnetic Grenade', 886607940, ''],
      ['Arcbolt Grenade', 3897682694, ''],
    ],
  },
  {
    classType: 'warlock',
    element: 'arc',
    name: 'Stormcaller',
    hash: 3168997075,
    supers: [
      ['Stormtrance', 1081893460, ''],
      ['Chaos Reach', 1081893461, ''],
    ],
    classAbilities: [
      ['Empowering Rift', 25156514, ''],
      ['Healing Rift', 25156515, ''],
    ],
    jumps: [
      ['Burst Glide', 4154539168, ''],
      ['Strafe Glide', 4154539169, ''],
      ['Balanced Glide', 4154539171, ''],
    ],
    melees: [
      ['Ball Lightning', 1232050830, ''],
      ['Chain Lightning', 1232050831, ''],
    ],
    aspects: [
      ['Ionic Sentry', 1293395728, ''],
      ['Electrostatic Mind', 1293395729, ''],
      ['Lightning Surge', 1293395730, ''],
      ['Arc Soul', 1293395731, ''],
    ],
  },
  {
    classType: 'warlock',
    element: 'solar',
    name: 'Dawnblade',
    hash: 3941205951,
    supers: [
      ['Song of Flame', 2274196884, ''],
      ['Daybreak', 2274196886, ''],
      ['Well of Radiance', 2274196887, ''],
    ],
    classAbilities: [
      ['Phoenix Dive', 2979486801, ''],
      ['Empowering Rift', 2979486802, ''],
      ['Healing Rift', 2979486803, ''],
    ],
    jumps: [
      ['Balanced Glide', 3686638441, ''],
      ['Burst Glide', 3686638442, ''],
      ['Strafe Glide', 3686638443, ''],
    ],
    melees: [
      ['Incinerator Snap', 1470370538, ''],
      ['Celestial Fire', 1470370539, ''],
    ],
    aspects: [
      ['Hellion', 83039192, ''],
      ['Touch of Flame', 83039193, ''],
      ['Heat Rises', 83039194, ''],
      ['Icarus Dash', 83039195, ''],
    ],
  },
  {
    classType: 'warlock',
    element: 'void',
    name: 'Voidwalker',
    hash: 2849050827,
    supers: [
      ['Nova Warp', 1656118680, ''],
      ['Nova Bomb: Vortex', 1656118681, ''],
      ['Nova Bomb: Cataclysm', 1656118682, ''],
    ],
    classAbilities: [
      ['Empowering Rift', 2209081648, ''],
      ['Healing Rift', 2209081649, ''],
    ],
    jumps: [
      ['Blink', 1237488984, ''],
      ['Balanced Glide', 1237488985, ''],
      ['Burst Glide', 1237488986, ''],
      ['Strafe Glide', 1237488987, ''],
    ],
    melees: [['Pocket Singularity', 2299867342, '']],
    aspects: [
      ['Feed the Void', 2321824284, ''],
      ['Chaos Accelerant', 2321824285, ''],
      ['Soul Siphon', 2321824286, ''],
      ['Child of the Old Gods', 2321824287, ''],
    ],
  },
  {
    classType: 'warlock',
    element: 'stasis',
    name: 'Shadebinder',
    hash: 3291545503,
    supers: [["Winter's Wrath", 3683904166, '']],
    classAbilities: [
      ['Empowering Rift', 3492047640, ''],
      ['Healing Rift', 3492047641, ''],
    ],
    jumps: [
      ['Burst Glide', 890263312, ''],
      ['Strafe Glide', 890263313, ''],
      ['Balanced Glide', 890263315, ''],
    ],
    melees: [['Penumbral Blast', 2543177538, '']],
    aspects: [
      ['Bleak Watcher', 2642597904, ''],
      ['Iceflare Bolts', 668903196, ''],
      ['Frostpulse', 668903197, ''],
      ['Glacial Harvest', 2651551055, ''],
    ],
  },
  {
    classType: 'warlock',
    element: 'strand',
    name: 'Broodweaver',
    hash: 4204413574,
    supers: [['Needlestorm', 1885339915, '']],
    classAbilities: [
      ['Healing Rift', 383852320, ''],
      ['Empowering Rift', 383852321, ''],
    ],
    jumps: [
      ['Strafe Glide', 2628485816, ''],
      ['Burst Glide', 2628485817, ''],
      ['Balanced Glide', 2628485818, ''],
    ],
    melees: [['Arcane Needle', 2307689415, '']],
    aspects: [
      ['Weavewalk', 262821312, ''],
      ["Weaver's Call", 262821317, ''],
      ['Mindspun Invocation', 262821318, ''],
      ['The Wanderer', 262821319, ''],
    ],
  },
  {
    classType: 'warlock',
    element: 'prismatic',
    name: 'Prismatic Warlock',
    hash: 3893112950,
    supers: [
      ['Needlestorm', 1869939001, ''],
      ['Nova Bomb: Cataclysm', 1869939004, ''],
      ['Song of Flame', 1869939005, ''],
      ["Winter's Wrath", 1869939006, ''],
      ['Stormtrance', 1869939007, ''],
    ],
    classAbilities: [
      ['Phoenix Dive', 1444664836, ''],
      ['Healing Rift', 1444664838, ''],
      ['Empowering Rift', 1444664839, ''],
    ],
    jumps: [
      ['Strafe Glide', 5333292, ''],
      ['Burst Glide', 5333293, ''],
      ['Balanced Glide', 5333294, ''],
      ['Blink', 5333295, ''],
    ],
    melees: [
      ['Penumbral Blast', 3644045867, ''],
      ['Chain Lightning', 3644045868, ''],
      ['Incinerator Snap', 3644045869, ''],
      ['Pocket Singularity', 3644045870, ''],
      ['Arcane Needle', 3644045871, ''],
    ],
    aspects: [
      ["Weaver's Call", 790664810, ''],
      ['Lightning Surge', 790664812, ''],
      ['Bleak Watcher', 790664813, ''],
      ['Hellion', 790664814, ''],
      ['Feed the Void', 790664815, ''],
    ],
    grenades: [
      ['Healing Grenade', 3040080535, ''],
      ['Threadling Grenade', 3994381207, ''],
      ['Storm Grenade', 4241856103, ''],
      ['Coldsnap Grenade', 4265391440, ''],
      ['Vortex Grenade', 1048847436, ''],
    ],
  },
]

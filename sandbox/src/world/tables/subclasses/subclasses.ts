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
      ['Thundercrash', 119041298, 'Fly like a missile and come down as one.'],
      ['Fists of Havoc', 119041299, 'Wrap your fists in arc and break things.'],
    ],
    classAbilities: [
      ['Towering Barricade', 489583096, 'A tall wall that stops fire.'],
      ['Rally Barricade', 489583097, 'A low wall to shoot over that steadies weapons.'],
      ['Thruster', 489583098, 'A quick burst to the side.'],
    ],
    jumps: [
      ['Catapult Lift', 1698387812, 'Leap with all force at the beginning.'],
      ['High Lift', 1698387814, 'Rise farther at the cost of speed.'],
      ['Strafe Lift', 1698387815, 'Lift with control in the air.'],
    ],
    melees: [
      ['Ballistic Slam', 2708585276, 'Dive from a height and slam the ground with arc.'],
      ['Seismic Strike', 2708585277, 'Run and slam shoulder first with arc.'],
      ['Thunderclap', 2708585279, 'Hold, charge, and clap with great force.'],
    ],
    aspects: [
      ['Touch of Thunder', 1656549672, 'Arc grenades become greater.'],
      ['Juggernaut', 1656549673, 'Sprint amplified and carry a shield of arc before you.'],
      ['Knockout', 1656549674, 'Breaking a shield makes melee stronger, healing you on a final blow.'],
      ["Storm's Keep", 1656549675, 'Your barricade grants Bolt Charge while you hold it.'],
    ],
  },
  {
    classType: 'titan',
    element: 'solar',
    name: 'Sunbreaker',
    hash: 2550323932,
    supers: [
      ['Burning Maul', 2747500760, 'Summon a burning maul and spin or slam it.'],
      ['Hammer of Sol', 2747500761, 'Throw burning hammers that leave sunspots.'],
    ],
    classAbilities: [
      ['Towering Barricade', 2495523340, 'A tall wall that stops fire.'],
      ['Rally Barricade', 2495523341, 'A low wall to shoot over that steadies weapons.'],
    ],
    jumps: [
      ['High Lift', 2225231092, 'Rise farther at the cost of speed.'],
      ['Strafe Lift', 2225231093, 'Lift with control in the air.'],
      ['Catapult Lift', 2225231094, 'Leap with all force at the beginning.'],
    ],
    melees: [
      ['Hammer Strike', 852252788, 'Sprint and swing a burning hammer that weakens.'],
      ['Throwing Hammer', 852252789, 'Throw a hammer and pick it up to throw again.'],
    ],
    aspects: [
      ['Roaring Flames', 2984351204, 'Solar ability final blows strengthen solar abilities.'],
      ['Sol Invictus', 2984351205, 'Solar final blows and hammers make sunspots that restore.'],
      ['Consecration', 2984351206, 'Slide and strike to send out waves of fire, twice.'],
      ['Shieldburst', 2984351207, 'Solar final blows ready a burst that heals and burns.'],
    ],
  },
  {
    classType: 'titan',
    element: 'void',
    name: 'Sentinel',
    hash: 2842471112,
    supers: [
      ['Sentinel Shield', 4260353952, 'Carry a shield of void to guard, strike and throw.'],
      ['Ward of Dawn', 4260353953, 'A dome that protects and strengthens those within.'],
      ['Twilight Arsenal', 4260353955, 'Throw axes of void that weaken, for others to pick up.'],
    ],
    classAbilities: [
      ['Towering Barricade', 2722641740, 'A tall wall that stops fire.'],
      ['Rally Barricade', 2722641741, 'A low wall to shoot over that steadies weapons.'],
    ],
    jumps: [
      ['Catapult Lift', 1380268164, 'Leap with all force at the beginning.'],
      ['High Lift', 1380268166, 'Rise farther at the cost of speed.'],
      ['Strafe Lift', 1380268167, 'Lift with control in the air.'],
    ],
    melees: [
      ['Shield Throw', 4220332374, 'Throw a shield of void that bounces between foes.'],
      ['Shield Bash', 4220332375, 'Run and bash with a shield of void that suppresses.'],
    ],
    aspects: [
      ['Controlled Demolition', 1602994568, 'Void abilities make foes volatile, and their blasts heal you.'],
      ['Bastion', 1602994569, 'Your barricade gives an overshield to those behind it.'],
      ['Offensive Bulwark', 1602994570, 'An overshield quickens grenades and strengthens melee.'],
      ['Unbreakable', 1602994571, 'Spend your grenade for a shield that throws back what it stops.'],
    ],
  },
  {
    classType: 'titan',
    element: 'stasis',
    name: 'Behemoth',
    hash: 613647804,
    supers: [
      ['Glacial Quake', 2021620139, 'Slam the ground into a field of crystals and charge through it.'],
    ],
    classAbilities: [
      ['Towering Barricade', 3260056808, 'A tall wall that stops fire.'],
      ['Rally Barricade', 3260056809, 'A low wall to shoot over that steadies weapons.'],
    ],
    jumps: [
      ['High Lift', 469281040, 'Rise farther at the cost of speed.'],
      ['Strafe Lift', 469281041, 'Lift with control in the air.'],
      ['Catapult Lift', 469281042, 'Leap with all force at the beginning.'],
    ],
    melees: [['Shiver Strike', 2028772231, 'Dash and strike with cold, throwing the target back.']],
    aspects: [
      ['Diamond Lance', 3866705246, 'Stasis final blows make a lance to throw or slam.'],
      ['Tectonic Harvest', 2031919264, 'Shattering crystals makes stasis shards.'],
      ['Cryoclasm', 2031919265, 'Slide farther, shatter crystals at a run, and shatter harder.'],
      ['Howl of the Storm', 1563930741, 'Slide and strike to raise a line of crystals.'],
    ],
  },
  {
    classType: 'titan',
    element: 'strand',
    name: 'Berserker',
    hash: 242419885,
    supers: [
      ['Bladefury', 3574662354, 'Draw blades of strand and cut through everything, severing as you go.'],
    ],
    classAbilities: [
      ['Rally Barricade', 2087010644, 'A low wall to shoot over that steadies weapons.'],
      ['Towering Barricade', 2087010645, 'A tall wall that stops fire.'],
    ],
    jumps: [
      ['Strafe Lift', 3350493948, 'Lift with control in the air.'],
      ['High Lift', 3350493949, 'Rise farther at the cost of speed.'],
      ['Catapult Lift', 3350493951, 'Leap with all force at the beginning.'],
    ],
    melees: [['Frenzied Blade', 4094417246, 'Dash and cut with blades of strand; three may be held.']],
    aspects: [
      ["Drengr's Lash", 988980152, 'Your barricade sends a ripple that suspends what it meets.'],
      ['Into the Fray', 988980153, 'Breaking a tangle weaves mail around you and allies.'],
      [
        'Banner of War',
        988980154,
        'Defeating foes raises a banner that heals allies and strengthens their melee.',
      ],
      ['Flechette Storm', 988980155, 'Melee final blows let you rise and loose shards of strand.'],
    ],
  },
  {
    classType: 'titan',
    element: 'prismatic',
    name: 'Prismatic Titan',
    hash: 1616346845,
    supers: [
      ['Bladefury', 2529942642, 'Draw blades of strand and cut through everything, severing as you go.'],
      ['Thundercrash', 2529942644, 'Fly like a missile and come down as one.'],
      ['Glacial Quake', 2529942645, 'Slam the ground into a field of crystals and charge through it.'],
      ['Twilight Arsenal', 2529942646, 'Throw axes of void that weaken, for others to pick up.'],
      ['Hammer of Sol', 2529942647, 'Throw burning hammers that leave sunspots.'],
    ],
    classAbilities: [
      ['Rally Barricade', 2868073560, 'A low wall to shoot over that steadies weapons.'],
      ['Towering Barricade', 2868073561, 'A tall wall that stops fire.'],
      ['Thruster', 2868073563, 'A quick burst to the side.'],
    ],
    jumps: [
      ['Catapult Lift', 266130437, 'Leap with all force at the beginning.'],
      ['Strafe Lift', 266130438, 'Lift with control in the air.'],
      ['High Lift', 266130439, 'Rise farther at the cost of speed.'],
    ],
    melees: [
      ['Shield Throw', 1980796560, 'Throw a shield of void that bounces between foes.'],
      ['Shiver Strike', 1980796561, 'Dash and strike with cold, throwing the target back.'],
      ['Hammer Strike', 1980796562, 'Sprint and swing a burning hammer that weakens.'],
      ['Thunderclap', 1980796563, 'Hold, charge, and clap with great force.'],
      ['Frenzied Blade', 1980796564, 'Dash and cut with blades of strand; three may be held.'],
    ],
    aspects: [
      ['Consecration', 1262901520, 'Slide and strike to send out waves of fire, twice.'],
      ['Unbreakable', 1262901521, 'Spend your grenade for a shield that throws back what it stops.'],
      ['Diamond Lance', 1262901522, 'Stasis final blows make a lance to throw or slam.'],
      ['Knockout', 1262901523, 'Breaking a shield makes melee stronger, healing you on a final blow.'],
      ["Drengr's Lash", 1262901525, 'Your barricade sends a ripple that suspends what it meets.'],
    ],
    grenades: [
      ['Pulse Grenade', 1323461861, 'Pulses with arc for as long as it lasts.'],
      ['Suppressor Grenade', 3923577992, 'Explodes and keeps foes from using abilities.'],
      ['Glacier Grenade', 934199459, 'Raises a wall of ice at once.'],
      ['Shackle Grenade', 1517917190, 'Splits and suspends what it touches.'],
      ['Thermite Grenade', 2400634603, 'A line of fire runs along the ground.'],
    ],
  },
  {
    classType: 'hunter',
    element: 'arc',
    name: 'Arcstrider',
    hash: 2328211300,
    supers: [
      ['Gathering Storm', 3769507632, 'Throw a staff into the ground and let lightning come down.'],
      ['Arc Staff', 3769507633, 'Call a staff of arc and strike with speed, sweeping shots aside.'],
      ["Storm's Edge", 3769507635, 'Throw a dagger and follow it in a storm, three times.'],
    ],
    classAbilities: [
      ["Marksman's Dodge", 426473316, 'Dodge and the weapon in hand is loaded.'],
      ["Gambler's Dodge", 426473317, 'Dodge near foes and your melee is ready again.'],
    ],
    jumps: [
      ['Triple Jump', 95544328, 'Jump twice more in the air.'],
      ['Blink', 95544329, 'Vanish and appear a short way on.'],
      ['High Jump', 95544330, 'Jump a second time, and higher.'],
      ['Strafe Jump', 95544331, 'Jump a second time with control to the side.'],
    ],
    melees: [
      ['Disorienting Blow', 2716335210, 'A strike that blinds and makes you hard to hit.'],
      ['Combination Blow', 2716335211, 'Melee final blows heal, refund the dodge and hit harder in a row.'],
    ],
    aspects: [
      ['Flow State', 4194622036, 'Beating jolted foes amplifies you and quickens the dodge.'],
      ['Tempest Strike', 4194622037, 'Slide and strike to send a shock along the ground.'],
      ['Lethal Current', 4194622038, 'After a dodge melee jolts, reaches farther and leaves an aftershock.'],
      ['Ascension', 4194622039, 'Spring up and jolt everything around while in the air.'],
    ],
  },
  {
    classType: 'hunter',
    element: 'solar',
    name: 'Gunslinger',
    hash: 2240888816,
    supers: [
      ['Golden Gun: Marksman', 375052468, 'Three slow shots that reward precision.'],
      ['Golden Gun: Deadshot', 375052469, 'Six quick shots that burn what they touch.'],
      ['Blade Barrage', 375052471, 'Rise and throw a fan of flaming knives.'],
    ],
    classAbilities: [
      ["Acrobat's Dodge", 3636300852, 'Dodge and make yourself and allies near you radiant.'],
      ["Marksman's Dodge", 3636300854, 'Dodge and the weapon in hand is loaded.'],
      ["Gambler's Dodge", 3636300855, 'Dodge near foes and your melee is ready again.'],
    ],
    jumps: [
      ['Triple Jump', 1128768652, 'Jump twice more in the air.'],
      ['High Jump', 1128768654, 'Jump a second time, and higher.'],
      ['Strafe Jump', 1128768655, 'Jump a second time with control to the side.'],
    ],
    melees: [
      ['Knife Trick', 4016776972, 'Throw a fan of knives that scorch.'],
      ['Proximity Explosive Knife', 4016776973, 'Throw a knife that waits and bursts.'],
      ['Lightweight Knife', 4016776974, 'Throw a quick knife, and another on a precision hit.'],
      ['Weighted Throwing Knife', 4016776975, 'Throw a heavy knife that returns on a precision final blow.'],
    ],
    aspects: [
      ['Gunpowder Gamble', 3066103996, 'Solar final blows ready a charge to throw and shoot.'],
      ['Crackshot', 3066103997, 'Precision solar hits sharpen the next ones.'],
      ["Knock 'Em Down", 3066103998, 'Solar Supers grow, and melee final blows return melee.'],
      ['On Your Mark', 3066103999, 'Precision final blows quicken you and allies near you.'],
    ],
  },
  {
    classType: 'hunter',
    element: 'void',
    name: 'Nightstalker',
    hash: 2453351420,
    supers: [
      ['Shadowshot: Moebius Quiver', 2722573681, 'Loose arrows of void in quick volleys that tether.'],
      ['Spectral Blades', 2722573682, 'Hide in void and strike with twin blades.'],
      ['Shadowshot: Deadfall', 2722573683, 'Anchor foes to void and let allies finish them.'],
    ],
    classAbilities: [
      ["Marksman's Dodge", 2816982784, 'Dodge and the weapon in hand is loaded.'],
      ["Gambler's Dodge", 2816982785, 'Dodge near foes and your melee is ready again.'],
    ],
    jumps: [
      ['Triple Jump', 20616656, 'Jump twice more in the air.'],
      ['High Jump', 20616658, 'Jump a second time, and higher.'],
      ['Strafe Jump', 20616659, 'Jump a second time with control to the side.'],
    ],
    melees: [
      ['Phantom Surge', 1139822080, 'Blink forward while invisible and strike with void.'],
      ['Snare Bomb', 1139822081, 'Throw smoke that clings where it lands and weakens whoever comes near.'],
    ],
    aspects: [
      ["Trapper's Ambush", 187655372, 'Dive with smoke to hide allies and weaken foes.'],
      ['Vanishing Step', 187655373, 'Dodging turns you invisible.'],
      ['Stylish Executioner', 187655374, 'Beating the weakened hides you and readies a weakening melee.'],
      ['On the Prowl', 187655375, 'Going invisible marks a foe whose fall spreads smoke and energy.'],
    ],
  },
  {
    classType: 'hunter',
    element: 'stasis',
    name: 'Revenant',
    hash: 873720784,
    supers: [['Silence and Squall', 2625980631, 'Throw one sickle that freezes and one that storms.']],
    classAbilities: [
      ["Marksman's Dodge", 3933525366, 'Dodge and the weapon in hand is loaded.'],
      ["Gambler's Dodge", 3933525367, 'Dodge near foes and your melee is ready again.'],
    ],
    jumps: [
      ['Triple Jump', 3531427692, 'Jump twice more in the air.'],
      ['High Jump', 3531427694, 'Jump a second time, and higher.'],
      ['Strafe Jump', 3531427695, 'Jump a second time with control to the side.'],
    ],
    melees: [['Withering Blade', 1341767667, 'Throw blades of cold that slow and bounce.']],
    aspects: [
      ['Grim Harvest', 1920417385, 'Beating slowed or frozen foes makes stasis shards.'],
      ['Shatterdive', 2934767476, 'Drop fast and shatter whatever is frozen.'],
      ["Winter's Shroud", 2934767477, 'Dodging slows those near and toughens you.'],
      ['Touch of Winter', 4184589900, 'Stasis grenades become greater.'],
    ],
  },
  {
    classType: 'hunter',
    element: 'strand',
    name: 'Threadrunner',
    hash: 3785442599,
    supers: [['Silkstrike', 2463983862, 'Whip a line of strand far and wide.']],
    classAbilities: [
      ["Gambler's Dodge", 1282157890, 'Dodge near foes and your melee is ready again.'],
      ["Marksman's Dodge", 1282157891, 'Dodge and the weapon in hand is loaded.'],
    ],
    jumps: [
      ['Triple Jump', 3721022585, 'Jump twice more in the air.'],
      ['Strafe Jump', 3721022586, 'Jump a second time with control to the side.'],
      ['High Jump', 3721022587, 'Jump a second time, and higher.'],
    ],
    melees: [['Threaded Spike', 1680616210, 'Throw a spike that returns; catch it for energy.']],
    aspects: [
      ['Whirling Maelstrom', 4249729124, 'Breaking a tangle makes a whirl that hunts.'],
      ['Threaded Specter', 4249729125, 'Dodging leaves a decoy that bursts into Threadlings.'],
      ['Ensnaring Slam', 4249729126, 'Dive down and suspend everything around.'],
      ["Widow's Silk", 4249729127, 'A second grapple, and tangles where it holds.'],
    ],
  },
  {
    classType: 'hunter',
    element: 'prismatic',
    name: 'Prismatic Hunter',
    hash: 4282591831,
    supers: [
      ['Silkstrike', 2370269384, 'Whip a line of strand far and wide.'],
      ["Storm's Edge", 2370269388, 'Throw a dagger and follow it in a storm, three times.'],
      ['Shadowshot: Deadfall', 2370269389, 'Anchor foes to void and let allies finish them.'],
      ['Golden Gun: Marksman', 2370269390, 'Three slow shots that reward precision.'],
      ['Silence and Squall', 2370269391, 'Throw one sickle that freezes and one that storms.'],
    ],
    classAbilities: [
      ["Gambler's Dodge", 2711519340, 'Dodge near foes and your melee is ready again.'],
      ["Marksman's Dodge", 2711519341, 'Dodge and the weapon in hand is loaded.'],
      ["Acrobat's Dodge", 2711519343, 'Dodge and make yourself and allies near you radiant.'],
    ],
    jumps: [
      ['Blink', 1588878496, 'Vanish and appear a short way on.'],
      ['Triple Jump', 1588878497, 'Jump twice more in the air.'],
      ['Strafe Jump', 1588878498, 'Jump a second time with control to the side.'],
      ['High Jump', 1588878499, 'Jump a second time, and higher.'],
    ],
    melees: [
      ['Threaded Spike', 2657901002, 'Throw a spike that returns; catch it for energy.'],
      ['Knife Trick', 2657901004, 'Throw a fan of knives that scorch.'],
      ['Combination Blow', 2657901005, 'Melee final blows heal, refund the dodge and hit harder in a row.'],
      ['Withering Blade', 2657901006, 'Throw blades of cold that slow and bounce.'],
      ['Snare Bomb', 2657901007, 'Throw smoke that clings where it lands and weakens whoever comes near.'],
    ],
    aspects: [
      ['Threaded Specter', 2835214897, 'Dodging leaves a decoy that bursts into Threadlings.'],
      ['Stylish Executioner', 2835214900, 'Beating the weakened hides you and readies a weakening melee.'],
      ['Ascension', 2835214901, 'Spring up and jolt everything around while in the air.'],
      ["Winter's Shroud", 2835214902, 'Dodging slows those near and toughens you.'],
      ['Gunpowder Gamble', 2835214903, 'Solar final blows ready a charge to throw and shoot.'],
    ],
    grenades: [
      ['Swarm Grenade', 2842514288, 'Drones scatter and hunt for what comes near.'],
      ['Duskfield Grenade', 4051767608, 'Draws foes in and slows them in a field of cold.'],
      ['Grapple', 1225978592, 'Throw a line, swing, and strike at the end of it.'],
      ['Magnetic Grenade', 886607940, 'Sticks to a body and explodes twice.'],
      ['Arcbolt Grenade', 3897682694, 'Lightning leaps from where it lands to foes close by.'],
    ],
  },
  {
    classType: 'warlock',
    element: 'arc',
    name: 'Stormcaller',
    hash: 3168997075,
    supers: [
      ['Stormtrance', 1081893460, 'Float and let lightning run from your hands.'],
      ['Chaos Reach', 1081893461, 'Loose a long beam of arc; end it early to keep what is left.'],
    ],
    classAbilities: [
      ['Empowering Rift', 25156514, 'A well of light that strengthens weapons.'],
      ['Healing Rift', 25156515, 'A well of light that heals.'],
    ],
    jumps: [
      ['Burst Glide', 4154539168, 'Glide with a strong burst at the start.'],
      ['Strafe Glide', 4154539169, 'Glide with the greatest control.'],
      ['Balanced Glide', 4154539171, 'Glide with a measure of both speed and control.'],
    ],
    melees: [
      ['Ball Lightning', 1232050830, 'Send out a sphere that drops lightning from above.'],
      ['Chain Lightning', 1232050831, 'Strike, and let arc run to those near the target.'],
    ],
    aspects: [
      ['Ionic Sentry', 1293395728, 'Arc final blows charge a sentry of lightning to place.'],
      ['Electrostatic Mind', 1293395729, 'Arc final blows make Ionic Traces, which amplify.'],
      ['Lightning Surge', 1293395730, 'Slide and become lightning, striking all around where you end.'],
      ['Arc Soul', 1293395731, 'Your rift gives an Arc Soul that shoots at whatever you fight.'],
    ],
  },
  {
    classType: 'warlock',
    element: 'solar',
    name: 'Dawnblade',
    hash: 3941205951,
    supers: [
      ['Song of Flame', 2274196884, 'Burn with song: abilities return fast and allies turn radiant.'],
      ['Daybreak', 2274196886, 'Draw blades of fire and throw them from the air.'],
      ['Well of Radiance', 2274196887, 'Plant a sword of light that heals and strengthens.'],
    ],
    classAbilities: [
      ['Phoenix Dive', 2979486801, 'Fall like fire and heal where you land.'],
      ['Empowering Rift', 2979486802, 'A well of light that strengthens weapons.'],
      ['Healing Rift', 2979486803, 'A well of light that heals.'],
    ],
    jumps: [
      ['Balanced Glide', 3686638441, 'Glide with a measure of both speed and control.'],
      ['Burst Glide', 3686638442, 'Glide with a strong burst at the start.'],
      ['Strafe Glide', 3686638443, 'Glide with the greatest control.'],
    ],
    melees: [
      ['Incinerator Snap', 1470370538, 'Snap your fingers and scatter burning sparks.'],
      ['Celestial Fire', 1470370539, 'Throw three sparks of solar that spiral ahead.'],
    ],
    aspects: [
      ['Hellion', 83039192, 'Your class ability calls a fiery companion that throws embers.'],
      ['Touch of Flame', 83039193, 'Solar grenades become greater.'],
      ['Heat Rises', 83039194, 'Spend your grenade to fight from the air and heal by it.'],
      ['Icarus Dash', 83039195, 'Dash in the air, twice while it matters.'],
    ],
  },
  {
    classType: 'warlock',
    element: 'void',
    name: 'Voidwalker',
    hash: 2849050827,
    supers: [
      ['Nova Warp', 1656118680, 'Step through the void and burst with it.'],
      ['Nova Bomb: Vortex', 1656118681, 'A fast bomb of void that leaves a storm behind.'],
      ['Nova Bomb: Cataclysm', 1656118682, 'A slow bomb of void that seeks and splits.'],
    ],
    classAbilities: [
      ['Empowering Rift', 2209081648, 'A well of light that strengthens weapons.'],
      ['Healing Rift', 2209081649, 'A well of light that heals.'],
    ],
    jumps: [
      ['Blink', 1237488984, 'Vanish and appear a short way on.'],
      ['Balanced Glide', 1237488985, 'Glide with a measure of both speed and control.'],
      ['Burst Glide', 1237488986, 'Glide with a strong burst at the start.'],
      ['Strafe Glide', 1237488987, 'Glide with the greatest control.'],
    ],
    melees: [['Pocket Singularity', 2299867342, 'Launch a small void that bursts and makes foes volatile.']],
    aspects: [
      ['Feed the Void', 2321824284, 'Void ability final blows grant Devour.'],
      ['Chaos Accelerant', 2321824285, 'Hold the grenade to charge it into something greater.'],
      ['Soul Siphon', 2321824286, 'Void damage drains, healing you and allies.'],
      ['Child of the Old Gods', 2321824287, 'Your rift calls a being of void that drains the weakened.'],
    ],
  },
  {
    classType: 'warlock',
    element: 'stasis',
    name: 'Shadebinder',
    hash: 3291545503,
    supers: [["Winter's Wrath", 3683904166, 'Call a staff of ice that freezes, then shatter with a wave.']],
    classAbilities: [
      ['Empowering Rift', 3492047640, 'A well of light that strengthens weapons.'],
      ['Healing Rift', 3492047641, 'A well of light that heals.'],
    ],
    jumps: [
      ['Burst Glide', 890263312, 'Glide with a strong burst at the start.'],
      ['Strafe Glide', 890263313, 'Glide with the greatest control.'],
      ['Balanced Glide', 890263315, 'Glide with a measure of both speed and control.'],
    ],
    melees: [['Penumbral Blast', 2543177538, 'Throw a bolt of cold that freezes.']],
    aspects: [
      ['Bleak Watcher', 2642597904, 'Turn your grenade into a turret of ice that slows all around.'],
      ['Iceflare Bolts', 668903196, 'Shattering the frozen sends out seekers that freeze more.'],
      ['Frostpulse', 668903197, 'Your rift sends out cold that freezes what stands near.'],
      ['Glacial Harvest', 2651551055, 'Freezing foes makes stasis shards.'],
    ],
  },
  {
    classType: 'warlock',
    element: 'strand',
    name: 'Broodweaver',
    hash: 4204413574,
    supers: [['Needlestorm', 1885339915, 'Loose a storm of needles that hatch Threadlings.']],
    classAbilities: [
      ['Healing Rift', 383852320, 'A well of light that heals.'],
      ['Empowering Rift', 383852321, 'A well of light that strengthens weapons.'],
    ],
    jumps: [
      ['Strafe Glide', 2628485816, 'Glide with the greatest control.'],
      ['Burst Glide', 2628485817, 'Glide with a strong burst at the start.'],
      ['Balanced Glide', 2628485818, 'Glide with a measure of both speed and control.'],
    ],
    melees: [['Arcane Needle', 2307689415, 'Throw a needle that unravels; up to three may be held.']],
    aspects: [
      ['Weavewalk', 262821312, 'Step into the weave, hard to hurt, and gather Threadlings.'],
      ["Weaver's Call", 262821317, 'Your rift makes Threadlings, and more for those perched on you.'],
      [
        'Mindspun Invocation',
        262821318,
        'Spend your grenade for grapple strikes, Threadlings or a shackling burst.',
      ],
      ['The Wanderer', 262821319, 'Tangles suspend when they burst, and Threadlings travel far.'],
    ],
  },
  {
    classType: 'warlock',
    element: 'prismatic',
    name: 'Prismatic Warlock',
    hash: 3893112950,
    supers: [
      ['Needlestorm', 1869939001, 'Loose a storm of needles that hatch Threadlings.'],
      ['Nova Bomb: Cataclysm', 1869939004, 'A slow bomb of void that seeks and splits.'],
      ['Song of Flame', 1869939005, 'Burn with song: abilities return fast and allies turn radiant.'],
      ["Winter's Wrath", 1869939006, 'Call a staff of ice that freezes, then shatter with a wave.'],
      ['Stormtrance', 1869939007, 'Float and let lightning run from your hands.'],
    ],
    classAbilities: [
      ['Phoenix Dive', 1444664836, 'Fall like fire and heal where you land.'],
      ['Healing Rift', 1444664838, 'A well of light that heals.'],
      ['Empowering Rift', 1444664839, 'A well of light that strengthens weapons.'],
    ],
    jumps: [
      ['Strafe Glide', 5333292, 'Glide with the greatest control.'],
      ['Burst Glide', 5333293, 'Glide with a strong burst at the start.'],
      ['Balanced Glide', 5333294, 'Glide with a measure of both speed and control.'],
      ['Blink', 5333295, 'Vanish and appear a short way on.'],
    ],
    melees: [
      ['Penumbral Blast', 3644045867, 'Throw a bolt of cold that freezes.'],
      ['Chain Lightning', 3644045868, 'Strike, and let arc run to those near the target.'],
      ['Incinerator Snap', 3644045869, 'Snap your fingers and scatter burning sparks.'],
      ['Pocket Singularity', 3644045870, 'Launch a small void that bursts and makes foes volatile.'],
      ['Arcane Needle', 3644045871, 'Throw a needle that unravels; up to three may be held.'],
    ],
    aspects: [
      ["Weaver's Call", 790664810, 'Your rift makes Threadlings, and more for those perched on you.'],
      ['Lightning Surge', 790664812, 'Slide and become lightning, striking all around where you end.'],
      ['Bleak Watcher', 790664813, 'Turn your grenade into a turret of ice that slows all around.'],
      ['Hellion', 790664814, 'Your class ability calls a fiery companion that throws embers.'],
      ['Feed the Void', 790664815, 'Void ability final blows grant Devour.'],
    ],
    grenades: [
      ['Healing Grenade', 3040080535, 'Heals whoever stands where it lands.'],
      ['Threadling Grenade', 3994381207, 'Bursts into Threadlings.'],
      ['Storm Grenade', 4241856103, 'Calls lightning down on a spot.'],
      ['Coldsnap Grenade', 4265391440, 'A seeker runs along the ground and freezes what it meets.'],
      ['Vortex Grenade', 1048847436, 'A storm of void that keeps hurting.'],
    ],
  },
]

/**
 * Traits that the game lets a weapon roll in its two columns, where the community has written them down: by the
 * weapon's hash, a column each. A column that is known in part only is filled up with what fits the weapon.
 */
export const KNOWN_TRAITS: ReadonlyMap<
  number,
  readonly [first: readonly string[], second: readonly string[]]
> = new Map([
  // Arc Logic
  [
    2723909519,
    [
      ['Overflow', 'Subsistence', 'Surplus'],
      ['Frenzy', 'Rampage', 'Demolitionist'],
    ],
  ],
  // Chroma Rush
  [
    1119734784,
    [
      ['Subsistence', 'Feeding Frenzy', 'Dynamic Sway Reduction', 'Tunnel Vision', 'Heating Up'],
      ['Rampage', 'Kill Clip', 'Tap the Trigger', 'Thresh', 'Wellspring', 'Adrenaline Junkie'],
    ],
  ],
  // Gnawing Hunger
  [
    821154603,
    [
      ['Subsistence', 'Zen Moment', 'Tap the Trigger', 'Overflow', 'Field Prep', 'Auto-Loading Holster'],
      ['Rampage', 'Swashbuckler', 'Kill Clip', 'Demolitionist', 'Multikill Clip'],
    ],
  ],
  // Reckless Oracle
  [
    3385326721,
    [
      ['Outlaw', 'Tap the Trigger', 'Auto-Loading Holster'],
      ['Kill Clip', 'Swashbuckler', 'Demolitionist'],
    ],
  ],
  // Scathelocke
  [
    602618796,
    [
      ['Subsistence', 'Surplus', 'Threat Detector', 'Tunnel Vision', 'Heating Up'],
      ['Rampage', 'Osmosis', 'Multikill Clip'],
    ],
  ],
  // Fatebringer
  [
    2171478765,
    [
      [
        'Osmosis',
        'Opening Shot',
        'Keep Away',
        'Rewind Rounds',
        'To the Pain',
        'Kinetic Tremors',
        'Explosive Payload',
        'Stopping Power',
        'Impromptu Ammunition',
      ],
      [
        'Frenzy',
        'Eye of the Storm',
        'Firefly',
        'Elemental Honing',
        'One for All',
        'Magnificent Howl',
        'Precision Instrument',
        'All-Star',
        'Binary Orbit',
      ],
    ],
  ],
  // Eyasluna
  [
    235827225,
    [
      ['Rapid Hit', 'Outlaw', 'Perpetual Motion', 'Rangefinder', 'Heating Up'],
      ['Kill Clip', 'Demolitionist', 'Headstone', 'Harmony', 'Snapshot Sights', 'Moving Target'],
    ],
  ],
  // Igneous Hammer
  [
    2351180975,
    [
      ['Rapid Hit', 'Quickdraw', 'Outlaw', 'Killing Wind', 'Subsistence'],
      ['Opening Shot', 'Elemental Capacitor', 'Moving Target', 'Snapshot Sights', 'Rampage', 'One for All'],
    ],
  ],
  // The Palindrome
  [
    432476743,
    [
      ['Overflow', 'Outlaw', 'Subsistence', 'Quickdraw', 'Killing Wind'],
      ['One for All', 'Thresh', 'Rampage', 'Unrelenting', 'Rangefinder', 'High-Impact Reserves'],
    ],
  ],
  // Posterity
  [
    3281285075,
    [
      ['Feeding Frenzy', 'Rapid Hit', 'Reconstruction', 'Killing Wind', "Fourth Time's the Charm", 'Surplus'],
      ['One for All', 'Rampage', 'Demolitionist', 'Redirection', 'Opening Shot'],
    ],
  ],
  // Chattering Bone
  [
    568515759,
    [
      ['Opening Shot', 'Rangefinder', 'Outlaw', 'Kill Clip'],
      ['Rampage', 'Under Pressure', 'High-Impact Reserves'],
    ],
  ],
  // BxR-55 Battler
  [
    2708806099,
    [
      ['Outlaw', 'Demolitionist', 'Snapshot Sights', 'Killing Wind', 'Perpetual Motion'],
      [
        'Kill Clip',
        'Adrenaline Junkie',
        'Blunt Execution Rounds',
        'Rangefinder',
        'Eye of the Storm',
        'Elemental Capacitor',
      ],
    ],
  ],
  // The Messenger
  [
    3658188704,
    [
      ['Heating Up', 'Rapid Hit', 'Outlaw', 'Moving Target', 'Killing Wind'],
      ['Kill Clip', 'Desperado', 'Frenzy', 'One for All', 'Headseeker'],
    ],
  ],
  // Hung Jury SR4
  [
    4281371574,
    [
      ['Rapid Hit', 'Subsistence', 'Moving Target', 'Heating Up'],
      ['Explosive Payload', 'Adrenaline Junkie', 'One for All', 'Firefly', 'Box Breathing', 'Wellspring'],
    ],
  ],
  // Vision of Confluence
  [
    3186018373,
    [
      ['Rewind Rounds', 'Surplus', 'Tunnel Vision', 'Wellspring', 'Killing Wind', 'Zen Moment'],
      ['Firefly', 'Frenzy', 'Kill Clip', 'Thresh', 'Full Auto Trigger System'],
    ],
  ],
  // Night Watch
  [
    3504336176,
    [
      ['Overflow', 'Subsistence', 'Rapid Hit'],
      ['Explosive Payload', 'Multikill Clip', 'Rampage', 'Demolitionist'],
    ],
  ],
  // Servant Leader
  [
    1107446438,
    [
      [
        'Heating Up',
        'Tunnel Vision',
        'Rapid Hit',
        'Surplus',
        'Outlaw',
        'No Distractions',
        'Shoot to Loot',
        "Fourth Time's the Charm",
        'Subsistence',
      ],
      [
        'Kill Clip',
        'Multikill Clip',
        'Rampage',
        'Adrenaline Junkie',
        'Harmony',
        'Osmosis',
        'Frenzy',
        'One for All',
      ],
    ],
  ],
  // Trustee
  [
    1392919471,
    [
      ['Reconstruction', 'Under Pressure', 'Outlaw', 'Killing Wind', 'Surplus'],
      ['Redirection', 'Eye of the Storm', 'Wellspring', 'High-Impact Reserves'],
    ],
  ],
  // Peacebond
  [
    829330711,
    [
      ['Rangefinder', 'Tunnel Vision', 'Subsistence', 'Killing Wind', 'Pulse Monitor', 'Under Pressure'],
      [
        'Iron Reach',
        'Harmony',
        'Swashbuckler',
        'Demolitionist',
        'Headstone',
        'Surrounded',
        'Snapshot Sights',
      ],
    ],
  ],
  // CALUS Mini-Tool
  [
    174192097,
    [
      ['Dynamic Sway Reduction', 'Moving Target', 'Eye of the Storm', 'Slideways'],
      ['Feeding Frenzy', 'Pulse Monitor'],
    ],
  ],
  // Shayura's Wrath
  [
    3682803680,
    [
      [
        'Heating Up',
        'Tunnel Vision',
        'Dynamic Sway Reduction',
        'Hip-Fire Grip',
        'Moving Target',
        'Killing Wind',
      ],
      ['Kill Clip', 'Elemental Capacitor', 'Tap the Trigger', 'Harmony', 'Adrenaline Junkie'],
    ],
  ],
  // Multimach CCX
  [
    3717177717,
    [
      [
        'Killing Wind',
        'Dynamic Sway Reduction',
        'Threat Detector',
        'Quickdraw',
        'Subsistence',
        'Hip-Fire Grip',
      ],
      ['Kill Clip', 'Iron Grip', 'Iron Reach', 'One for All', 'Unrelenting', 'Iron Gaze'],
    ],
  ],
  // Borrowed Time
  [
    875848769,
    [
      ["Fourth Time's the Charm", 'Overflow', 'Threat Detector', 'Feeding Frenzy', 'Dynamic Sway Reduction'],
      [
        'Rampage',
        'Swashbuckler',
        'One for All',
        'Surrounded',
        'Demolitionist',
        'Wellspring',
        'Frenzy',
        'Dragonfly',
        'Tap the Trigger',
      ],
    ],
  ],
  // Biting Winds
  [
    1621657423,
    [
      ['Rapid Hit', 'Killing Wind', 'Moving Target', 'No Distractions', 'Surplus'],
      [
        'Explosive Head',
        'Swashbuckler',
        'Snapshot Sights',
        'Sympathetic Arsenal',
        'Unrelenting',
        'Rangefinder',
      ],
    ],
  ],
  // Found Verdict
  [
    3197270240,
    [
      ['Surplus', 'Slideshot', 'Rewind Rounds', 'Auto-Loading Holster', 'Unrelenting'],
      ['Opening Shot', 'Vorpal Weapon', 'Frenzy', 'Killing Wind', 'Demolitionist', 'One-Two Punch'],
    ],
  ],
  // Heritage
  [
    4248569242,
    [
      ['Reconstruction', 'Auto-Loading Holster', 'Slideshot', 'Hip-Fire Grip', 'Outlaw'],
      ['Recombination', 'Moving Target', 'Snapshot Sights', 'Killing Wind', 'Thresh'],
    ],
  ],
  // Matador 64
  [
    2563012876,
    [
      ['Lead from Gold', 'Full Auto Trigger System', 'Pulse Monitor', 'Perpetual Motion', 'Threat Detector'],
      ['One-Two Punch', 'Swashbuckler', 'Harmony', 'Opening Shot', 'Killing Wind'],
    ],
  ],
  // Wastelander M5
  [
    1679868061,
    [
      ['Subsistence', 'Lead from Gold', 'Slideshot', 'Perpetual Motion', 'Dual Loader'],
      ['One-Two Punch', 'Adagio', 'Trench Barrel', 'Opening Shot', 'Killing Wind', 'Harmony'],
    ],
  ],
  // Beloved
  [
    4190932264,
    [
      ['No Distractions', 'Snapshot Sights'],
      ['Box Breathing', 'Quickdraw', 'Moving Target'],
    ],
  ],
  // Succession
  [
    2990047042,
    [
      ['Reconstruction', 'Moving Target', 'No Distractions', 'Killing Wind'],
      ['Vorpal Weapon', 'Recombination', 'Snapshot Sights', 'Osmosis'],
    ],
  ],
  // Praedyth's Revenge
  [
    3653573172,
    [
      ['Rewind Rounds', 'Moving Target', 'Quickdraw', 'Osmosis', 'Feeding Frenzy', 'No Distractions'],
      ['High-Impact Reserves', 'Frenzy', 'Opening Shot', 'Firefly', 'Kill Clip'],
    ],
  ],
  // Twilight Oath
  [3297863558, [['Opening Shot', 'No Distractions', 'Surplus'], ['Snapshot Sights']]],
  // The Supremacy
  [
    686951703,
    [
      ['Snapshot Sights', 'Kill Clip'],
      ['Triple Tap', 'Rapid Hit', 'Rampage'],
    ],
  ],
  // Cartesian Coordinate
  [
    2481881293,
    [
      ['Under Pressure', 'Lead from Gold', 'Slideways', 'Grave Robber', 'Feeding Frenzy', 'Hip-Fire Grip'],
      ['Vorpal Weapon', 'High-Impact Reserves', 'Snapshot Sights', 'Swashbuckler', 'Thresh'],
    ],
  ],
  // Glacioclasm
  [
    1030895163,
    [
      ['Under Pressure', 'Subsistence', 'Slideshot', 'Killing Wind', 'Surplus', 'Field Prep'],
      ['High-Impact Reserves', 'Reservoir Burst', 'Demolitionist', 'Swashbuckler', 'Auto-Loading Holster'],
    ],
  ],
  // Techeun Force
  [
    4094657108,
    [
      ['Under Pressure', 'Kill Clip', 'Auto-Loading Holster'],
      ['Backup Plan', 'High-Impact Reserves', 'Rangefinder', 'Rampage'],
    ],
  ],
  // Retraced Path
  [
    548958835,
    [
      ['Subsistence', 'Feeding Frenzy', 'Perpetual Motion', 'Killing Wind', 'Genesis', 'Shoot to Loot'],
      ['Frenzy', 'Demolitionist', 'One for All', 'Harmony'],
    ],
  ],
  // Ignition Code
  [
    304659313,
    [
      ['Surplus', 'Slideshot', 'Ambitious Assassin', 'Field Prep', 'Quickdraw'],
      ['Vorpal Weapon', 'Demolitionist', 'Frenzy', 'Thresh', 'One for All'],
    ],
  ],
  // Deafening Whisper
  [
    981718087,
    [
      ['Surplus', 'Ambitious Assassin', 'Lead from Gold', 'Killing Wind'],
      ['Threat Detector', 'Auto-Loading Holster', 'Wellspring', 'Rampage'],
    ],
  ],
  // Reed's Regret
  [
    1399243961,
    [
      ['Triple Tap', 'Clown Cartridge', 'Killing Wind', 'Quickdraw'],
      ['Firing Line', 'Vorpal Weapon', 'Harmony', 'Rampage'],
    ],
  ],
  // Threaded Needle
  [
    3075224551,
    [
      ['Clown Cartridge', 'Auto-Loading Holster', 'Rapid Hit', 'Killing Wind', 'Field Prep'],
      ['Frenzy', 'Vorpal Weapon', 'Dragonfly'],
    ],
  ],
  // Commemoration
  [
    4230965989,
    [
      ['Reconstruction', 'Surplus', 'Dynamic Sway Reduction'],
      ['Rampage', 'Dragonfly', 'Moving Target', 'Under Pressure', 'Eye of the Storm'],
    ],
  ],
  // Corrective Measure
  [
    471518543,
    [
      [
        'Subsistence',
        'Surplus',
        'Feeding Frenzy',
        'Dynamic Sway Reduction',
        'Rewind Rounds',
        'Demolitionist',
      ],
      ['Firefly', 'One for All', 'Adrenaline Junkie', 'Tap the Trigger', 'High-Impact Reserves'],
    ],
  ],
  // Hammerhead
  [
    603242241,
    [
      ['Feeding Frenzy', 'Tap the Trigger', 'Quickdraw'],
      ['Rampage', 'Ambitious Assassin', 'Genesis', 'High-Impact Reserves', 'Surrounded'],
    ],
  ],
  // Avalanche
  [
    66875353,
    [
      [
        'Surplus',
        'Killing Wind',
        'Auto-Loading Holster',
        'Subsistence',
        'Outlaw',
        'Zen Moment',
        'Feeding Frenzy',
        'Slideways',
        'Threat Detector',
        'Moving Target',
      ],
      [
        'Tap the Trigger',
        'Vorpal Weapon',
        'Dragonfly',
        'Swashbuckler',
        'Adrenaline Junkie',
        'Rampage',
        'High-Impact Reserves',
        'Hip-Fire Grip',
        'Quickdraw',
      ],
    ],
  ],
  // Archon's Thunder
  [
    1967303408,
    [
      ['Surplus', 'Field Prep', 'Mulligan', 'Rangefinder', 'Killing Wind', 'Quickdraw'],
      ['Rampage', 'Elemental Capacitor', 'Snapshot Sights', 'Thresh', 'Iron Grip'],
    ],
  ],
  // Apex Predator
  [
    2545083870,
    [
      ['Tracking Module', 'Ambitious Assassin', 'Snapshot Sights'],
      ['Auto-Loading Holster', 'Cluster Bomb'],
    ],
  ],
  // Hezen Vengeance
  [
    4050645223,
    [
      ['Impulse Amplifier', 'Overflow', 'Auto-Loading Holster', 'Tracking Module', 'Quickdraw'],
      ['Lasting Impression', 'Demolitionist', 'Vorpal Weapon', 'Cluster Bomb'],
    ],
  ],
  // The Hothead
  [
    4255171531,
    [
      ['Demolitionist', 'Field Prep', 'Ensemble', 'Tracking Module', 'Quickdraw'],
      ['Explosive Light', 'Clown Cartridge', 'Vorpal Weapon'],
    ],
  ],
  // Royal Entry
  [
    2448907086,
    [
      ['Auto-Loading Holster', 'Field Prep', 'Impulse Amplifier', 'Rangefinder', 'Quickdraw'],
      [
        'Lasting Impression',
        'Clown Cartridge',
        'Demolitionist',
        'Chain Reaction',
        'Cluster Bomb',
        'Wellspring',
      ],
    ],
  ],
  // Falling Guillotine
  [
    614426548,
    [
      ['Relentless Strikes', 'Tireless Blade'],
      ['Whirlwind Blade', 'Surrounded', 'En Garde'],
    ],
  ],
  // The Other Half
  [
    3257091167,
    [
      ['Relentless Strikes', 'Eager Edge'],
      ['Whirlwind Blade', 'Vorpal Weapon', 'Frenzy', 'Surrounded'],
    ],
  ],
  // Half-Truths
  [
    3257091166,
    [
      ['Relentless Strikes', 'Tireless Blade', 'Thresh'],
      ['Harmony', 'Eager Edge', "Assassin's Blade"],
    ],
  ],
  // Bequest
  [
    3366545721,
    [
      ['Relentless Strikes', 'Thresh', 'Tireless Blade'],
      ['Surrounded', "Assassin's Blade", 'En Garde', 'Flash Counter'],
    ],
  ],
  // Zephyr
  [
    3400256755,
    [
      ['Relentless Strikes', 'Tireless Blade', 'Unrelenting'],
      ['Whirlwind Blade', 'Cold Steel'],
    ],
  ],
])

import type { WeaponType } from '../../../items.ts'
import type { Adjustments, PartFamily, PartKnowledge, StatChanges, WorthPair } from '../knowledge.ts'

const part = (family: PartFamily, name: string, stats: StatChanges): PartKnowledge => ({
  name,
  family,
  stats,
})
const special = (
  family: PartFamily,
  name: string,
  stats: StatChanges,
  worth: WorthPair,
  why: string,
  on: Adjustments = {},
): PartKnowledge => ({ name, family, stats, beyondStats: { worth, why, on } })

const rare = (made: PartKnowledge): PartKnowledge => ({ ...made, rare: true })
const onlyFor = (only: readonly WeaponType[], made: PartKnowledge): PartKnowledge => ({ ...made, only })
const CHARGED: readonly WeaponType[] = ['fusion-rifle', 'linear-fusion-rifle']
const GRENADES: readonly WeaponType[] = ['grenade-launcher']
const ROCKETS: readonly WeaponType[] = ['rocket-launcher']

/** Magazines, batteries, heatsinks, arrows, sword guards and handles. */
export const MAGAZINES: readonly PartKnowledge[] = [
  special('magazine', 'Accurized Rounds', { range: 10 }, [0, 0.3], 'the whole range bonus at no price'),
  special('magazine', 'Appended Mag', { magazine: 20 }, [0.1, -0.7], 'fewer reloads'),
  special('magazine', 'Extended Mag', { magazine: 30, reload: -20 }, [0, -1.1], 'every reload takes long', {
    glaive: [0.4, 0.8],
  }),
  part('magazine', 'Flared Magwell', { reload: 15, stability: 5 }),
  special('magazine', 'Light Mag', { reload: 10, range: 5 }, [-0.7, -1], 'it holds no more than before', {
    glaive: [0.5, 0.8],
  }),
  special(
    'magazine',
    'Steady Rounds',
    { stability: 15, range: -5 },
    [-0.8, 0],
    'it gives up reach for calm',
    { 'hand-cannon': [-0.2, -0.8], 'sniper-rifle': [-0.4, -0.4] },
  ),
  special(
    'magazine',
    'Tactical Mag',
    { stability: 5, reload: 10, magazine: 10 },
    [0, 0],
    'a little of everything',
    { shotgun: [0, -0.8] },
  ),
  special('magazine', 'Alloy Magazine', {}, [-0.7, -0.9], 'an empty magazine reloads faster'),
  special(
    'magazine',
    'Armor-Piercing Rounds',
    { range: 5 },
    [-0.3, -0.5],
    'rounds go through targets and bite shields',
    { 'pulse-rifle': [0.3, 0.4], 'machine-gun': [0.2, 0.2] },
  ),
  onlyFor(['shotgun'], special('magazine', 'Assault Mag', { stability: 15 }, [0.9, 0.9], 'it fires faster')),
  special(
    'magazine',
    'Drop Mag',
    { magazine: -10, reload: 15 },
    [-0.8, -0.8],
    'every reload throws rounds away',
  ),
  rare(special('magazine', 'Genesis Rounds', {}, [-0.25, -0.5], 'broken shields refill the magazine')),
  rare(special('magazine', 'Golden Munitions', {}, [0, 0], 'Golden Gun shots bring ammo')),
  special(
    'magazine',
    'High-Caliber Rounds',
    { range: 5 },
    [0.4, 0.4],
    'rounds knock the target back and spoil its aim',
    { 'sniper-rifle': [-0.8, -1.2], shotgun: [-0.8, -1.4] },
  ),
  rare(
    special('magazine', 'Phase Magazine', { magazine: -5 }, [0.3, 0.3], 'it fires slower and hits harder'),
  ),
  special('magazine', 'Ricochet Rounds', { range: 5, stability: 10 }, [0.1, 0.3], 'rounds bounce off walls', {
    'sniper-rifle': [-0.8, -1.4],
    'hand-cannon': [-0.4, -0.3],
  }),
  rare(
    special(
      'magazine',
      'Seraph Rounds',
      { range: 5, stability: 10 },
      [0.5, 0.2],
      'rounds bounce and go through targets',
    ),
  ),
  special('magazine', 'Swap Mag', {}, [0.25, 0.6], 'it is drawn and put away faster'),

  part('battery', 'Enhanced Battery', { magazine: 20 }),
  special(
    'battery',
    'Ionized Battery',
    { magazine: 40, reload: -20 },
    [-0.7, -0.8],
    'every reload takes long',
  ),
  part('battery', 'Light Battery', { handling: 10, reload: 10 }),
  part('battery', 'Particle Repeater', { stability: 10 }),
  special('battery', 'Projection Fuse', { range: 10 }, [0, 0.3], 'the whole range bonus at no price'),
  part('battery', 'Tactical Battery', { range: 5, reload: 10, stability: 5 }),
  rare(part('battery', 'Volatile Battery', { magazine: 40 })),
  onlyFor(
    CHARGED,
    special('battery', 'Accelerated Coils', {}, [0.9, 0.5], 'it charges faster', {
      'linear-fusion-rifle': [-0.4, -0.3],
    }),
  ),
  onlyFor(
    CHARGED,
    special('battery', 'Liquid Coils', {}, [0.9, 0.6], 'it hits harder for a longer charge', {
      'linear-fusion-rifle': [0.2, -0.5],
    }),
  ),
  special('heatsink', 'Accelerated Heatsink', {}, [0.5, 0.2], 'it cools faster and hits a little softer'),
  special('heatsink', 'Enhanced Heatsink', {}, [0.6, 0.4], 'every shot heats it less'),
  special('heatsink', 'Ionized Heatsink', { reload: -10 }, [0.9, 0.5], 'every shot heats it far less'),
  special('heatsink', 'Light Heatsink', { handling: 10, reload: 10 }, [0, 0], 'it vents faster'),
  special('heatsink', 'Overclocked Heatsink', {}, [0.7, 0.6], 'it hits a little harder and cools slower'),
  part('heatsink', 'Tactical Heatsink', { range: 5, reload: 10, stability: 5 }),

  part('arrow', 'Carbon Arrow Shaft', { stability: 10 }),
  part('arrow', 'Compact Arrow Shaft', { handling: 10, reload: 10 }),
  part('arrow', 'Fiberglass Arrow Shaft', { accuracy: 15, stability: -5 }),
  part('arrow', 'Helical Fletching', { accuracy: 5, stability: 5 }),
  part('arrow', 'Natural Fletching', { stability: 15, accuracy: -5 }),
  part('arrow', 'Straight Fletching', { accuracy: 10 }),
  rare(part('arrow', 'Anti-Taken Fletching', { accuracy: 10 })),

  onlyFor(GRENADES, part('launcher-round', 'Augmented Drum', { magazine: 30, reload: -20 })),
  special(
    'launcher-round',
    'Alloy Casing',
    { reload: 30, stability: -10 },
    [-0.9, -1.2],
    'it only reloads faster',
    { 'rocket-launcher': [0.4, 0] },
  ),
  part('launcher-round', 'High-Explosive Ordnance', { 'blast-radius': 10, velocity: 5, magazine: -15 }),
  part('launcher-round', 'High-Velocity Rounds', { velocity: 10, reload: 10 }),
  special(
    'launcher-round',
    'Implosion Rounds',
    { velocity: 10, stability: 15, 'blast-radius': -10 },
    [-0.7, -0.7],
    'the blast is smaller',
  ),
  onlyFor(GRENADES, part('launcher-round', 'Mini Frags', { magazine: 20, reload: 10, 'blast-radius': -10 })),
  onlyFor(GRENADES, part('launcher-round', 'Thermoplastic Grenades', { velocity: 10, stability: 10 })),
  onlyFor(
    ROCKETS,
    special('launcher-round', 'Black Powder', { stability: -10 }, [0.5, 1.1], 'the blast is stronger'),
  ),
  onlyFor(
    GRENADES,
    special('launcher-round', 'Concussion Grenades', {}, [-0.5, -0.8], 'it staggers, for most of its blast'),
  ),
  onlyFor(
    GRENADES,
    special('launcher-round', 'Disorienting Grenades', {}, [0.8, -0.6], 'it blinds what it hits', {
      heavy: [-1, -0.5],
    }),
  ),
  onlyFor(
    ROCKETS,
    special('launcher-round', 'Impact Casing', { stability: 10 }, [0.9, 0.5], 'direct hits hurt more'),
  ),
  onlyFor(
    GRENADES,
    special('launcher-round', 'Proximity Grenades', {}, [0.5, 1.2], 'it goes off near a target', {
      heavy: [-0.4, 0],
    }),
  ),
  onlyFor(
    GRENADES,
    special(
      'launcher-round',
      'Remote Detonation',
      { 'blast-radius': 20, magazine: -10 },
      [-0.5, -0.3],
      'it goes off when you let go',
    ),
  ),
  onlyFor(
    GRENADES,
    special('launcher-round', 'Spike Grenades', { stability: 10 }, [0.9, 0.5], 'direct hits hurt more', {
      heavy: [0.7, 0],
    }),
  ),
  onlyFor(
    GRENADES,
    special('launcher-round', 'Sticky Grenades', {}, [-0.8, -0.3], 'it sticks and waits for a target'),
  ),

  special(
    'guard',
    'Balanced Guard',
    { 'guard-resistance': 40, 'guard-endurance': 40 },
    [-0.6, -0.8],
    'it guards evenly',
  ),
  special('guard', 'Burst Guard', { 'guard-resistance': 80 }, [-1, -0.2], 'it guards hard but not for long'),
  special('guard', 'Enduring Guard', { 'guard-endurance': 90 }, [-0.9, -0.9], 'it guards long but not hard'),
  special(
    'guard',
    'Heavy Guard',
    { 'charge-rate': -10, 'guard-resistance': 70 },
    [0.3, -0.3],
    'it guards best',
  ),
  special(
    'guard',
    'Infinite Guard',
    { 'guard-endurance': 100, 'guard-resistance': 40 },
    [-0.9, -0.9],
    'it guards the longest',
  ),
  special(
    'guard',
    "Swordmaster's Guard",
    { 'charge-rate': 10 },
    [0.9, 0.9],
    'heavy attacks are ready sooner',
  ),
  special('guard', "Rampager's Handle", {}, [0.3, 0.2], 'a fight hardens you instead of a guard'),
  special('guard', 'Tenacious Handle', {}, [0.4, 0.2], 'a long fight hardens you greatly'),
  special('guard', 'Unyielding Handle', {}, [0.2, 0.2], 'a fight hardens you soon'),
]

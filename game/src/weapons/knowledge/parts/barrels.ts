import type { PartFamily, PartKnowledge, StatChanges } from '../knowledge.ts'

const part =
  (family: PartFamily) =>
  (name: string, stats: StatChanges): PartKnowledge => ({ name, family, stats })
const barrel = part('barrel')
const shotgunOnly = (made: PartKnowledge): PartKnowledge => ({ ...made, only: ['shotgun'] })
const tube = part('tube')
const bowstring = part('bowstring')
const blade = part('blade')
const haft = part('haft')
const stock = part('stock')
const grip = part('grip')

/** Barrels, launcher tubes, bowstrings, sword blades, glaive hafts, stocks and grips. */
export const BARRELS: readonly PartKnowledge[] = [
  {
    name: 'Arrowhead Brake',
    family: 'barrel',
    stats: { recoil: 30, handling: 10 },
    beyondStats: {
      worth: [0, 0],
      why: 'it kicks straight up',
      on: {
        'hand-cannon': [-0.5, -0.4],
        sidearm: [-0.2, -0.5],
        'submachine-gun': [-0.4, 0],
        shotgun: [-0.3, -0.4],
      },
    },
  },
  shotgunOnly(barrel('Barrel Shroud', { stability: 10, handling: 10 })),
  {
    name: 'Chambered Compensator',
    family: 'barrel',
    stats: { stability: 10, recoil: 10, handling: -5 },
    beyondStats: {
      worth: [0, 0],
      why: 'it kicks straighter',
      on: { 'sniper-rifle': [-0.6, -0.5], 'hand-cannon': [-0.2, -0.4], shotgun: [-0.3, -0.4] },
    },
  },
  barrel('Corkscrew Rifling', { range: 5, stability: 5, handling: 5 }),
  {
    name: 'Extended Barrel',
    family: 'barrel',
    stats: { range: 10, recoil: 10, handling: -10 },
    beyondStats: { worth: [-0.4, -0.2], why: 'it comes up slowly' },
  },
  barrel('Fluted Barrel', { handling: 15, stability: 5 }),
  {
    name: 'Full Bore',
    family: 'barrel',
    stats: { range: 15, stability: -10, handling: -5 },
    beyondStats: { worth: [-0.8, -0.6], why: 'it kicks and swings badly' },
  },
  barrel('Hammer-Forged Rifling', { range: 10 }),
  {
    name: 'Polygonal Rifling',
    family: 'barrel',
    stats: { stability: 10 },
    beyondStats: {
      worth: [0, 0],
      why: 'it only steadies',
      on: { 'sniper-rifle': [-0.3, -0.6], shotgun: [-0.4, -0.5] },
    },
  },
  {
    name: 'Rifled Barrel',
    family: 'barrel',
    only: ['shotgun'],
    stats: { range: 10, handling: -15 },
    beyondStats: { worth: [0.6, 0.9], why: 'a shotgun with reach is worth the weight' },
  },
  barrel('Shortened Barrel', { handling: 20, range: -5, stability: -5 }),
  barrel('Smallbore', { range: 7, stability: 7 }),
  {
    name: 'Smoothbore',
    family: 'barrel',
    only: ['shotgun'],
    stats: { range: 15 },
    beyondStats: { worth: [-1, -1], why: 'the pellets spread wider' },
  },
  {
    name: 'Full Choke',
    family: 'barrel',
    only: ['shotgun'],
    stats: {},
    beyondStats: { worth: [0.5, 1.4], why: 'the pellets stay together while aiming' },
  },

  tube('Confined Launch', { stability: 15, 'blast-radius': 10, velocity: -10 }),
  {
    name: 'Countermass',
    family: 'tube',
    stats: { recoil: 30, stability: 10, handling: 10 },
    beyondStats: {
      worth: [0, -0.7],
      why: 'a launcher has little recoil to tame',
      on: { 'grenade-launcher': [-0.6, -0.2] },
    },
  },
  tube('Hard Launch', { velocity: 15, stability: -10, 'blast-radius': -5 }),
  tube('Linear Compensator', { velocity: 5, 'blast-radius': 5, stability: 5 }),
  tube('Quick Launch', { handling: 15, velocity: 10 }),
  {
    name: 'Smart Drift Control',
    family: 'tube',
    stats: { recoil: 15, stability: 10, handling: 10, velocity: 5 },
    beyondStats: {
      worth: [0, -0.7],
      why: 'a launcher has little recoil to tame',
      on: { 'grenade-launcher': [-0.5, -0.2] },
    },
  },
  {
    name: 'Volatile Launch',
    family: 'tube',
    stats: { 'blast-radius': 15, handling: -5, velocity: -5 },
    beyondStats: { worth: [0.3, 0.6], why: 'the blast forgives a near miss' },
  },

  bowstring('Agile Bowstring', { handling: 15, stability: 5 }),
  bowstring('Chain Bowstring', { accuracy: 5, stability: 10 }),
  bowstring('Elastic String', { 'draw-time': 20, accuracy: -10, handling: 5 }),
  bowstring('Flexible String', { 'draw-time': 10, accuracy: -5, handling: 10 }),
  bowstring('High Tension String', { accuracy: 15, 'draw-time': -10, stability: -5 }),
  bowstring('Natural String', { accuracy: 5, handling: 5, stability: 5 }),
  bowstring('Polymer String', { accuracy: 5, 'draw-time': 10 }),
  bowstring('Tactile String', { accuracy: 5, stability: 10 }),

  {
    name: 'Enduring Blade',
    family: 'blade',
    stats: { 'ammo-capacity': 35, impact: -5 },
    beyondStats: {
      worth: [-0.6, -0.4],
      why: 'a sword that cuts less',
    },
  },
  blade('Honed Edge', { impact: 5 }),
  blade('Hungry Edge', { 'ammo-capacity': 20 }),
  {
    name: 'Jagged Edge',
    family: 'blade',
    stats: { impact: 10, 'ammo-capacity': -20 },
    beyondStats: {
      worth: [0.3, 0.1],
      why: 'it cuts deepest',
    },
  },
  blade('Tempered Edge', { impact: 3, 'ammo-capacity': 10 }),

  haft('Auxiliary Reserves', { 'shield-duration': 15, reload: -10 }),
  haft('Ballistic Tuning', { range: 15, 'shield-duration': -10 }),
  haft('Lightweight Emitter', { reload: 10, handling: 5, 'shield-duration': -10 }),
  haft('Low-Impedance Windings', { 'shield-duration': 10, reload: 5, range: -10 }),
  haft('Supercooled Accelerator', { range: 10, reload: -5, handling: -5 }),
  haft('Tempered Truss Rod', { handling: 15, reload: -5, range: -5 }),

  stock('Composite Stock', { stability: 5, handling: 5 }),
  stock('Fitted Stock', { stability: 10, recoil: 20, handling: -5 }),
  stock('Hand-Laid Stock', { stability: 10 }),
  stock('Short-Action Stock', { handling: 15 }),
  grip('Combat Grip', { recoil: 20 }),
  grip('Heavy Grip', { stability: 10, handling: -8 }),
  grip('Polymer Grip', { handling: 10 }),
  grip('Smooth Grip', { stability: 5, handling: 5 }),
  grip('Textured Grip', { handling: 15, stability: -5 }),
]

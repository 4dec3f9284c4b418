import type { TraitKnowledge } from '../knowledge.ts'

/** Traits of rockets and grenades. */
export const LAUNCHERS_TRAITS: readonly TraitKnowledge[] = [
  {
    name: 'Adaptive Ordnance',
    pve: 3,
    pvp: 1.5,
    roles: ['damage', 'ammo', 'kill'],
    does: 'Four kills in a volley strengthen the next one and give ammo back.',
  },
  {
    name: 'Cluster Bomb',
    pve: 3.5,
    pvp: 3.25,
    roles: ['area'],
    does: 'The blast scatters bomblets.',
  },
  {
    name: 'Danger Zone',
    pve: 2,
    pvp: 1.75,
    roles: ['area', 'close'],
    does: 'Enemies around widen the blast, and it hurts you less.',
  },
  {
    name: 'Explosive Light',
    pve: 4.25,
    pvp: 1.75,
    roles: ['damage', 'orbs', 'dps'],
    does: 'Orbs of Power charge up shots with a bigger, stronger blast.',
    on: {
      heavy: [0.25, 0],
    },
  },
  {
    name: 'Full Court',
    pve: 2.75,
    pvp: 1,
    roles: ['damage', 'dps', 'distance'],
    does: 'The farther the grenade flies, the harder it lands.',
  },
  {
    name: 'Grenades and Horseshoes',
    pve: 3,
    pvp: 3,
    roles: ['comfort'],
    does: 'Goes off near a target even without a hit.',
  },
  {
    name: 'Impulse Amplifier',
    pve: 3.75,
    pvp: 3.25,
    roles: ['velocity', 'reload'],
    does: 'Much faster projectiles and a quicker reload.',
    on: {
      'frame:micro-missile': [0.25, 0],
      'rocket-launcher': [0.25, 0],
      glaive: [0.25, 1],
    },
  },
  {
    name: 'Lasting Impression',
    pve: 3.25,
    pvp: 1.25,
    roles: ['damage', 'dps'],
    does: 'Rockets stick and go off late with a larger, stronger blast.',
  },
  {
    name: 'Micro-Missile',
    pve: 3.5,
    pvp: 4.5,
    roles: ['velocity'],
    does: 'Flies straight and very fast instead of in an arc.',
  },
  {
    name: 'Tracking Module',
    pve: 3,
    pvp: 4.25,
    roles: ['aim'],
    does: 'Rockets lock on and follow their target.',
  },
]

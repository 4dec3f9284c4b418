import type { WeaponType } from '../../items.ts'
import type { Activity, StatWorth } from './knowledge.ts'

type TypeStats = Readonly<Record<Activity, StatWorth>>

/**
 * What ten points of a stat are worth, in steps, on each weapon type. From this follow the worth of every
 * barrel, magazine and masterwork, also of parts we have never heard of, where the platform tells us their
 * stats.
 */
export const STAT_WORTH: Readonly<Record<WeaponType, TypeStats>> = {
  'auto-rifle': {
    pve: {
      range: 0.3,
      stability: 0.45,
      handling: 0.3,
      reload: 0.55,
      magazine: 0.35,
      recoil: 0.3,
      'aim-assist': 0.2,
    },
    pvp: {
      range: 0.5,
      stability: 0.75,
      handling: 0.1,
      reload: 0.1,
      magazine: 0.1,
      recoil: 0.35,
      'aim-assist': 0.4,
    },
  },
  'hand-cannon': {
    pve: {
      range: 0.65,
      stability: 0.4,
      handling: 0.3,
      reload: 0.6,
      magazine: 0.4,
      recoil: 0,
      'aim-assist': 0.3,
    },
    pvp: {
      range: 1,
      stability: 0.5,
      handling: 0.3,
      reload: 0.15,
      magazine: 0.05,
      recoil: 0,
      'aim-assist': 0.6,
    },
  },
  'pulse-rifle': {
    pve: {
      range: 0.3,
      stability: 0.45,
      handling: 0.35,
      reload: 0.6,
      magazine: 0.3,
      recoil: 0.36,
      'aim-assist': 0.2,
    },
    pvp: {
      range: 0.45,
      stability: 0.6,
      handling: 0.25,
      reload: 0.2,
      magazine: 0.1,
      recoil: 0.36,
      'aim-assist': 0.4,
    },
  },
  'scout-rifle': {
    pve: {
      range: 0.3,
      stability: 0.5,
      handling: 0.5,
      reload: 0.6,
      magazine: 0.35,
      recoil: 0.12,
      'aim-assist': 0.2,
    },
    pvp: {
      range: 0.35,
      stability: 0.65,
      handling: 0.35,
      reload: 0.35,
      magazine: 0.15,
      recoil: 0.18,
      'aim-assist': 0.4,
    },
  },
  sidearm: {
    pve: {
      range: 0.4,
      stability: 0.4,
      handling: 0.35,
      reload: 0.5,
      magazine: 0.4,
      recoil: 0.05,
      'aim-assist': 0.2,
    },
    pvp: {
      range: 0.6,
      stability: 0.6,
      handling: 0.25,
      reload: 0.3,
      magazine: 0.15,
      recoil: 0.05,
      'aim-assist': 0.4,
    },
  },
  'submachine-gun': {
    pve: {
      range: 0.4,
      stability: 0.6,
      handling: 0.4,
      reload: 0.5,
      magazine: 0.35,
      recoil: 0,
      'aim-assist': 0.2,
    },
    pvp: {
      range: 0.7,
      stability: 0.6,
      handling: 0.2,
      reload: 0.2,
      magazine: 0.15,
      recoil: 0.25,
      'aim-assist': 0.4,
    },
  },
  'combat-bow': {
    pve: {
      'draw-time': 0.7,
      accuracy: 0.35,
      handling: 0.4,
      stability: 0.35,
      reload: 0.5,
      'aim-assist': 0.2,
    },
    pvp: {
      'draw-time': 0.75,
      accuracy: 0.5,
      handling: 0.4,
      stability: 0.3,
      reload: 0.25,
      'aim-assist': 0.4,
    },
  },
  shotgun: {
    pve: { range: 0.35, stability: 0.3, handling: 0.55, reload: 0.5, magazine: 0.35, recoil: 0 },
    pvp: { range: 0.95, stability: 0.1, handling: 0.4, reload: 0.05, magazine: 0, recoil: 0 },
  },
  'sniper-rifle': {
    pve: {
      range: 0.15,
      stability: 0.4,
      handling: 0.65,
      reload: 0.35,
      magazine: 0.65,
      recoil: 0.12,
      'aim-assist': 0.2,
    },
    pvp: {
      range: 0.7,
      stability: 0.4,
      handling: 0.85,
      reload: 0.25,
      magazine: 0.05,
      recoil: 0.12,
      'aim-assist': 0.6,
    },
  },
  'fusion-rifle': {
    pve: {
      range: 0.25,
      stability: 0.5,
      handling: 0.4,
      reload: 0.35,
      magazine: 0.4,
      recoil: 0.12,
      'charge-time': 0.6,
    },
    pvp: {
      range: 0.55,
      stability: 0.85,
      handling: 0.35,
      reload: 0.1,
      magazine: 0.15,
      recoil: 0.2,
      'charge-time': 0.6,
    },
  },
  'trace-rifle': {
    pve: { range: 0.4, stability: 0.3, handling: 0.4, reload: 0.5, magazine: 0.35, recoil: 0.05 },
    pvp: { range: 0.6, stability: 0.45, handling: 0.35, reload: 0.3, magazine: 0.15, recoil: 0.05 },
  },
  glaive: {
    pve: { range: 0.4, handling: 0.35, reload: 0.45, magazine: 0.5, 'shield-duration': 0.35 },
    pvp: { range: 0.9, handling: 0.4, reload: 0.3, magazine: 0.2, 'shield-duration': 0.1 },
  },
  'grenade-launcher': {
    pve: {
      velocity: 0.5,
      'blast-radius': 0.3,
      handling: 0.45,
      reload: 0.45,
      stability: 0.15,
      magazine: 0.2,
      recoil: 0.03,
    },
    pvp: {
      velocity: 0.5,
      'blast-radius': 0.9,
      handling: 0.35,
      reload: 0.2,
      stability: 0.05,
      magazine: 0.05,
      recoil: 0.02,
    },
  },
  'linear-fusion-rifle': {
    pve: {
      range: 0.3,
      stability: 0.35,
      handling: 0.4,
      reload: 0.35,
      magazine: 0.5,
      recoil: 0.13,
      'charge-time': 0.4,
    },
    pvp: {
      range: 0.95,
      stability: 0.3,
      handling: 0.45,
      reload: 0.15,
      magazine: 0.05,
      recoil: 0.15,
      'charge-time': 0.3,
    },
  },
  'machine-gun': {
    pve: {
      range: 0.25,
      stability: 0.45,
      handling: 0.45,
      reload: 0.4,
      magazine: 0.45,
      recoil: 0.25,
      'aim-assist': 0.1,
    },
    pvp: {
      range: 0.4,
      stability: 0.8,
      handling: 0.05,
      reload: 0.4,
      magazine: 0.1,
      recoil: 0.3,
      'aim-assist': 0.2,
    },
  },
  'rocket-launcher': {
    pve: { velocity: 0.5, 'blast-radius': 0.2, handling: 0.5, reload: 0.4, stability: 0.2, recoil: 0.03 },
    pvp: { velocity: 0.4, 'blast-radius': 1, handling: 0.5, reload: 0.1, stability: 0.1, recoil: 0.02 },
  },
  sword: {
    pve: {
      impact: 0.9,
      'charge-rate': 0.4,
      'ammo-capacity': 0.2,
      'guard-resistance': 0.02,
      'guard-endurance': 0.01,
    },
    pvp: {
      impact: 1,
      'charge-rate': 0.4,
      'ammo-capacity': 0.1,
      'guard-resistance': 0.02,
      'guard-endurance': 0.01,
    },
  },
}

/** Losing a stat hurts more than gaining as much of it helps. */
export const LOSS_FACTOR = 1.3

import { WEAPON_TYPES, type WeaponType } from '@ai-vault/game/items.ts'
import type { Icon } from '../icon-path.ts'
import { ELEMENT_COLORS, RARITIES, RARITY_COLORS, TINTS } from '../ink/palette.ts'
import { gradient, group } from '../ink/svg.ts'
import { itemTile, lit } from '../ink/tile.ts'
import { createVary } from '../ink/vary.ts'
import { type Bench, createBench } from '../weapons/weapon-parts.ts'
import {
  fusionRifle,
  grenadeLauncher,
  linearFusionRifle,
  rocketLauncher,
  traceRifle,
} from '../weapons/weapons-energy.ts'
import { combatBow, glaive, handCannon, sidearm, sword } from '../weapons/weapons-hand.ts'
import {
  autoRifle,
  machineGun,
  pulseRifle,
  scoutRifle,
  shotgun,
  sniperRifle,
  submachineGun,
} from '../weapons/weapons-long.ts'

const DRAWINGS: Readonly<Record<WeaponType, (bench: Bench) => string>> = {
  'auto-rifle': autoRifle,
  'hand-cannon': handCannon,
  'pulse-rifle': pulseRifle,
  'scout-rifle': scoutRifle,
  sidearm,
  'submachine-gun': submachineGun,
  'combat-bow': combatBow,
  shotgun,
  'sniper-rifle': sniperRifle,
  'fusion-rifle': fusionRifle,
  'trace-rifle': traceRifle,
  glaive,
  'grenade-launcher': grenadeLauncher,
  'linear-fusion-rifle': linearFusionRifle,
  'machine-gun': machineGun,
  'rocket-launcher': rocketLauncher,
  sword,
}

/** How the steel is finished: weapons of one make share it. */
const FINISHES = [
  ['#f4f6f9', '#b4bdc8', '#78828e', '#4a525c'],
  ['#f6efe0', '#c9bb9f', '#8a7d63', '#554c3b'],
  ['#eef6f9', '#a9c1ce', '#627c8a', '#3d505b'],
  ['#f7eff2', '#c2b0b8', '#7e6c76', '#4e4249'],
  ['#eff5e8', '#b2c0a4', '#707f62', '#46513d'],
] as const

/** Long weapons lean as if carried; bows stand. */
const LEAN = -16

export const drawWeapon = (icon: Icon): string => {
  const type = WEAPON_TYPES[icon.variant] ?? 'auto-rifle'
  const accent = ELEMENT_COLORS[TINTS[icon.tint] ?? 'kinetic']
  const vary = createVary(icon.seed)
  const [light, body, middle, dark] = FINISHES[vary.of(FINISHES.length)] ?? FINISHES[0]
  const gleam = icon.rarity === 4 ? RARITY_COLORS[RARITIES[4]].gleam : light
  const defs =
    gradient(
      'b',
      [0, 0],
      [0, 1],
      [
        [0, body],
        [1, middle],
      ],
    ) +
    gradient(
      'd',
      [0, 0],
      [0, 1],
      [
        [0, middle],
        [1, dark],
      ],
    ) +
    gradient(
      'l',
      [0, 0],
      [0, 1],
      [
        [0, gleam],
        [1, body],
      ],
    )
  const bench = createBench({ body: 'url(#b)', dark: 'url(#d)', light: 'url(#l)', accent }, vary)
  const lean = type === 'combat-bow' ? 24 : type === 'sword' || type === 'glaive' ? -42 : LEAN
  const drawing = group(
    DRAWINGS[type](bench),
    `translate(48 48) rotate(${lean}) scale(1.07) translate(-48 -48)`,
  )
  return itemTile(icon.rarity, accent, defs, lit(drawing))
}

import { drawAbility, drawBounty, drawDamage, drawMaterial, drawSubclass } from './draw-belonging.ts'
import { drawBanner, drawEmblem, drawShader } from './draw-emblem.ts'
import { drawMetric, drawNode, drawRank, drawRecord, drawSeal } from './draw-honor.ts'
import { drawArmor, drawCosmetic, drawWeapon } from './draw-item.ts'
import { drawMod, drawStat } from './draw-mod.ts'
import { drawPerk } from './draw-perk.ts'
import { drawActivity, drawDestination, drawScene } from './draw-place.ts'
import {
  drawBreaker,
  drawClass,
  drawLoadoutColor,
  drawLoadoutIcon,
  drawOverlay,
  drawPortrait,
  drawSeason,
  drawTierOverlay,
  drawWatermark,
} from './draw-sign.ts'
import { type Icon, type IconKind, readIconPath } from './icon-path.ts'

const DRAWINGS: Readonly<Record<IconKind, (icon: Icon) => string>> = {
  weapon: drawWeapon,
  armor: drawArmor,
  perk: drawPerk,
  mod: drawMod,
  stat: drawStat,
  damage: drawDamage,
  emblem: drawEmblem,
  'emblem-banner': drawBanner,
  shader: drawShader,
  ship: drawCosmetic,
  sparrow: drawCosmetic,
  ghost: drawCosmetic,
  emote: drawCosmetic,
  finisher: drawCosmetic,
  material: drawMaterial,
  bounty: drawBounty,
  subclass: drawSubclass,
  ability: drawAbility,
  activity: drawActivity,
  'activity-scene': drawScene,
  record: drawRecord,
  seal: drawSeal,
  node: drawNode,
  metric: drawMetric,
  season: drawSeason,
  'season-scene': drawScene,
  watermark: drawWatermark,
  'tier-overlay': drawTierOverlay,
  overlay: drawOverlay,
  'loadout-color': drawLoadoutColor,
  'loadout-icon': drawLoadoutIcon,
  vendor: drawPortrait,
  class: drawClass,
  destination: drawDestination,
  rank: drawRank,
  breaker: drawBreaker,
  avatar: drawPortrait,
}

/** The drawing of the picture a definition names; nothing for a path we never made. */
export const drawIcon = (path: string): string | undefined => {
  const icon = readIconPath(path)
  return icon && DRAWINGS[icon.kind](icon)
}

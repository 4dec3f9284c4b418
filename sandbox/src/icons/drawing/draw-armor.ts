import { ARMOR_SLOTS, CLASSES } from '@ai-vault/game/items.ts'
import { ARMOR_SHAPES } from '../armor-shapes.ts'
import type { Icon } from '../icon-path.ts'
import { RARITIES, RARITY_COLORS } from '../ink/palette.ts'
import { gradient, group } from '../ink/svg.ts'
import { itemTile, lit } from '../ink/tile.ts'
import { createVary } from '../ink/vary.ts'
import { createBench } from '../weapons/weapon-parts.ts'

/** Cloth and metal by hue; a set shares one, so its five pieces belong together. */
const HUES = [212, 28, 350, 150, 268, 46, 190, 320, 96, 8, 236, 172] as const

const tone = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${hue} ${saturation}% ${lightness}%)`

export const drawArmor = (icon: Icon): string => {
  const slot = ARMOR_SLOTS[icon.variant] ?? 'helmet'
  const wearer = CLASSES[icon.tint] ?? 'titan'
  const vary = createVary(icon.seed)
  const hue = HUES[vary.of(HUES.length)] ?? 212
  const accent = icon.rarity === 4 ? RARITY_COLORS[RARITIES[4]].gleam : tone((hue + 150) % 360, 70, 66)
  const defs =
    gradient(
      'b',
      [0, 0],
      [1, 1],
      [
        [0, tone(hue, 18, 62)],
        [1, tone(hue, 22, 36)],
      ],
    ) +
    gradient(
      'd',
      [0, 0],
      [1, 1],
      [
        [0, tone(hue, 20, 40)],
        [1, tone(hue, 26, 20)],
      ],
    ) +
    gradient(
      'l',
      [0, 0],
      [1, 1],
      [
        [0, tone(hue, 26, 86)],
        [1, tone(hue, 20, 60)],
      ],
    )
  const bench = createBench({ body: 'url(#b)', dark: 'url(#d)', light: 'url(#l)', accent }, vary)
  const drawing = group(ARMOR_SHAPES[slot][wearer](bench), 'translate(48 48) scale(0.86) translate(-48 -48)')
  return itemTile(icon.rarity, accent, defs, lit(drawing))
}

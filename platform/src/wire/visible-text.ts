import { withoutInvisibleInLines } from '@ai-vault/game/invisible-signs.ts'

/** No name or text of the game is longer; what is would only push a screen apart. */
const LONGEST = 4_000

/**
 * What players and definitions wrote, without the signs that nobody sees: marks that turn the direction of what follows,
 * zero-width and tag characters, controls. They are taken out here, once, so that no screen, list, export or model meets
 * them. Line breaks and tabs stay: descriptions use them.
 */
export function visibleText(text: string): string {
  const visible = withoutInvisibleInLines(text)
  return visible.length > LONGEST ? `${visible.slice(0, LONGEST)}…` : visible
}

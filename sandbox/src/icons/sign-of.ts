import { GLYPH_NAMES, type GlyphName } from './glyphs.ts'

/** Words that decide which sign a perk bears; the first that occurs in its text wins, so the telling ones lead. */
const TELLING: readonly (readonly [RegExp, GlyphName])[] = [
  [/\b(jolt|lightning|amplif|bolt charge|ionic trace|arc\b)/i, 'bolt'],
  [/\b(scorch|ignit|solar|burn|radian|flam|fiery)/i, 'flame'],
  [/\b(volatile|void|weaken|suppress|invisib|devour|tether)/i, 'spiral'],
  [/\b(freez|frozen|stasis|slows|crystal|shatter|cold|ice\b)/i, 'crystal'],
  [/\b(sever|severs|severing|severed|threadling|unravel|suspend|tangle|strand)\b/i, 'thread'],
  [/\bgrenade/i, 'grenade'],
  [/\b(melee|punch|struck)/i, 'fist'],
  [/\b(sword|blade|block|guard|swing)/i, 'blade'],
  [/\b(bow|arrows?)\b/i, 'bow'],
  [/\b(rocket|missile|micro-missile)/i, 'tube'],
  [/\b(heal|health|cure|recover|reviv|wounded)/i, 'heart'],
  [/\b(overshield|shield|barricade|resist|lessen|tough)/i, 'shield'],
  [/\bsuper\b/i, 'crown'],
  [/\b(orbs?|abilit|class energy)/i, 'star'],
  [/\b(explo|blast|burst)/i, 'burst'],
  [/\bprecision/i, 'target'],
  [/\b(overfill|refill|ammunition|ammo|shells|returns?|reserves)/i, 'rounds'],
  [/\b(reload|loads|magazine)/i, 'magazine'],
  [/\b(slid|sprint|mov|dodg|jump|airborne|in the air|quick to)/i, 'wind'],
  [/\b(range|zoom|aim|sight|radar|far)/i, 'eye'],
  [/\b(stability|recoil|accura|handling|stead|grip)/i, 'gear'],
  [/\b(ally|allies|fireteam)/i, 'people'],
  [/\b(charge|charging|battery)/i, 'battery'],
  [/\b(rate of fire|trigger|fires|shots?)/i, 'bullet'],
  [/\b(well-rounded|balanced|even)\b/i, 'diamond'],
  [/\b(damage|hits? hard|stronger)/i, 'skull'],
  [/\b(while|after|until|moment)\b/i, 'hourglass'],
]

const NONE = 0

/** A sign's number in an icon path; 0 leaves the choice to the seed. */
export const signOf = (text: string): number => {
  const sign = TELLING.find(([words]) => words.test(text))?.[1]
  return sign ? GLYPH_NAMES.indexOf(sign) + 1 : NONE
}

export const signNamed = (number: number): GlyphName | undefined => GLYPH_NAMES[number - 1]

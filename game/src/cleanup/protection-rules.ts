import { countInWords } from '../in-words.ts'
import { MUCH_USED_KILLS, PROTECTIONS, type Protection } from './protections.ts'

/** Where a protection begins or ends; the others hold for every copy. */
const LIMITS: Readonly<Partial<Record<Protection, string>>> = {
  kills: `${countInWords(MUCH_USED_KILLS)} kills or more`,
  crafted: 'unless the copy that stays is crafted to at least the same level',
  masterworked: 'unless the copy that stays is too',
  locked: 'blue gear is unlocked and dismantled with the rest',
  last: 'of a legendary; another weapon does not stand in for it',
  power: 'until it is infused',
  exotic: 'unless another copy of it stays',
}

/** Every protection in words, for whoever asks how the advice comes about. */
export const PROTECTION_RULES: readonly string[] = Object.entries(PROTECTIONS).map(([name, text]) => {
  const limit = LIMITS[name as Protection]
  return limit ? `${text} (${limit})` : text
})

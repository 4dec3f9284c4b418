import { countInWords, listInWords } from '@ai-vault/game/in-words.ts'
import { counted } from '../../words/text.ts'
import { type Voiced, voiced } from '../../words/voices.ts'

export const haveOne = (name: string, place: string): Voiced =>
  voiced(
    `Yes: your ${name} is ${place}.`,
    `Yes! You have ${name}, and it is ${place}.`,
    `Confirmed: ${name}, ${place}.`,
  )

export function haveSeveral(name: string, amount: number, places: readonly string[]): Voiced {
  const where = listInWords(places)
  return voiced(
    `Yes, ${countInWords(amount)} of ${name}: ${where}.`,
    `Yes! You have ${countInWords(amount)} of ${name}: ${where}.`,
    `Confirmed: ${countInWords(amount)} of ${name}, ${where}.`,
  )
}

export function haveBoth(one: string, other: string, missing: readonly string[]): Voiced {
  if (missing.length === 0)
    return voiced(
      `Yes, you have both ${one} and ${other}.`,
      `Yes! Both ${one} and ${other} are yours.`,
      `Confirmed: ${one} and ${other}.`,
    )
  const lack = listInWords(missing, 'or')
  return voiced(
    `You do not have ${lack}.`,
    `Not both, I am afraid: you do not have ${lack}.`,
    `Missing: ${lack}.`,
  )
}

export const haveHowMany = (amount: number, what: string, elsewhere: number): Voiced => {
  const more = elsewhere > 0 ? ` ${counted(elsewhere, 'more lies', 'more lie')} elsewhere.` : ''
  return voiced(
    `You have ${countInWords(amount)} ${what}.${more}`,
    `I found ${countInWords(amount)} ${what} among your things.${more}`,
    `${countInWords(amount)} ${what} on record.${more}`,
  )
}

/** `where`: "there", "on your warlock". */
export const noneHereButElsewhere = (what: string, where: string, elsewhere: number): Voiced =>
  voiced(
    `No ${what} ${where}, but ${countInWords(elsewhere)} elsewhere.`,
    `There is no ${what} ${where}. You have ${countInWords(elsewhere)} elsewhere, though.`,
    `None of the ${what} ${where}; ${countInWords(elsewhere)} elsewhere.`,
  )

export const holdMaterial = (name: string, quantity: number): Voiced => {
  const amount = `${countInWords(quantity)} × ${name}`
  return voiced(`You hold ${amount}.`, `You have ${amount} saved up.`, `Stock: ${amount}.`)
}

export function overview(weapons: number, armor: number, godRolls: number): Voiced {
  const all = `${counted(weapons, 'weapon')} and ${counted(armor, 'piece')} of armor`
  const gods = counted(godRolls, 'god roll')
  return voiced(
    `You have ${all}, ${gods} among them.`,
    `You own ${all}. ${gods} among them!`,
    `Inventory: ${all}; ${gods}.`,
  )
}

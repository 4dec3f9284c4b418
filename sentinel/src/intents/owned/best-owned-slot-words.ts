import { type Voiced, voiced } from '../../words/voices.ts'

export const bestIs = (name: string, score: string, where: string): Voiced =>
  voiced(
    `${name} is your best one: ${score} for ${where}.`,
    `I compared them all: ${name} is your best one for ${where}, with ${score}.`,
    `Take ${name}: ${score} for ${where}, the best you own.`,
  )

export const onlyOneFits = (name: string, score: string, where: string): Voiced =>
  voiced(
    `${name} is your only one: ${score} for ${where}.`,
    `You have just one, ${name}, and for ${where} it is rated ${score}.`,
    `Take ${name}, the only one you own: ${score} for ${where}.`,
  )

export const bestBySlot = (where: string): Voiced =>
  voiced(
    `Your best for ${where}, slot by slot:`,
    `You equip one in each slot, so here is your best for ${where} in each:`,
    `Loadout for ${where}, the best of each slot:`,
  )

export const noneRated = (what: string, amount: string): Voiced =>
  voiced(
    `You have ${amount} ${what}, but none has a roll to rate.`,
    `You have ${amount} ${what}. None of them has a roll to rate, so I call none the best.`,
    `${amount} ${what}, none with a roll to rate.`,
  )

export const bestArmor = (name: string, value: string, by: string): Voiced =>
  voiced(
    `${name} is your best one: ${value} ${by}.`,
    `I compared them all: ${name} is your best one, with ${value} ${by}.`,
    `Wear ${name}: ${value} ${by}, the best you own.`,
  )

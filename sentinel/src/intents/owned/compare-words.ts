import { type Voiced, voiced } from '../../words/voices.ts'

export const betterIn = (
  name: string,
  score: string,
  other: string,
  otherScore: string,
  where: string,
): Voiced =>
  voiced(
    `${name} is better in ${where}: ${score} against ${otherScore} for ${other}.`,
    `In ${where} I would pick ${name}: ${score}, against ${otherScore} for ${other}.`,
    `Take ${name} in ${where}: ${score} against ${otherScore} for ${other}.`,
  )

export const eachOne = (pve: string, pvp: string): Voiced =>
  voiced(
    `${pve} is better in PvE, ${pvp} in PvP.`,
    `It depends: ${pve} is better in PvE, ${pvp} in PvP.`,
    `PvE: ${pve}. PvP: ${pvp}.`,
  )

export const both = (name: string, other: string): Voiced =>
  voiced(
    `${name} is better than ${other} in PvE and in PvP.`,
    `Easy: ${name} is better than ${other}, in PvE and in PvP alike.`,
    `${name} beats ${other} in PvE and in PvP.`,
  )

export const asGood = (name: string, other: string): Voiced =>
  voiced(
    `${name} and ${other} are rated the same.`,
    `${name} and ${other} are rated the same, so take what you enjoy.`,
    `${name} and ${other}: same rating.`,
  )

export const noScore = (names: string): Voiced =>
  voiced(
    `No score tells which of ${names} is better: not all of them have a roll to rate.`,
    `I cannot say which of ${names} is better: not all of them have a roll to rate. What you use them for decides.`,
    `${names}: not comparable by score. Not all of them have a roll to rate.`,
  )

export const onlyOneOwned = (name: string, other: string): Voiced =>
  voiced(
    `You have ${name}, but not ${other}.`,
    `I can only see ${name} with you; you do not have ${other}.`,
    `Owned: ${name}. Not owned: ${other}.`,
  )

export const moreStats = (name: string, total: string, other: string, otherTotal: string): Voiced =>
  voiced(
    `${name} has more stats: ${total} against ${otherTotal} of ${other}.`,
    `${name} comes out ahead: ${total} stat points against ${otherTotal} of ${other}.`,
    `${name}: ${total} stat points. ${other}: ${otherTotal}.`,
  )

export const onlyOneCopy = (name: string): Voiced =>
  voiced(
    `You have only one ${name}.`,
    `There is just one ${name} with you, so tell me what to compare it with.`,
    `One ${name} only. Name the other.`,
  )

export const eachDoes = (name: string, does: string, other: string, otherDoes: string): Voiced =>
  voiced(
    `They do different things: ${name} ${does}, ${other} ${otherDoes}.`,
    `It depends on what you need: ${name} ${does}, and ${other} ${otherDoes}.`,
    `${name} ${does}. ${other} ${otherDoes}. Choose by need.`,
  )

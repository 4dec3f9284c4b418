import { countInWords } from '@ai-vault/game/in-words.ts'
import { goShare } from '../../words/text.ts'
import { type Voiced, voiced } from '../../words/voices.ts'

export interface Rated {
  readonly name: string
  /** "God-Tier, 9.1 PvE, 8.8 PvP". */
  readonly rating: string
  readonly advice: 'keep' | 'review' | 'consider-dismantling'
}

const VERBS = {
  keep: { guardian: 'Keep', ghost: 'I would keep', vanguard: 'Keep' },
  review: { guardian: 'Take a second look at', ghost: 'I would take a second look at', vanguard: 'Hold' },
  'consider-dismantling': {
    guardian: 'You can let go of',
    ghost: 'You can let go of',
    vanguard: 'Dismantle',
  },
} as const

export function ratedOne({ name, rating, advice }: Rated): Voiced {
  const { guardian, ghost, vanguard } = VERBS[advice]
  return voiced(
    `${guardian} your ${name}: ${rating}.`,
    `${ghost} your ${name}. It is rated ${rating}.`,
    `${vanguard} your ${name}. Rating: ${rating}.`,
  )
}

export function ratedSeveral({ name, rating, advice }: Rated, copies: number, going: number): Voiced {
  const { guardian, ghost, vanguard } = VERBS[advice]
  const rest = goShare(going, copies)
  const reasons = `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
  return voiced(
    `${guardian} the best ${name}: ${rating}. ${reasons}.`,
    `You have more than one. ${ghost} the best ${name}, rated ${rating}; ${rest}.`,
    `${vanguard} the best ${name}. Rating: ${rating}. ${reasons}.`,
  )
}

export const fixedPerks = (name: string): Voiced =>
  voiced(
    `Every ${name} is the same, so there is no roll to rate. Keep it.`,
    `Every copy of ${name} has the same traits, so no roll is better than another. Keep it.`,
    `${name}: fixed perks, no roll to rate. Keep it.`,
  )

export const unrated = (name: string): Voiced =>
  voiced(
    `I cannot rate your ${name}: too little is known of its perks.`,
    `I know too little of the perks on your ${name} to rate it.`,
    `${name}: not rated. Too little is known of its perks.`,
  )

export function ratedArmor(name: string, total: number, better: string | undefined): Voiced {
  const points = `${countInWords(total)} stat points`
  return better
    ? voiced(
        `Your ${name} can go: ${better} has as much of every stat. It has ${points}.`,
        `Your ${name} has ${points}, and ${better} has as much of every stat, so you can let it go.`,
        `Dismantle your ${name} (${points}): ${better} has as much of every stat.`,
      )
    : voiced(
        `Keep your ${name}: no piece of yours beats it. It has ${points}.`,
        `Your ${name} has ${points}, and no piece of yours beats it in every stat. Keep it.`,
        `Keep your ${name}: ${points}, beaten by nothing you own.`,
      )
}

export const noCopyWith = (name: string, perks: string): Voiced =>
  voiced(
    `None of your ${name} has ${perks}.`,
    `I looked at each of your ${name}, and none of them has ${perks}.`,
    `No ${name} with ${perks} in your possession.`,
  )

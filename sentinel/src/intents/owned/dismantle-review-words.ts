import { capitalized, countInWords } from '@ai-vault/game/in-words.ts'
import { are, counted } from '../../words/text.ts'
import { type Voiced, voiced } from '../../words/voices.ts'

interface Going {
  readonly going: number
  readonly of: number
  /** One of them, and several of them. */
  readonly what: (amount: number) => string
  /** Marked to go by the player already. */
  readonly marked: number
  readonly space?: { readonly used: number; readonly capacity: number } | undefined
}

const room = (space: Going['space']) =>
  space ? ` Your vault holds ${countInWords(space.used)} of ${countInWords(space.capacity)}.` : ''

export function canGo({ going, of, what, marked, space }: Going): Voiced {
  const amount = `${countInWords(going)} of your ${countInWords(of)} ${what(of)}`
  const done = marked > 0 ? `, ${countInWords(marked)} of them marked by you already` : ''
  return voiced(
    `${amount} can go${done}.${room(space)}`,
    `I went through them all: ${amount} can go${done}, and something as good stays for each.${room(space)}`,
    `Clear these out: ${amount}${done}.${room(space)}`,
  )
}

export function nothingGoes({ of, what, space }: Pick<Going, 'of' | 'what' | 'space'>): Voiced {
  if (of === 0) {
    return voiced(
      `You have no ${what(2)}, so none can go.`,
      `I looked, and you have no ${what(2)}: none can go.`,
      `No ${what(2)} on record. Nothing to clear out.`,
    )
  }
  const all = `${countInWords(of)} ${what(of)}`
  return voiced(
    `None of your ${all} has to go.${room(space)}`,
    `I looked at all of your ${all}, and each of them has its place.${room(space)}`,
    `Nothing to clear out among your ${all}.${room(space)}`,
  )
}

export const carriesNone = (owner: string, what: string, elsewhere: number): Voiced =>
  voiced(
    `Your ${owner} carries no ${what}; you have ${countInWords(elsewhere)} elsewhere.`,
    `I looked at what your ${owner} carries: no ${what}. You have ${countInWords(elsewhere)} elsewhere.`,
    `No ${what} carried by your ${owner}; ${countInWords(elsewhere)} elsewhere.`,
  )

interface Room {
  readonly wanted: number
  readonly picked: readonly { readonly kind: 'weapon' | 'armor' }[]
  /** What could go from the vault besides. */
  readonly left: number
  readonly free?: number | undefined
}

/** ": 46 weapons and 4 pieces of armor"; of one kind alone nothing. */
function kindsOf(picked: Room['picked']): string {
  const weapons = picked.filter(({ kind }) => kind === 'weapon').length
  if (weapons === 0 || weapons === picked.length) return ''
  const pieces = counted(picked.length - weapons, 'piece of armor', 'pieces of armor')
  return `: ${counted(weapons, 'weapon')} and ${pieces}`
}

export function makesRoom({ wanted, picked, left, free }: Room): Voiced {
  const kinds = kindsOf(picked)
  const already = free === undefined ? '' : ` ${counted(free, 'place')} ${are(free)} free already.`
  if (picked.length < wanted) {
    const short = `${countInWords(picked.length)} of the ${countInWords(wanted)}`
    return voiced(
      `Only ${short}${kinds}. No more in your vault can go.${already}`,
      `I found ${short} for you${kinds}. Nothing else in the vault should go.${already}`,
      `${short} and no more${kinds}. Nothing else in the vault should go.${already}`,
    )
  }
  const these = picked.length === 1 ? 'this one' : `these ${countInWords(picked.length)}`
  const more = left > 0 ? ` ${countInWords(left)} more could.` : ''
  return voiced(
    `${capitalized(these)} can go from the vault${kinds}.${more}${already}`,
    `Let ${these} go from the vault${kinds}; for each something as good stays.${more}${already}`,
    `Dismantle ${these} from the vault${kinds}.${more}${already}`,
  )
}

export function oneCopy(name: string, verdict: 'keep' | 'review' | 'consider-dismantling'): Voiced {
  if (verdict === 'consider-dismantling')
    return voiced(
      `Your ${name} can go.`,
      `You can let your ${name} go with a light heart.`,
      `Dismantle your ${name}.`,
    )
  if (verdict === 'keep')
    return voiced(`Keep your ${name}.`, `Keep your ${name}, it is worth its place.`, `Your ${name} stays.`)
  return voiced(
    `Your ${name} is not an easy call: nothing you keep replaces it.`,
    `Your ${name} is a close one. Nothing that you keep replaces it, so I would not rush.`,
    `Hold your ${name} for now: nothing you keep replaces it.`,
  )
}

export function someCopies(name: string, going: number, of: number): Voiced {
  const amount = `${countInWords(going)} of your ${countInWords(of)} copies of ${name}`
  if (going === 0) {
    return voiced(
      `None of your ${countInWords(of)} copies of ${name} has to go.`,
      `I would keep all ${countInWords(of)} of your copies of ${name}.`,
      `All ${countInWords(of)} copies of ${name} stay.`,
    )
  }
  return voiced(`${amount} can go.`, `I compared them: ${amount} can go.`, `Dismantle ${amount}.`)
}

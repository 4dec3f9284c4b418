import type { Places } from '@ai-vault/game/cleanup/removal-impact.ts'
import type { ReactNode } from 'react'
import { formatCount } from '../../../ui/figures/count.ts'
import { counted } from '../../../words/formats.ts'

const places = { one: 'place', other: 'places' }

const elsewhere = ({ character, postmaster }: Places): readonly string[] => [
  ...(character > 0 ? [`${formatCount(character)} on your characters`] : []),
  ...(postmaster > 0 ? [`${formatCount(postmaster)} at the postmaster`] : []),
]

/** Nothing where there is none. */
const lyingAt = (lead: string, there: Places): string => {
  const parts = [
    ...(there.vault > 0 ? [`${formatCount(there.vault)} in the vault`] : []),
    ...elsewhere(there),
  ]
  return parts.length > 0 ? `${lead}: ${parts.join(', ')}.` : ''
}

/** What the clean-up says, before anything is marked and after. */
export const words = {
  crumb: { label: 'Where you are', vault: 'Vault', here: 'Clean-up' },
  plan: {
    cap: ({ weapons, armor }: { weapons: number; armor: number }) => {
      const kinds = [
        ...(weapons > 0 ? [counted(weapons, { one: 'weapon', other: 'weapons' })] : []),
        ...(armor > 0 ? [counted(armor, { one: 'armor piece', other: 'armor pieces' })] : []),
      ]
      return `${kinds.join(' and ')} can go`
    },
    /** What the player locked is no promise that it is not missed; nor is nothing at all. */
    say: (chosen: number, all: number, locked: number) => {
      const count =
        chosen === all ? `${formatCount(all)} can go` : `${formatCount(chosen)} of ${formatCount(all)} chosen`
      return chosen > 0 && locked === 0 ? `${count}, and nothing you will miss.` : `${count}.`
    },
    nothing: {
      title: 'Nothing can go.',
      hint: 'Everything you own is worth its place, in use, or decided about already.',
      back: 'Back to the vault',
    },
    choose: 'Choose and mark',
    howMany: 'How many places in the vault?',
    all: 'All that can go',
    wrong: 'Enter a whole number from 1 on, or nothing for all that can go.',
    short: (all: number) =>
      all === 0
        ? 'None of these lies in the vault.'
        : `More than can go: all ${counted(all, places)} in the vault that can be cleared without regret are chosen.`,
    mark: (count: number) => (count === 0 ? 'Nothing to mark' : `Mark ${formatCount(count)} to dismantle`),
    oneByOne: 'Or look at them one by one',
    note: 'A mark is a note of yours. Nothing is moved or deleted.',
  },
  done: {
    cap: (count: number) => `${formatCount(count)} marked`,
    say: (count: number) => `${counted(count, places)} will be free, and nothing you will miss.`,
    sayDoubtful: (count: number) => `${counted(count, places)} will be free.`,
    doubtful: (count: number) =>
      count === 1
        ? '1 of them you may miss: look at what stays.'
        : `${formatCount(count)} of them you may miss: look at what stays.`,
    undo: (count: number) => `Undo all ${formatCount(count)}`,
    more: (count: number) => `${formatCount(count)} more can go`,
  },
  why: 'For every one something at least as good stays. AI Vault only reads: the marks are notes, you dismantle in the game.',
  locked: (count: number) =>
    count === 1
      ? '1 of them you locked: look at it first.'
      : `${formatCount(count)} of them you locked: look at those first.`,
  whyDoubtful: 'AI Vault only reads: the marks are notes, you dismantle in the game.',
  vault: {
    now: (figure: ReactNode) => <>{figure} now</>,
    after: (figure: ReactNode, capacity: number) => (
      <>
        {figure} after, of {formatCount(capacity)}
      </>
    ),
    label: (now: number, after: number, capacity: number) =>
      `Vault: ${formatCount(now)} of ${formatCount(capacity)} places now, ${formatCount(after)} after`,
    lie: (going: Places) =>
      `${[`${counted(going.vault, places)} in the vault`, ...elsewhere(going)].join(', ')}.`,
    marked: (there: Places) => lyingAt('Marked already', there),
    rest: (left: Places) => lyingAt('Not among them, but able to go', left),
  },
  dim: {
    title: 'Next: take them to DIM',
    copy: (count: number) => `Copy the ${formatCount(count)} as a search`,
    press: 'Copy for DIM',
    copied: 'The search was copied.',
    refused: 'The browser did not allow copying.',
    paste: 'Paste it into DIM’s search',
    bright: (count: number, open: ReactNode) => (
      <>
        Only these {formatCount(count)} stay bright. {open}
      </>
    ),
    open: 'Open DIM',
    move: 'Move them to a character, dismantle in the game',
    how: 'In DIM: press the character’s header, Transfer search. Nine of a kind fit at a time.',
    locked: (count: number) =>
      count === 1 ? '1 is locked: unlock it first.' : `${formatCount(count)} are locked: unlock them first.`,
    without: 'No DIM?',
    list: 'Take the list along, ordered by place',
  },
  kinds: {
    weapons: { title: 'Weapons', why: 'You keep a better roll of each.' },
    blues: { title: 'Blues', why: 'A legendary stays for the slot of each.' },
    armor: { title: 'Armor', why: 'Another piece is as good in every stat.' },
    take: (kind: string) => `Take ${kind.toLowerCase()} along`,
    more: (count: number) => `+${formatCount(count)}`,
  },
  swaps: {
    title: 'What stays instead',
    goes: 'Goes',
    stays: 'Stays',
    why: 'Why',
    keep: 'Keep it',
    keepOf: (name: string) => `Keep it: ${name}`,
    nothing: 'Nothing as good',
  },
  because: {
    sameTraits: (compared: string) => `Same traits, ${compared}`,
    traitsToo: (traits: string, compared: string) => `Can be switched to ${traits}, ${compared}`,
    better: (where: string) => `better in ${where}`,
    partly: (where: string, equal: string) => `better in ${where}, equal in ${equal}`,
    equal: 'equal in PvE and PvP',
    sameJob: 'A legendary of the same type',
    slot: 'A legendary for the same slot',
    stats: 'At least as high in all six stats',
    sameStats: 'The same in all six stats',
    none: 'You chose it yourself',
  },
  leftOut: {
    title: (count: number) => `${formatCount(count)} left out`,
    line: 'The last of their kind. They stay until you say otherwise.',
    letGo: 'Let it go',
    letGoOf: (name: string) => `Let it go: ${name}`,
  },
  line: {
    weapon: (power: string, traits: string) => (traits ? `${power}, ${traits}` : power),
    armor: (who: string, total: number) => `${who}, total ${total}`,
    anybody: 'Any class',
    locked: (line: string) => [line, 'locked'].filter(Boolean).join(', '),
  },
  file: 'ai-vault-clean-up.csv',
}

import { formatCount } from '../../../ui/figures/count.ts'
import { counted } from '../../../words/formats.ts'

const markedAs = (what: string, count: number, decision: string | null) =>
  `${what} ${count === 1 ? 'is' : 'are'} ${decision ? `marked: ${decision}` : 'not marked any more'}.`

/** What the bar of selected weapons or armor says. */
export const selectWords = {
  label: { weapons: 'Selected weapons', armor: 'Selected armor' },
  hint: { weapons: 'Press weapons to select them', armor: 'Press pieces to select them' },
  hintKeys: ': with Shift everything up to there, with Ctrl and A all that is shown.',
  details: 'Details',
  selected: (count: number) => `${formatCount(count)} selected.`,
  places: ({ vault, character, postmaster }: { vault: number; character: number; postmaster: number }) => {
    const parts = [
      vault > 0 && `${vault} in the vault`,
      character > 0 && `${character} on characters`,
      postmaster > 0 && `${postmaster} at the postmaster`,
    ].filter(Boolean)
    return `Places gained: ${parts.join(', ')}.`
  },
  keptInstead: (count: number) => `Kept instead: ${formatCount(count)}`,
  insteadOf: (names: string) => `instead of ${names}`,
  unproven: (count: number) =>
    count === 1
      ? 'For 1 you keep no copy that is as good.'
      : `For ${formatCount(count)} you keep no copy that is as good.`,
  protected: (count: number) => `${formatCount(count)} that you use, locked or invested in.`,
  last: (count: number) =>
    count === 1 ? '1 is the last of its kind.' : `${formatCount(count)} are the last of their kind.`,
  leaveOut: 'Leave out',
  more: (count: number) => `${formatCount(count)} more`,
  dismantle: (count: number) => `Mark ${formatCount(count)} to dismantle`,
  all: (count: number) => `Select all ${formatCount(count)} shown`,
  none: 'Select none',
  done: 'Done',
  undo: 'Undo',
  unmark: (count: number) => (count === 1 ? 'Remove the mark' : `Remove ${formatCount(count)} marks`),
  marked: {
    weapons: (count: number, decision: string | null) =>
      markedAs(counted(count, { one: 'weapon', other: 'weapons' }), count, decision),
    armor: (count: number, decision: string | null) =>
      markedAs(counted(count, { one: 'piece', other: 'pieces' }), count, decision),
  },
  because: (reasons: string) => `(${reasons})`,
  reasons: {
    last: 'the last of its kind',
    unproven: 'you keep no copy that is as good',
  },
  ask: {
    title: (count: number) =>
      count === 1 ? '1 of them you may miss' : `${formatCount(count)} of them you may miss`,
    cancel: 'Cancel',
    all: 'Mark all anyway',
    safe: (count: number) => (count === 1 ? 'Mark the other one' : `Mark the other ${formatCount(count)}`),
    note: 'Marks are notes of yours. Nothing is ever moved or deleted: AI Vault only reads.',
  },
}

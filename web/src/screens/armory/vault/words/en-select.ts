import { formatCount } from '../../../../ui/figures/count.ts'

/** What the bar of selected weapons says. */
export const en = {
  label: 'Selected weapons',
  hint: 'Press weapons to select them',
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
  keptInstead: (count: number) =>
    count === 1 ? 'Kept instead: 1 weapon' : `Kept instead: ${formatCount(count)} weapons`,
  insteadOf: (names: string) => `instead of ${names}`,
  howMany: {
    label: (most: number) => `Places to free in the vault, up to ${formatCount(most)}`,
    all: 'All',
    short: (all: number, short: number) =>
      `${formatCount(all)} are all that can go without regret: ${formatCount(short)} short. More room:`,
    armor: 'armor that other pieces beat',
    or: ' and ',
    rare: 'blue weapons',
  },
  unproven: (count: number) =>
    count === 1
      ? 'For 1 you keep no copy that is as good.'
      : `For ${formatCount(count)} you keep no copy that is as good.`,
  protected: (count: number) => `${formatCount(count)} that you use, locked or invested in.`,
  last: (count: number) =>
    count === 1 ? '1 is the last of its kind.' : `${formatCount(count)} are the last of their kind.`,
  leaveOut: 'Leave out',
  leftOut: {
    last: (names: string) =>
      `Left out, your last copy, last pair of good traits or a tier 5 beside another weapon: ${names}.`,
    add: (count: number) => (count === 1 ? 'Add it' : `Add all ${formatCount(count)}`),
  },
  more: (count: number) => `${formatCount(count)} more`,
  dismantle: (count: number) => `Mark ${formatCount(count)} to dismantle`,
  all: (count: number) => `Select all ${formatCount(count)} shown`,
  none: 'Select none',
  done: 'Done',
  undo: 'Undo',
  unmark: (count: number) => (count === 1 ? 'Remove the mark' : `Remove ${formatCount(count)} marks`),
  marked: (count: number, decision: string | null) => {
    const weapons = count === 1 ? '1 weapon is' : `${formatCount(count)} weapons are`
    return decision ? `${weapons} marked: ${decision}.` : `${weapons} not marked any more.`
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

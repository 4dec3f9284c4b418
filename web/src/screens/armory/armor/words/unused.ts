import { counted } from '../../../../words/formats.ts'

/** Armor that no build of the saved targets uses. */
export const unused = {
  title: 'Armor your saved targets leave unused',
  failed: 'Your armor is untouched. Close this and ask again.',
  found: (count: number) =>
    `${counted(count, { one: 'piece has', other: 'pieces have' })} no part in any build of your saved targets.`,
  solving: (target: number, all: number) => `Solving target ${target} of ${all}...`,
  solvingAgain: (target: number, all: number) => `Solving target ${target} of ${all} again without them...`,
  proven: 'Proven: every target was solved completely',
  notProven: 'Not proven: not every target was solved completely',
  same: (solved: string) =>
    `${solved}, and solved again without these pieces each gives the same builds, to the last point.`,
  changed: (solved: string) => `${solved}, but without these pieces some builds change.`,
  caption: 'Every saved target, solved',
  columns: {
    target: 'Target',
    class: 'Class',
    result: 'Result',
    nodes: 'Nodes',
    solved: 'Solved',
    again: 'Without them',
  },
  completely: 'completely',
  inPart: 'in part',
  sameBuilds: 'the same builds',
  otherBuilds: 'other builds',
  result: (builds: string, best: number) => `${builds} builds, best ${best}`,
  short: (missing: number) => `${missing} short, nearest counts`,
  noneFit: 'no five pieces fit',
  about:
    'A piece counts as used where it stands in one of the up to 200 best builds of a target, or could stand in for one that does. Exotics are left out. Nothing is moved or deleted.',
  pieces: {
    title: 'Unused pieces',
    dim: 'Copy as DIM search',
    dimCopied: 'DIM search',
    label: 'Unused pieces, scrolls',
    caption: 'Pieces without a part in any build',
    piece: 'Piece',
    what: 'What',
    tier: (tier: number) => `tier ${tier}`,
    base: 'Base',
    but: 'But it is',
    locked: 'locked',
    inLoadout: 'in a loadout',
    worn: 'worn',
    masterworked: 'masterworked',
    mark: (count: number) => `Mark ${count} to dismantle`,
    marked: (count: number) => `${count} marked: to the clean-up`,
    anySet: 'of any set',
  },
}

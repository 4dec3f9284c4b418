import { armorSlots, armorStats, classes } from '../../../../items/words/armor.ts'
import { counted } from '../../../../words/formats.ts'
import { browse } from './browse.ts'
import { builds } from './builds.tsx'
import { effects } from './effects.ts'
import { reach } from './reach.tsx'
import { targets } from './targets.tsx'
import { unused } from './unused.ts'
import { welcome } from './welcome.ts'

/** 'health, class and super' */
const listed = (names: readonly string[], last: string) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`

/** What the optimizer says. */
export const words = {
  stats: armorStats,
  slots: armorSlots,
  classes,
  rarities: {
    exotic: 'Exotic',
    legendary: 'Legendary',
    rare: 'Rare',
    uncommon: 'Uncommon',
    common: 'Common',
  },
  all: (names: readonly string[]) => listed(names, 'and'),
  either: (names: readonly string[]) => listed(names, 'or'),
  milliseconds: (count: number) => `${count} ms`,
  seconds: (count: string) => `${count} s`,
  nodes: (count: number) => counted(count, { one: 'node', other: 'nodes' }),
  stop: 'Stop',
  copied: (what: string) => `${what} copied.`,
  copyRefused: 'The browser did not allow copying.',
  partial: (count: number) => ({
    title: 'Not all your armor could be read.',
    text: `What is found and proven here holds for the ${counted(count, { one: 'piece', other: 'pieces' })} shown to us.`,
  }),
  solverFailed: 'The search stopped working',
  noArmor: {
    title: 'No armor in this vault.',
    hint: 'The optimizer works with the pieces you own. Once the platform shows some, they appear here.',
    action: 'Command Center',
  },
  browse,
  welcome,
  targets,
  builds,
  reach,
  effects,
  unused,
}

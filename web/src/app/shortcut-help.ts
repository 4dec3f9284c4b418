import { ALL_SCREENS } from './screen-list.ts'

/** The list behind `?`. */
export const SHORTCUT_HELP: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['Ctrl', 'K'], does: 'Command palette: screens, your weapons, your triumphs' },
  { keys: ['?'], does: 'This list' },
  { keys: ['/', 'F'], does: 'Search on this screen' },
  { keys: ['R'], does: 'Read the data of this screen again' },
  { keys: ['Esc'], does: 'Close what is open' },
  { keys: ['C'], does: 'Armory: pick the weapon in focus for comparing' },
  { keys: ['Shift', 'F'], does: 'Armory: clear the search' },
  { keys: ['K', 'R', 'D', 'U'], does: 'Bulk review: keep, review, dismantle, undo' },
  ...ALL_SCREENS.map(({ key, label }) => ({ keys: ['G', key.toUpperCase()], does: label })),
]

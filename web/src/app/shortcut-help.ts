import { ALL_SCREENS } from './screen-list.ts'

/** The list behind `?`. */
export const SHORTCUT_HELP: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['Ctrl', 'K'], does: 'Command palette: screens, your weapons, your triumphs' },
  { keys: ['?'], does: 'This list' },
  { keys: ['/', 'F'], does: 'Search on this screen' },
  { keys: ['R'], does: 'Read the data of this screen again' },
  { keys: ['Esc'], does: 'Close what is open' },
  ...ALL_SCREENS.map(({ key, label }) => ({ keys: ['G', key.toUpperCase()], does: label })),
]

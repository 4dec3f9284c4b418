import { MENU_SCREENS } from '../screen-list.ts'
import { lateWords } from '../words/late-words.ts'

const { does } = lateWords.keyboard

/** The list behind `?`. */
export const SHORTCUT_HELP: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['Ctrl', 'K'], does: does.palette },
  { keys: ['?'], does: does.help },
  { keys: ['/', 'F'], does: does.search },
  { keys: ['R'], does: does.refresh },
  { keys: ['Esc'], does: does.close },
  { keys: ['C'], does: does.compare },
  { keys: ['X'], does: does.select },
  { keys: ['Shift', 'F'], does: does.clear },
  { keys: ['K', 'R', 'D', 'U'], does: does.review },
  ...MENU_SCREENS.map(({ key, words }) => ({ keys: ['G', key.toUpperCase()], does: words.name })),
]

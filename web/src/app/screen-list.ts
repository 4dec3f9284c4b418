import type { GlyphName } from '../ui/glyph-names.ts'

/** Every screen that can be gone to without a parameter: for the header, the palette, the keys and the way back. */
export interface ScreenEntry {
  readonly path: ScreenPath
  /** Further addresses of the same screen. */
  readonly aliases?: readonly string[]
  readonly label: string
  readonly purpose: string
  readonly glyph: GlyphName
  /** `g`, then this letter. */
  readonly key: string
}

export type ScreenPath =
  | '/command-center'
  | '/dashboard'
  | '/atlas'
  | '/archives'
  | '/armory'
  | '/profile'
  | '/forge'
  | '/architect'
  | '/prophecy'
  | '/command-table'
  | '/ai'
  | '/sentinel'

/** The top navigation, in the specified order (F-041). */
export const MAIN_SCREENS: readonly ScreenEntry[] = [
  {
    path: '/command-center',
    aliases: ['/'],
    label: 'Command Center',
    purpose: 'Where everything starts: what you own and what is next',
    glyph: 'mark',
    key: 'c',
  },
  {
    path: '/dashboard',
    label: 'Dashboard',
    purpose: 'Your scores, characters and progress on one page',
    glyph: 'i-eye',
    key: 'd',
  },
  {
    path: '/atlas',
    label: 'Atlas',
    purpose: 'Triumphs, collectibles and the community’s map',
    glyph: 'i-atlas',
    key: 'a',
  },
  {
    path: '/archives',
    label: 'Archives',
    purpose: 'Every match and mission you finished',
    glyph: 'i-archives',
    key: 'r',
  },
  {
    path: '/armory',
    label: 'Armory',
    purpose: 'Every weapon and armor piece you own, rated',
    glyph: 'i-armory',
    key: 'v',
  },
]

/** Behind 'More' (F-042). */
export const MORE_SCREENS: readonly ScreenEntry[] = [
  {
    path: '/profile',
    label: 'Profile',
    purpose: 'Your account, your sessions, what you share',
    glyph: 'i-shield',
    key: 'p',
  },
  {
    path: '/forge',
    label: 'Forge',
    purpose: 'One weapon taken apart: perks, scores, your god roll',
    glyph: 'i-crafted',
    key: 'f',
  },
  {
    path: '/architect',
    label: 'Architect',
    purpose: 'A build for the activity you name, from what you own',
    glyph: 'i-grid',
    key: 't',
  },
  {
    path: '/prophecy',
    label: 'Prophecy',
    purpose: 'What to keep, farm and play next, with reasons',
    glyph: 'i-triumph',
    key: 'y',
  },
  {
    path: '/command-table',
    label: 'Command Table',
    purpose: 'Your fireteam side by side',
    glyph: 'i-compare',
    key: 'b',
  },
]

/** The highlighted entries (F-043). */
export const AI_SCREENS: readonly ScreenEntry[] = [
  {
    path: '/ai',
    aliases: ['/aegis'],
    label: 'AI Assistant',
    purpose: 'Answers from what is saved on this device, without a network',
    glyph: 'rt-god',
    key: 'i',
  },
  {
    path: '/sentinel',
    aliases: ['/sentinel-ai'],
    label: 'Sentinel',
    purpose: 'Live analyst over your vault; every claim names its source',
    glyph: 'mark',
    key: 's',
  },
]

export const ALL_SCREENS: readonly ScreenEntry[] = [...MAIN_SCREENS, ...MORE_SCREENS, ...AI_SCREENS]

/** True where the address shows this screen or something below it. */
export function isCurrent({ path, aliases = [] }: ScreenEntry, pathname: string): boolean {
  return [path, ...aliases].some(
    (address) => pathname === address || (address !== '/' && pathname.startsWith(`${address}/`)),
  )
}

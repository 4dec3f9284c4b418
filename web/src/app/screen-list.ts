import type { GlyphName } from '../ui/glyph-names.ts'
import { words } from './words/words.ts'

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

function named(entries: readonly Omit<ScreenEntry, 'label' | 'purpose'>[]): readonly ScreenEntry[] {
  return entries.map((entry) => {
    const [label, purpose] = words.screens[entry.path]
    return { ...entry, label, purpose }
  })
}

/** The top navigation, in the specified order (F-041). */
export const MAIN_SCREENS: readonly ScreenEntry[] = named([
  {
    path: '/command-center',
    aliases: ['/'],
    glyph: 'mark',
    key: 'c',
  },
  {
    path: '/dashboard',
    glyph: 'i-eye',
    key: 'd',
  },
  {
    path: '/atlas',
    glyph: 'i-atlas',
    key: 'a',
  },
  {
    path: '/archives',
    glyph: 'i-archives',
    key: 'r',
  },
  {
    path: '/armory',
    glyph: 'i-armory',
    key: 'v',
  },
])

/** Behind 'More' (F-042). */
export const MORE_SCREENS: readonly ScreenEntry[] = named([
  {
    path: '/profile',
    glyph: 'i-shield',
    key: 'p',
  },
  {
    path: '/forge',
    glyph: 'i-crafted',
    key: 'f',
  },
  {
    path: '/architect',
    glyph: 'i-grid',
    key: 't',
  },
  {
    path: '/prophecy',
    glyph: 'i-triumph',
    key: 'y',
  },
  {
    path: '/command-table',
    glyph: 'i-compare',
    key: 'b',
  },
])

/** The highlighted entries (F-043). */
export const AI_SCREENS: readonly ScreenEntry[] = named([
  {
    path: '/ai',
    aliases: ['/aegis'],
    glyph: 'rt-god',
    key: 'i',
  },
  {
    path: '/sentinel',
    aliases: ['/sentinel-ai'],
    glyph: 'mark',
    key: 's',
  },
])

export const ALL_SCREENS: readonly ScreenEntry[] = [...MAIN_SCREENS, ...MORE_SCREENS, ...AI_SCREENS]

/** True where the address shows this screen or something below it. */
export function isCurrent({ path, aliases = [] }: ScreenEntry, pathname: string): boolean {
  return [path, ...aliases].some(
    (address) => pathname === address || (address !== '/' && pathname.startsWith(`${address}/`)),
  )
}

import type { ComponentType } from 'react'
import type { SignedIn } from '../data/session/session-check.ts'
import type { GlyphName } from '../ui/glyphs/glyph-names.ts'

/** What is said of a screen before its own files are there: `screens/NAME/words/en-entry.ts`. */
export interface ScreenWords {
  /** In the menus and the palette. */
  readonly name: string
  /** Head of the page and of the browser's tab, where it is not the name. */
  readonly title?: string
  /** In the palette, and below the head. No full stop. */
  readonly purpose?: string
  /** What a visitor is told above the connect button: one line on what this screen does for a player (F-040). */
  readonly connect?: string
  /** The list in the connect prompt, where the usual one does not fit. */
  readonly benefits?: readonly string[]
}

export interface ConnectFirstParts {
  readonly Screen: ComponentType<{ readonly session: SignedIn }>
  /** In its place while the sign-in is checked. */
  readonly Waiting?: ComponentType
}

/** Who may see it: everybody, or players only while a visitor gets the connect prompt (F-040). */
type Audience =
  | { readonly visitors: 'welcome'; readonly load: () => Promise<{ readonly Screen: ComponentType }> }
  | { readonly visitors: 'connect'; readonly load: () => Promise<ConnectFirstParts> }

interface Definition<Addresses, Search> {
  /** The first is its own, the others show the same. `$name` stands for one part of any text. */
  readonly addresses: Addresses
  readonly words: ScreenWords
  /** Only for entries of a menu: its sign, and the letter after `g` that leads there. */
  readonly glyph?: GlyphName
  readonly key?: string
  /** Reads the address's search; whatever else is there is dropped. */
  readonly search?: (raw: Record<string, unknown>) => Search
}

export type Screen<Addresses extends readonly string[] = readonly string[], Search = unknown> = Definition<
  Addresses,
  Search
> &
  Audience & { readonly path: Addresses[0] & string }

interface MenuEntry {
  readonly words: ScreenWords & { readonly purpose: string }
  readonly glyph: GlyphName
  readonly key: string
}
export type MenuScreen = Screen & MenuEntry

/**
 * Everything the app has to know of a screen, once. It becomes part of the app by its line in screen-list.ts; what no list
 * names is left out of the build.
 * @__NO_SIDE_EFFECTS__
 */
export function defineScreen<const Addresses extends readonly [string, ...string[]], Search = undefined>(
  definition: Definition<Addresses, Search> & Audience,
): Screen<Addresses, Search> {
  return { ...definition, path: definition.addresses[0] }
}

/** The same for an entry of a menu. */
export function defineMenuScreen<const Addresses extends readonly [string, ...string[]], Search = undefined>(
  definition: Definition<Addresses, Search> & Audience & MenuEntry,
): Screen<Addresses, Search> & MenuEntry {
  return { ...definition, path: definition.addresses[0] }
}

export const titleOf = ({ words }: Pick<Screen, 'words'>): string => words.title ?? words.name

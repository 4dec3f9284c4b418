/**
 * The types of addresses. The app registers its screens (app/router.tsx); links and hooks then know every address, its
 * parameters and its search.
 */

/** Filled by the app: `{ screens: typeof SCREENS }`. */
// biome-ignore lint/suspicious/noEmptyInterface: the app adds to it
export interface Register {}

interface KnownScreen {
  readonly addresses: readonly string[]
  readonly search?: (raw: Record<string, unknown>) => unknown
}
type Registered = Register extends { readonly screens: infer Screens extends readonly KnownScreen[] }
  ? Screens[number]
  : KnownScreen

type ScreenAt<At, One = Registered> = One extends { readonly addresses: readonly (infer Own)[] }
  ? At extends Own
    ? One
    : never
  : never

export type Address = Registered['addresses'][number]

/** What the screen at this address reads of the search. */
export type SearchOf<At> =
  ScreenAt<At> extends { readonly search?: infer Read }
    ? NonNullable<Read> extends (raw: Record<string, unknown>) => infer Search
      ? Search extends object
        ? Search
        : object
      : object
    : object

type NameIn<At> = At extends `${string}$${infer Name}/${infer Rest}`
  ? Name | NameIn<`/${Rest}`>
  : At extends `${string}$${infer Name}`
    ? Name
    : never
export type ParamsOf<At> = Readonly<Record<NameIn<At>, string>>

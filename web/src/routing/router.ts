/**
 * Which screen stands at which address. The shell stays; below it one route is shown at a time, and its files are fetched
 * before it takes the place of the last one. Small on purpose: every first visit waits for it (F-348).
 */
import {
  createBrowserHistory,
  type HistoryLocation,
  type HistoryState,
  type RouterHistory,
} from '@tanstack/history'
import type { ComponentType } from 'react'
import { fillAddress, type Match, matchAddress, trimmed } from './match-address.ts'
import { readSearch, type Search, searchText } from './search-text.ts'

/** A screen, and how its files are fetched before it is drawn. */
export type RoutePart = ComponentType & { readonly preload?: () => Promise<void> }

export interface Route {
  /** `/build/$name`: `$name` stands for one part of any text. */
  readonly address: string
  readonly title: string
  /** As menus and links call it. */
  readonly name?: string | undefined
  readonly component: RoutePart
  /** Reads the address's search; whatever else is there is dropped. */
  readonly search?: ((raw: Search) => unknown) | undefined
}

export interface Location {
  readonly pathname: string
  readonly search: Search
  readonly searchStr: string
  /** Without its sign. */
  readonly hash: string
  readonly href: string
  readonly state: HistoryLocation['state']
  /** None where nobody knows the address. */
  readonly match: Match<Route> | undefined
  /** Where the page is scrolled to stays. */
  readonly keepsScroll: boolean
}

/** Where to go; the screen that is there now, where `to` is missing. */
export interface Target {
  readonly to?: string | undefined
  readonly params?: Readonly<Record<string, string>> | undefined
  /** True is the one that is there now; missing is none. */
  readonly search?: true | object | ((now: never) => object) | undefined
  readonly hash?: true | string | undefined
  readonly state?: true | HistoryState | ((now: HistoryState) => HistoryState) | undefined
  readonly replace?: boolean | undefined
  readonly resetScroll?: boolean | undefined
}

export interface Rendered {
  readonly from: Location | undefined
  readonly to: Location
}

interface RouterOptions {
  readonly routes: readonly Route[]
  /** At an address nobody knows. */
  readonly notFound: RoutePart
  readonly history?: RouterHistory | undefined
  /** Draws the next screen in the place of the last one, by calling `draw`. */
  readonly change?: (draw: () => void, between: Rendered) => void | Promise<void>
}

export type Router = ReturnType<typeof createRouter>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What was put into a step of the history, without what the history itself writes there. */
const ownState = ({ key, __TSR_key, __TSR_index, ...own }: HistoryLocation['state']): HistoryState => own

/** What the screen reads of the search, in the order of the address. */
function understood(raw: Search, route: Route | undefined): Search {
  const read = route?.search?.(raw) as Search | undefined
  if (!read) return raw
  const keys = [...Object.keys(raw), ...Object.keys(read)].filter((key) => key in read)
  return Object.fromEntries(keys.map((key) => [key, read[key]]))
}

/** Where an address leads; `last` is the one before. */
function readLocation(
  { pathname: written, search: text, hash, state }: HistoryLocation,
  routes: readonly Route[],
  keepsScroll: boolean,
  last?: Location,
): Location {
  const pathname = trimmed(written)
  const match = matchAddress(routes, pathname)
  const search = understood(readSearch(text), match?.route)
  const searchStr = searchText(search)
  return {
    pathname,
    // The same search is the same object, for whoever compares.
    search: last && isSame(last.search, search) ? last.search : search,
    searchStr,
    hash: hash.replace(/^#/, ''),
    href: `${pathname}${searchStr}${hash}`,
    state,
    match,
    keepsScroll,
  }
}

/** True where the address says no more than what was understood of it. */
const isTidy = ({ pathname, search }: HistoryLocation, read: Location): boolean =>
  read.pathname === pathname && read.searchStr === searchText(readSearch(search))

/** The address of a target, seen from a place. */
function hrefFrom(here: Location, { to = '.', params, search, hash }: Target): string {
  const path = to === '.' ? here.pathname : fillAddress(to, params)
  const now = search === true ? here.search : search
  const asked = typeof now === 'function' ? now(here.search as never) : (now ?? {})
  const part = hash === true ? here.hash : hash
  return `${path}${searchText(asked)}${part ? `#${part}` : ''}`
}

/** What was unfolded stays so where the screen itself goes on. */
function stateFrom(here: Location, { to, state: asked }: Target): HistoryState {
  const now = ownState(here.state)
  if (asked === true) return now
  return { unfolded: to ? undefined : now.unfolded, ...(typeof asked === 'function' ? asked(now) : asked) }
}

/** Those who are called after each screen or search that was drawn. */
function createRenderedListeners() {
  const listeners = new Set<(rendered: Rendered) => void>()
  let rendered: Location | undefined
  return {
    onRendered(listener: (rendered: Rendered) => void): void {
      listeners.add(listener)
    },
    /** Called by the provider when what is shown stands in the page. */
    notifyRendered(to: Location): void {
      if (rendered === to) return
      const from = rendered
      rendered = to
      for (const listener of listeners) listener({ from, to })
    },
  }
}

export function createRouter({ routes, notFound, history = createBrowserHistory(), change }: RouterOptions) {
  const listeners = new Set<() => void>()
  let latest = readLocation(history.location, routes, false)
  let shown = latest
  let isLoaded = false
  let keepsScroll = false
  /** Once an address: a reader that never agrees with itself would have it written for ever. */
  let isTidying = false
  let following = Promise.resolve()

  const partOf = ({ match }: Location) => match?.route.component ?? notFound

  function publish(): void {
    for (const listener of listeners) listener()
  }

  async function show(next: Location): Promise<void> {
    const draw = () => {
      // Somebody has gone elsewhere meanwhile.
      if (latest !== next) return
      shown = next
      publish()
    }
    if (isLoaded && change) return change(draw, { from: shown, to: next })
    isLoaded = true
    draw()
  }

  async function follow(): Promise<void> {
    latest = readLocation(history.location, routes, keepsScroll, latest)
    if (!isTidying && !isTidy(history.location, latest)) {
      isTidying = true
      // The history tells of it, and what it tells is followed.
      history.replace(latest.href, latest.state)
      isTidying = false
      return following
    }
    keepsScroll = false
    const next = latest
    publish()
    const part = partOf(next)
    if (!isLoaded || part !== partOf(shown)) await part.preload?.()
    if (latest === next) await show(next)
  }

  history.subscribe(() => {
    following = follow()
  })

  return {
    history,
    /** Where the address is; its screen may still be on its way. */
    get latestLocation() {
      return latest
    },
    /** What stands on the page. */
    get shown() {
      return shown
    },
    /** True while another screen is on its way. */
    isLeaving: () => partOf(latest) !== partOf(shown),
    hrefOf: (target: Target): string => hrefFrom(latest, target),
    notFound,

    /** Fetches the screen of the address, and settles when it can be drawn. */
    load(): Promise<void> {
      if (!isLoaded) following = follow()
      return following
    },

    /** Settles when the screen stands. */
    navigate(target: Target): Promise<void> {
      const href = hrefFrom(latest, target)
      const state = stateFrom(latest, target)
      keepsScroll = target.resetScroll === false
      // The same place once more is no further step.
      const isHere = href === latest.href && isSame(state, ownState(latest.state))
      if (target.replace || isHere) history.replace(href, state)
      else history.push(href, state)
      return following
    },

    nameOf: (address: string): string => routes.find((route) => route.address === address)?.name ?? '',

    preload(href: string): void {
      void matchAddress(routes, href.replace(/[?#].*/, ''))?.route.component.preload?.()
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ...createRenderedListeners(),
  }
}

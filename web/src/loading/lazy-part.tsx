import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react'
import { connection } from '../data/system/connection.ts'
import { Remembered } from './load-module.ts'

/** The part's files did not come. The boundary that shows this calls `renewPart`, so that its next try is a new one. */
export class PartNotLoaded extends Error {
  override readonly name = 'PartNotLoaded'
  readonly renew: () => void

  constructor(cause: unknown, renew: () => void) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.renew = renew
  }

  /** Another try in this page would fail as well. */
  get needsReload(): boolean {
    return this.cause instanceof Remembered
  }
}

/** For every boundary around lazy parts: React remembers a part that failed; after this it is asked for again. */
export function renewPart(error: unknown): void {
  if (error instanceof PartNotLoaded) error.renew()
}

export type LazyPart<Props extends object> = ((props: Props) => ReactNode) & {
  /** Fetches it before it is shown; a failure is kept for then. */
  readonly preload: () => Promise<void>
}

/** A part of the app that is fetched when it is first shown, and again after it failed. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  let waiting = makeWaiting()

  function makeWaiting() {
    return lazy(async () => ({ default: await loadOnce() })) as unknown as ComponentType<Props>
  }
  async function loadOnce(): Promise<ComponentType<Props>> {
    loading ??= load()
    try {
      loaded = await loading
      return loaded
    } catch (cause) {
      loading = undefined
      connection.doubt()
      throw new PartNotLoaded(cause, () => {
        waiting = makeWaiting()
      })
    }
  }
  // What is here already is drawn at once; whichever it began with, a part that stands keeps it and with it its state.
  const Part = (props: Props) => {
    const [Chosen] = useState(() => loaded ?? waiting)
    return createElement(Chosen, props)
  }
  const preload = () => loadOnce().then(ignore, ignore)
  return Object.assign(Part, { preload })
}

const ignore = () => undefined

import { type ComponentType, createElement, lazy } from 'react'

export interface LazyPart<Props extends object> {
  readonly Part: ComponentType<Props>
  /** React remembers a file that did not come; after this the next try asks for it again. */
  readonly renew: () => void
}

/** A part of a screen that is fetched when it is first shown, and again after it failed. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const make = () => lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  let current = make()
  return {
    Part: (props) => createElement(current, props),
    renew: () => {
      current = make()
    },
  }
}

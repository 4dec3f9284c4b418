// Runs with every test file of the web app. Spares a third of a test's work, which no test looks at.
import { configure } from '@testing-library/react'
import * as React from 'react'

// React in development makes an error for each element, so that a warning can say who made it.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals = {} } = React as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
})

// A query that waits fails many times, each time with the whole document: it is printed only when the error is read.
configure((config) => ({
  getElementError(message, container) {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => config.getElementError(message, container).message,
    })
    return error
  },
}))

// Without style sheets an element is displayed as all of its tag are, unless an attribute says otherwise.
if (typeof window !== 'undefined') {
  const compute = window.getComputedStyle.bind(window)
  const displays = new Map<string, string>()
  const displayOf = (tag: string) => {
    const element = document.documentElement.appendChild(document.createElement(tag))
    const { display } = compute(element)
    element.remove()
    displays.set(tag, display)
    return display
  }
  window.getComputedStyle = (element, pseudo) => {
    const style = compute(element, pseudo)
    const differs = ['style', 'hidden', 'open'].some((name) => element.hasAttribute(name))
    if (differs || !element.isConnected || document.styleSheets.length > 0) return style
    const display = displays.get(element.tagName) ?? displayOf(element.tagName)
    const known = new Map([
      ['display', display],
      // Nothing sets it but a style.
      ['visibility', ''],
    ])
    const getPropertyValue = (name: string) => known.get(name) ?? style.getPropertyValue(name)
    return Object.create(style, {
      display: { value: display },
      getPropertyValue: { value: getPropertyValue },
    })
  }
}

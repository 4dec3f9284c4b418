// Runs with every test file of the web app.
import { WAIT_MS } from '@ai-vault/game/test-support/limits.ts'
import { configure } from '@testing-library/react'
import { afterAll } from 'vitest'

configure({ asyncUtilTimeout: WAIT_MS })

// No test reaches a network: one that needs a server fakes its answers.
globalThis.fetch = () => Promise.reject(new TypeError('network down'))

// A page whose server is away asks for it again and again. The window waits for that before it closes, and the run with
// it; so at the end the server is there.
afterAll(() => {
  globalThis.fetch = async () => new Response()
})

// Every browser of today knows this element; happy-dom does not, and React warns about elements that are unknown.
if (typeof document !== 'undefined') {
  const create = document.createElement.bind(document)
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options)
    return name === 'search' ? Object.setPrototypeOf(element, HTMLElement.prototype) : element
  }
}

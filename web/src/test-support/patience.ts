import { configure } from '@testing-library/react'
import { afterAll } from 'vitest'

// A limit for what never comes; a busy machine gets its time.
configure({ asyncUtilTimeout: 60_000 })

// A page whose server is away asks for it again and again. The window waits for that before it closes, and the run with
// it; so at the end the server is there.
afterAll(() => {
  globalThis.fetch = async () => new Response()
})

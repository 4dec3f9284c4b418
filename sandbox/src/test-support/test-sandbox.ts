import { afterAll } from 'vitest'
import type { GuardianCard } from '../guardians/account/memberships.ts'
import { startSandbox } from '../start-sandbox.ts'
import { createCaller, type SandboxCaller } from './sandbox-caller.ts'

export const NOW = new Date('2026-07-01T12:00:00Z')

/** A sandbox for the tests of one file, at a fixed moment, and what nearly all of them ask it. */
export async function startTestSandbox() {
  const sandbox = await startSandbox({ port: 0, clock: () => NOW })
  afterAll(() => sandbox.close())
  const caller = createCaller(sandbox)
  const cards = await caller.guardians()
  const cardOf = (name: string): GuardianCard => {
    const card = cards.find(({ id }) => id === name)
    if (!card) throw new Error(`the sandbox has no guardian ${name}`)
    return card
  }
  const veteran = cardOf('veteran')
  const profile = `/Destiny2/${veteran.membershipType}/Profile/${veteran.membershipId}/`
  return {
    sandbox,
    caller,
    cardOf,
    veteran,
    profile,
    /** What a call is answered with, by all of its codes. */
    async codeOf(path: string, options?: Parameters<SandboxCaller['call']>[1]) {
      const { status, body } = await caller.call(path, options)
      return [status, body.ErrorCode, body.ErrorStatus]
    },
    async firstCharacter(): Promise<string> {
      const { body } = await caller.call<{ characters: { data: Record<string, object> } }>(
        `${profile}?components=200`,
      )
      return Object.keys(body.Response.characters.data)[0] ?? ''
    },
  }
}

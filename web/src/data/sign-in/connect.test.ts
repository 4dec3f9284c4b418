import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allowFailureLog } from '../../test-support/allow-failure-log.ts'
import { fakeFetch } from '../../test-support/fakes/fake-fetch.ts'
import { readLog } from '../log.ts'
import { takeReturn } from '../stored/storage.ts'
import { CONNECT_FAILED, connect, useConnect } from './connect.ts'

allowFailureLog()
beforeEach(() => {
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('connect', () => {
  it('F-037 asks for the address, remembers where it is, and leaves for it', async () => {
    const requests = fakeFetch(() => ({ body: { auth_url: 'https://www.bungie.net/en/OAuth/Authorize' } }))
    const leave = vi.fn()
    await connect('account', leave)
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/bungie/login')
    expect(leave).toHaveBeenCalledWith('https://www.bungie.net/en/OAuth/Authorize')
    expect(takeReturn()).toBe(`${location.pathname}${location.search}`)
    expect(takeReturn()).toBeNull()
  })

  it('F-037 does not leave for an address it does not know', async () => {
    fakeFetch(() => ({ body: { auth_url: 'https://evil.example/' } }))
    const leave = vi.fn()
    await expect(connect('account', leave)).rejects.toMatchObject({ code: 'auth-address-refused' })
    expect(leave).not.toHaveBeenCalled()
  })

  it('F-039 goes to the sandbox as its demo guardian, where the page names one', async () => {
    const page = new URL(location.href)
    fakeFetch(() => ({
      body: { auth_url: `${page.protocol}//${page.hostname}:3001/en/OAuth/Authorize?state=s` },
    }))
    const leave = vi.fn()
    document.documentElement.dataset.demo = 'veteran'
    await connect('demo', leave)
    delete document.documentElement.dataset.demo
    await connect('demo', leave)
    const [first, second] = leave.mock.calls.map(([address]) => new URL(address).searchParams.get('as'))
    expect([first, second]).toEqual(['veteran', null])
  })

  it('F-038 a failure is logged, stops the loading and can be tried again', async () => {
    fakeFetch(() => ({ status: 503, body: { code: 'platform-maintenance', detail: 'Closed' } }))
    const { result } = renderHook(useConnect)
    act(() => result.current.start('account'))
    expect(result.current.state).toBe('leaving')
    await vi.waitFor(() => expect(result.current.state).toBe('failed'))
    expect(readLog().at(-1)).toMatchObject({ code: 'connect-failed', note: 'platform-maintenance' })
    act(() => result.current.start('account'))
    expect(result.current.state).toBe('leaving')
  })

  it('F-038 the button works again where Back brings the page as it was left', async () => {
    fakeFetch(() => 'hang')
    const { result } = renderHook(useConnect)
    act(() => result.current.start('account'))
    const show = (persisted: boolean) =>
      act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
    show(false)
    expect(result.current.state).toBe('leaving')
    show(true)
    expect(result.current.state).toBe('idle')
  })

  it('F-038 says it in one line', () => {
    expect(CONNECT_FAILED).toBe('Could not reach sign-in. Try again.')
  })
})

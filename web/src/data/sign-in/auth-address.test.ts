// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isAllowedAuthAddress } from './connect.ts'

const local = new URL('http://127.0.0.1:3000/login')
const hosted = new URL('https://vault.example/login')

describe('F-037 where a sign-in may lead', () => {
  it.each([
    ['https://www.bungie.net/en/OAuth/Authorize?client_id=1', hosted],
    ['https://www.bungie.net/en/OAuth/Authorize', local],
    ['http://127.0.0.1:3001/en/OAuth/Authorize', local],
    ['http://localhost:3001/en/OAuth/Authorize', local],
    ['https://vault.example:8443/en/OAuth/Authorize', hosted],
  ])('%s is allowed', (address, page) => {
    expect(isAllowedAuthAddress(address, page)).toBe(true)
  })

  it.each([
    ['http://www.bungie.net/en/OAuth/Authorize', hosted],
    ['https://bungie.net.evil.example/', hosted],
    ['https://www.bungie.net:8443/', hosted],
    ['https://evil.example/', hosted],
    ['https://www.bungie.net@evil.example/', hosted],
    ['https://user:pass@www.bungie.net/', hosted],
    ['https://user@www.bungie.net/', hosted],
    ['https://:pass@www.bungie.net/', hosted],
    ['javascript:alert(1)', hosted],
    ['data:text/html,x', hosted],
    ['//evil.example/', hosted],
    ['http://vault.example/', hosted],
    ['http://127.0.0.1:3001/', hosted],
    ['', hosted],
  ])('%s is refused', (address, page) => {
    expect(isAllowedAuthAddress(address, page)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { fillAddress, matchAddress } from './match-address.ts'

const routes = ['/', '/forge', '/forge/$weaponId', '/forge/preview', '/build/$name'].map((address) => ({
  address,
}))
const found = (pathname: string) => {
  const match = matchAddress(routes, pathname)
  return match && [match.route.address, match.params]
}

describe('the route of an address', () => {
  it('is the one whose parts are there', () => {
    expect(found('/')).toEqual(['/', {}])
    expect(found('/forge')).toEqual(['/forge', {}])
    expect(found('/forge/6917')).toEqual(['/forge/$weaponId', { weaponId: '6917' }])
  })

  it('is the one that is written out before the one with a parameter', () => {
    expect(found('/forge/preview')).toEqual(['/forge/preview', {}])
  })

  it('does not mind a slash at the end or capitals', () => {
    expect(found('/forge/')).toEqual(['/forge', {}])
    expect(found('/Forge')).toEqual(['/forge', {}])
  })

  it('is none where nothing fits, and none for an empty parameter', () => {
    expect(found('/nowhere')).toBeUndefined()
    expect(found('/forge/1/2')).toBeUndefined()
    expect(found('/build//')).toBeUndefined()
  })

  it('gives a parameter as it was put in, also one with slashes and signs', () => {
    for (const name of ['a/b', 'ä ö', '50%', '$weaponId']) {
      expect(found(fillAddress('/build/$name', { name }))).toEqual(['/build/$name', { name }])
    }
  })

  it('takes a parameter that nobody encoded as it is', () => {
    expect(found('/build/50%')).toEqual(['/build/$name', { name: '50%' }])
  })
})

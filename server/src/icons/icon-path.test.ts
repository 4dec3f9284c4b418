import { describe, expect, it } from 'vitest'
import { readIconAddress } from './icon-path.ts'

describe('an icon address', () => {
  it.each([
    ['/common/destiny2_content/icons/0123456789abcdef0123456789abcdef.png', 'image/png'],
    ['/common/destiny2_content/screenshots/123.jpg', 'image/jpeg'],
    ['/img/misc/missing_icon_d2.png', 'image/png'],
    ['/common/destiny2_content/icons/0123456789abcdef0123456789abcdef.svg', 'image/svg+xml'],
  ])('%s is one', (path, type) => expect(readIconAddress(path)).toMatchObject({ path, type }))

  it.each([
    '/Platform/User/GetMembershipsForCurrentUser/',
    '/common/destiny2_content/../../Platform/x.png',
    '/common/destiny2_content/icons/..%2f..%2fx.png',
    '/common/destiny2_content/json/en/table.json',
    '//elsewhere.test/img/x.png',
    '/img/a b.png',
    '/img/x.png?y=1',
    '/img/x.png\0',
    '/img/.png',
    `/img/${'a'.repeat(200)}.png`,
    'img/x.png',
    '',
  ])('%j is not', (path) => expect(readIconAddress(path)).toBeUndefined())
})

import { expect, test } from 'vitest'
import { createAddresses } from './addresses.ts'

const addresses = createAddresses('https://www.bungie.net/', 'https://stats.bungie.net')

test('calls live under /Platform and end in a slash', () => {
  expect(addresses.api(['Destiny2', 2, 'Profile', '46'], { components: '100,200' })).toBe(
    'https://www.bungie.net/Platform/Destiny2/2/Profile/46/?components=100%2C200',
  )
})

test('reports come from the statistics host', () => {
  expect(addresses.stats(['Destiny2', 'Stats', 'PostGameCarnageReport', '7'])).toBe(
    'https://stats.bungie.net/Platform/Destiny2/Stats/PostGameCarnageReport/7/',
  )
})

test('an id cannot wander off its path', () => {
  expect(addresses.api(['Profile', '../../App?x=1#y'])).toBe(
    'https://www.bungie.net/Platform/Profile/..%2F..%2FApp%3Fx%3D1%23y/',
  )
})

test('content paths hang on the root', () => {
  expect(addresses.content('/common/destiny2_content/json/en/x.json')).toBe(
    'https://www.bungie.net/common/destiny2_content/json/en/x.json',
  )
})

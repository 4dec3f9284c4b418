// What is shipped: the packages that a server needs to run, and those that go into the web app. Read from the lock file.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.js'

const SHIPPED = ['server', 'web']
const packages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages

/** Where Node finds a package that another one asks for: the nearest `node_modules` upwards. */
function locate(name, from) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const place = at ? `${at}/node_modules/${name}` : `node_modules/${name}`
    const found = packages[place]
    if (found) return found.link ? found.resolved : place
    if (!at) return undefined
  }
}

/** Places in the lock file of everything that a room needs once it is built, without what only tests and builds need. */
export function neededBy(room) {
  const needed = new Set()
  const walk = (place) => {
    if (needed.has(place)) return
    needed.add(place)
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = packages[place]
    const { peerDependenciesMeta = {} } = packages[place]
    for (const name of Object.keys({ ...peerDependencies, ...dependencies, ...optionalDependencies })) {
      const found = locate(name, place)
      // Of native packages only this system's is installed; an optional peer may be missing.
      if (found && !(peerDependenciesMeta[name]?.optional && packages[found].dev)) walk(found)
    }
  }
  walk(room)
  return [...needed].sort()
}

/** Every package of others that is shipped, once for each version. */
export function shippedPackages() {
  const places = new Set(SHIPPED.flatMap(neededBy))
  const shipped = new Map()
  for (const place of places) {
    if (!place.includes('node_modules/')) continue
    const { version, license, integrity } = packages[place]
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    shipped.set(`${name}@${version}`, { name, version, licence: license ?? licenceInside(place), integrity })
  }
  return [...shipped.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}

/** The lock file leaves it out where a package writes it in the old form. */
function licenceInside(place) {
  try {
    const { license, licenses } = JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8'))
    return license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'unknown'
  } catch {
    return 'unknown'
  }
}

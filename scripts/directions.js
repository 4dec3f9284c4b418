// Imports between the rooms, and inside web and server between their folders, go one way only: a list of rules at the
// end, each a function that names what breaks it. Tests may also use the sandbox, and whatever they test with.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { root } from './prepare.js'

const MAY_IMPORT = {
  game: [],
  contract: ['game'],
  sentinel: ['game', 'contract'],
  platform: ['game'],
  sandbox: ['game'],
  server: ['game', 'contract', 'sentinel', 'platform'],
  web: ['game', 'contract', 'sentinel'],
  e2e: ['game', 'contract', 'sentinel', 'platform', 'sandbox', 'server'],
  bench: ['game', 'contract', 'sentinel', 'platform', 'sandbox', 'server'],
}
/**
 * Folders of web/src; one that is missing here is an error. Every screen is a folder of its own here: none may import
 * another. `app` puts the others together and may import all of them, like the files in no folder.
 */
const WEB_MAY_IMPORT = {
  words: [],
  routing: [],
  ui: ['words', 'routing'],
  data: ['words', 'ui'],
  loading: ['words', 'routing', 'ui', 'data'],
  items: ['words', 'routing', 'ui', 'data', 'loading'],
  reports: ['words', 'routing', 'ui', 'data', 'loading', 'items'],
  moderation: ['words', 'routing', 'ui', 'data'],
  sharing: ['words', 'routing', 'ui', 'data', 'loading', 'items'],
  chat: ['words', 'routing', 'ui', 'data', 'loading', 'items'],
  connect: ['words', 'routing', 'ui', 'data'],
  screens: [
    'words',
    'routing',
    'ui',
    'data',
    'loading',
    'items',
    'reports',
    'moderation',
    'sharing',
    'chat',
    'connect',
  ],
}
const WEB_IMPORTS_ALL = 'app'
const TESTS_MAY_IMPORT = { platform: ['sandbox'], server: ['sandbox'] }
const isTest = (path) => /\.test\.tsx?$|[/\\]test-support[/\\]/.test(path)

function sourceFiles(folder, kind = /\.tsx?$/) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => !/[/\\](node_modules|dist)[/\\]/.test(path))
}

/** Where the relative imports of a file lead. */
function relativeImports(path) {
  const imports = readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)
  return [...imports].map((match) => resolve(dirname(path), match[1]))
}

function wrongImports(room, path) {
  const allowed = [...MAY_IMPORT[room], ...(isTest(path) ? (TESTS_MAY_IMPORT[room] ?? []) : [])]
  const found = [...readFileSync(path, 'utf8').matchAll(/['"]@ai-vault\/([a-z0-9]+)/g)].map(
    (match) => match[1],
  )
  return found.filter((other) => other !== room && !allowed.includes(other))
}

/** 'items/tile/ItemTile.tsx' is of `items`, 'screens/armory/...' of `screens/armory`. */
const webFolderOf = (path) =>
  path
    .split(sep)
    .slice(0, path.startsWith(`screens${sep}`) ? 2 : 1)
    .join('/')

const web = join(root, 'web', 'src')

function wrongWebImports(path) {
  const own = webFolderOf(relative(web, path))
  const allowed = WEB_MAY_IMPORT[own.split('/')[0]]
  // A folder that is not listed is named by `unlistedWebFolders`.
  if (isTest(path) || !allowed) return []
  const found = relativeImports(path).map((target) => webFolderOf(relative(web, target)))
  // What leads out of web/src (a changelog, a package.json) belongs to no folder of it.
  return found.filter((other) => other !== own && other !== '..' && !allowed.includes(other))
}

function betweenRooms() {
  return Object.keys(MAY_IMPORT).flatMap((room) =>
    sourceFiles(join(root, room)).flatMap((path) =>
      wrongImports(room, path).map((other) => `${path.slice(root.length)}: ${room} may not import ${other}`),
    ),
  )
}

const webFiles = sourceFiles(web, /\.(tsx?|css)$/)

function betweenWebFolders() {
  return webFiles.flatMap((path) =>
    wrongWebImports(path).map((other) => `${path.slice(root.length)}: may not import ${other}`),
  )
}

function unlistedWebFolders() {
  const folders = webFiles
    .filter((path) => !isTest(path))
    .map((path) => relative(web, path).split(sep))
    .flatMap(([folder, ...below]) => (below.length > 0 ? [folder] : []))
  return [...new Set(folders)]
    .filter((folder) => folder !== WEB_IMPORTS_ALL && !WEB_MAY_IMPORT[folder])
    .map((folder) => `web/src/${folder}: scripts/directions.js does not say what it may import`)
}

/** Styles and pictures that are named but are not there: neither the compiler nor the build fails on them. */
function missingAssets(path) {
  const named = readFileSync(path, 'utf8').matchAll(/(?:from|import|url)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/g)
  return [...named]
    .map(([, name]) => name)
    .filter((name) => !/\.tsx?$/.test(name) && !existsSync(resolve(dirname(path), name)))
}

function webAssets() {
  return webFiles.flatMap((path) =>
    missingAssets(path).map((name) => `${path.slice(root.length)}: there is no ${name}`),
  )
}

/** Which folder of server/src imports which, each with one import as the proof. Files in no folder may import all. */
function serverImports() {
  const server = join(root, 'server', 'src')
  const folderOf = (path) => (path.includes(sep) ? path.split(sep)[0] : undefined)
  const imports = new Map()
  for (const path of sourceFiles(server).filter((each) => !isTest(each))) {
    const from = folderOf(relative(server, path))
    if (!from) continue
    for (const target of relativeImports(path)) {
      const to = folderOf(relative(server, target)) ?? '(no folder)'
      if (to === from || to === '..') continue
      const targets = imports.get(from) ?? new Map()
      imports.set(from, targets.set(to, `${relative(server, path)} imports ${relative(server, target)}`))
    }
  }
  return imports
}

/** A circle of folders has no bottom to begin reading at, and none of them can be understood or tested alone. */
function serverCircles() {
  const imports = serverImports()
  const done = new Set()
  const circles = []
  function walk(folder, way) {
    const at = way.indexOf(folder)
    if (at >= 0) {
      const circle = [...way.slice(at), folder]
      const proofs = circle.slice(1).map((to, step) => imports.get(circle[step])?.get(to))
      circles.push(`server/src: folders in a circle, ${circle.join(' > ')}\n  ${proofs.join('\n  ')}`)
      return
    }
    if (done.has(folder)) return
    for (const to of imports.get(folder)?.keys() ?? []) walk(to, [...way, folder])
    done.add(folder)
  }
  for (const folder of imports.keys()) walk(folder, [])
  const upwards = [...imports.values()].flatMap((targets) => targets.get('(no folder)') ?? [])
  return [...circles, ...upwards.map((proof) => `server/src: ${proof}, which puts the folders together`)]
}

const RULES = [betweenRooms, unlistedWebFolders, betweenWebFolders, webAssets, serverCircles]

const wrong = RULES.flatMap((rule) => rule())
for (const line of wrong) process.stderr.write(`${line}\n`)
process.exitCode = wrong.length > 0 ? 1 : 0

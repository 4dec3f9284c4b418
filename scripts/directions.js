// Imports between the rooms, and inside the web app between its folders, go one way only. What each may use stands here;
// tests may also use the sandbox, and in the web app whatever they test with.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { root } from './prepare.js'

const MAY_IMPORT = {
  game: [],
  contract: ['game'],
  platform: ['game'],
  sandbox: ['game'],
  server: ['game', 'contract', 'platform'],
  web: ['game', 'contract'],
  e2e: ['game', 'contract', 'platform', 'sandbox', 'server'],
  bench: ['game', 'contract', 'platform', 'sandbox', 'server'],
}
/** Folders of web/src. Every screen is a folder of its own here: none may import another. */
const WEB_MAY_IMPORT = {
  words: [],
  ui: ['words'],
  data: ['words', 'ui'],
  loading: ['words', 'ui', 'data'],
  items: ['words', 'ui', 'data', 'loading'],
  reports: ['words', 'ui', 'data', 'loading', 'items'],
  screens: ['words', 'ui', 'data', 'loading', 'items', 'reports', 'app'],
}
const TESTS_MAY_IMPORT = { platform: ['sandbox'], server: ['sandbox'] }
const isTest = (path) => /\.test\.tsx?$|[/\\]test-support[/\\]/.test(path)

function sourceFiles(folder, kind = /\.tsx?$/) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => !/[/\\](node_modules|dist)[/\\]/.test(path))
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

function wrongWebImports(path) {
  const web = join(root, 'web', 'src')
  const own = webFolderOf(relative(web, path))
  const allowed = WEB_MAY_IMPORT[own.split('/')[0]]
  if (isTest(path) || !allowed) return []
  const found = [...readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)].map(
    (match) => webFolderOf(relative(web, resolve(dirname(path), match[1]))),
  )
  // What leads out of web/src (a changelog, a package.json) belongs to no folder of it.
  return found.filter((other) => other !== own && other !== '..' && !allowed.includes(other))
}

/** Styles and pictures that are named but are not there: neither the compiler nor the build fails on them. */
function missingAssets(path) {
  const named = readFileSync(path, 'utf8').matchAll(/(?:from|import|url)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/g)
  return [...named]
    .map(([, name]) => name)
    .filter((name) => !/\.tsx?$/.test(name) && !existsSync(resolve(dirname(path), name)))
}

const webFiles = sourceFiles(join(root, 'web', 'src'), /\.(tsx?|css)$/)
const wrong = [
  ...Object.keys(MAY_IMPORT).flatMap((room) =>
    sourceFiles(join(root, room)).flatMap((path) =>
      wrongImports(room, path).map((other) => `${path.slice(root.length)}: ${room} may not import ${other}`),
    ),
  ),
  ...webFiles.flatMap((path) =>
    wrongWebImports(path).map((other) => `${path.slice(root.length)}: may not import ${other}`),
  ),
  ...webFiles.flatMap((path) =>
    missingAssets(path).map((name) => `${path.slice(root.length)}: there is no ${name}`),
  ),
]
for (const line of wrong) process.stderr.write(`${line}\n`)
process.exitCode = wrong.length > 0 ? 1 : 0

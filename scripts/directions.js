// Imports between the rooms go one way only. What a room may use stands here; tests may also use the sandbox.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
const TESTS_MAY_IMPORT = { platform: ['sandbox'], server: ['sandbox'] }
const isTest = (path) => /\.test\.tsx?$|[/\\]test-support[/\\]/.test(path)

function sourceFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
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

const wrong = Object.keys(MAY_IMPORT).flatMap((room) =>
  sourceFiles(join(root, room)).flatMap((path) =>
    wrongImports(room, path).map((other) => `${path.slice(root.length)}: ${room} may not import ${other}`),
  ),
)
for (const line of wrong) process.stderr.write(`${line}\n`)
process.exitCode = wrong.length > 0 ? 1 : 0

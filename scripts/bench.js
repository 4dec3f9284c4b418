// `npm run bench [name ...]`: runs the benchmarks in bench/, one after the other.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, ensureWebBuilt, nodeBinary, root, run } from './prepare.js'

await ensureInstalled()
await ensureWebBuilt()
const all = readdirSync(join(root, 'bench')).filter((name) => name.endsWith('.ts'))
const wanted = process.argv.slice(2)
const chosen = wanted.length > 0 ? wanted.map((name) => `${name.replace(/\.ts$/, '')}.ts`) : all
const missing = chosen.filter((name) => !all.includes(name))
if (missing.length > 0) {
  console.error(`No such benchmark: ${missing.join(', ')}. There are: ${all.join(', ')}`)
  process.exit(1)
}
for (const name of chosen) {
  console.log(`\n== ${name}`)
  const { code } = await run(nodeBinary, [join('bench', name)])
  if (code !== 0) process.exitCode = 1
}

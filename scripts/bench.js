// `npm run bench [room/name ...]`: runs the benchmarks in the rooms of bench/, one after the other.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, ensureWebBuilt, nodeBinary, root, run } from './prepare.js'

await ensureInstalled()
await ensureWebBuilt()
const all = readdirSync(join(root, 'bench'), { recursive: true })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /^(?!support\/|node_modules\/)[^/]+\/[^/]+\.ts$/.test(name))
  .sort()
const wanted = process.argv.slice(2)
/** `armor/hard`, or `hard` where one room alone has it. */
const named = (name) => all.filter((path) => path === `${name}.ts` || path.endsWith(`/${name}.ts`))
const missing = wanted.filter((name) => named(name).length !== 1)
if (missing.length > 0) {
  console.error(`No such benchmark: ${missing.join(', ')}. There are: ${all.join(', ')}`)
  process.exit(1)
}
const chosen = wanted.length > 0 ? wanted.flatMap(named) : all
for (const name of chosen) {
  console.log(`\n== ${name}`)
  const { code } = await run(nodeBinary, [join('bench', name)])
  if (code !== 0) process.exitCode = 1
}

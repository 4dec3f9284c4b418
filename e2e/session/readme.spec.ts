/** What the README says is what the program does: its words, its commands, and the script for those without a browser. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { soon } from '../support/looking.ts'
import { freePort, root } from '../support/stage/installation.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const blocks = [...readme.matchAll(/```\n(.*?)```/gs)].map(([, block = '']) => block.trim())
const folder = mkdtempSync(join(tmpdir(), 'ai-vault-e2e-readme-'))
const hasCurl = spawnSync('curl', ['--version']).status === 0

let started: ChildProcess
let printed = ''
let host = ''

beforeAll(async () => {
  const [port, sandboxPort] = [await freePort(), await freePort()]
  host = `127.0.0.1:${port}`
  started = spawn(process.execPath, ['scripts/start.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: `http://${host}`,
      SANDBOX_PORT: String(sandboxPort),
      METRICS_PORT: 'off',
      DATA_DIR: folder,
      WORKERS: '0',
      PATIENCE: '20',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.stdout?.on('data', (chunk) => {
    printed += chunk
  })
})
afterAll(async () => {
  const ended = once(started, 'exit')
  started.kill('SIGINT')
  await ended
  rmSync(folder, { recursive: true, force: true })
})

test('npm start prints what the README waits for, and the address to open', async () => {
  expect(blocks[0]).toBe('npm start')
  const [, words = ''] = /When it prints `([^`]+)`/.exec(readme) ?? []
  expect(words).toContain('ready')
  await soon(() => printed).toContain(`\n${words}\n`)
  expect(printed).toContain(`Open       http://${host}\n`)
})

test.skipIf(!hasCurl)(
  'the script signs in without a browser, and its token reads the inventory',
  async () => {
    const [script = ''] = blocks.filter((block) => block.startsWith('jar='))
    expect(script).toContain('localhost:3000')
    await soon(() => printed).toContain('is ready')
    const shell = `${script.replaceAll('localhost:3000', host)}; echo; cat $jar; rm $jar`
    const { stdout } = await promisify(execFile)('sh', ['-c', shell])
    const [answer = '', ...jar] = stdout.split('\n')
    const session = JSON.parse(answer)
    const [, cookie = ''] = /(vault_session\t\S+)/.exec(jar.join('\n')) ?? []
    const inventory = await fetch(
      `http://${host}/api/inventory/${session.membership_type}/${session.membership_id}`,
      { headers: { authorization: `Bearer ${session.access_token}`, cookie: cookie.replace('\t', '=') } },
    )
    expect(inventory.status).toBe(200)
  },
)

test('every command and every page that the README names is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const commands = [...readme.matchAll(/npm (?:run )?([a-z-]+)/g)].map(([, name = '']) => name)
  expect(commands.length).toBeGreaterThan(3)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
  const pages = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => path)
  expect(pages.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const [, end = ''] = /ends with `([^`]+)`/.exec(readme) ?? []
  const runner = readFileSync(join(root, 'scripts', 'test.js'), 'utf8')
  expect(runner.replaceAll(/\$\{total\.\w+\}/g, 'N')).toContain(end)
})

test('every file that the pages of docs name is there', () => {
  const docs = join(root, 'docs')
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  )
  const ROOMS = 'web|server|game|contract|sentinel|platform|sandbox|e2e|bench|scripts|deploy'
  const named = pages.flatMap((page) => {
    const paths = readFileSync(join(docs, page), 'utf8').matchAll(
      new RegExp(`\`((?:${ROOMS})/[\\w./-]+)\``, 'g'),
    )
    return [...paths].map(([, path = '']) => `${page}: ${path}`)
  })
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((line) => !existsSync(join(root, line.split(': ')[1] ?? '')))).toEqual([])
})

test.each([
  ['--help', 0],
  ['help', 1],
])('npm run look -- %s says how it is called and takes no picture', (word, status) => {
  const { stdout, stderr, ...ended } = spawnSync(process.execPath, ['scripts/look.js', word], { cwd: root })
  expect(ended.status).toBe(status)
  expect(`${stdout}${stderr}`).toContain('npm run look -- ADDRESS [GUARDIAN [light]]')
  expect(`${stdout}${stderr}`).not.toContain('.png')
})

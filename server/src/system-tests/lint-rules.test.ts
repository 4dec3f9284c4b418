import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'ai-vault-lint-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The lines of a journey that a rule of ours refuses. */
async function refused(rules: readonly string[], lines: readonly string[]): Promise<string[]> {
  writeFileSync(join(folder, 'some.spec.ts'), lines.join('\n'))
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({
      plugins: rules.map((name) => join(root, 'scripts', 'lint', `${name}.grit`)),
      linter: { rules: { preset: 'none' } },
    }),
  )
  const biome = join(root, 'node_modules', '.bin', 'biome')
  const { stdout } = await promisify(execFile)(biome, ['lint', '--reporter=json', '.'], {
    cwd: folder,
  }).catch((failure) => failure)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { start: { line: number } } }[] }
  return diagnostics.map(({ location }) => lines[location.start.line - 1] ?? '')
}

it('refuses a look of a journey that waits for nothing', async () => {
  const wrong = [
    'expect(await tray.count()).toBe(6)',
    'expect((await labels(page))[3]).toBe(name)',
    'await expect(tray.count()).resolves.toBe(6)',
  ]
  const right = [
    'await soon(() => tray.count()).toBe(6)',
    'expect((await answered).status()).toBe(200)',
    'await expect(statusOf(page)).resolves.toBe(404)',
  ]
  const found = await refused(['waiting-looks', 'waiting-answers'], [...wrong, ...right])
  expect(found.toSorted()).toEqual(wrong.toSorted())
})

it('refuses a wait for a time and a limit of a test’s own', async () => {
  const wrong = [
    "import { setTimeout as sleep } from 'node:timers/promises'",
    'await new Promise((resolve) => setTimeout(resolve, 50))',
    'await page.waitForTimeout(5)',
    "test('slow', { timeout: 300_000 }, work)",
    'vi.setConfig({ testTimeout: 30_000 })',
    'await vi.waitFor(() => expect(calls).toBe(1), 5_000)',
  ]
  const right = [
    'await new Promise((resolve) => setTimeout(resolve))',
    'await vi.waitFor(() => expect(calls).toBe(1))',
  ]
  const found = await refused(['no-sleeps', 'no-own-limits'], [...wrong, ...right])
  expect(found.toSorted()).toEqual(wrong.toSorted())
})

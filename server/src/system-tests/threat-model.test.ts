import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const PROOF = /`([\w./-]+\.(?:test|spec)\.tsx?)`(?: “([^”]+)”)?/g

/** The lines of the table under "Threat model": the threat, and the tests that stand beside it. */
function threats() {
  const [, section = ''] = readFileSync(`${root}/docs/security.md`, 'utf8').split('## Threat model')
  const [table = ''] = section.split('\n## ')
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| threat'))
    .map((line) => ({
      line,
      proofs: [...line.matchAll(PROOF)].map(([, file = '', name]) => ({ file, name })),
    }))
}

describe('the threat model', () => {
  it('names a test for every line', () => {
    expect(threats().length).toBeGreaterThan(20)
    expect(threats().filter(({ proofs }) => proofs.length === 0)).toEqual([])
  })

  it('names tests that are there', () => {
    const missing = threats()
      .flatMap(({ proofs }) => proofs)
      .filter(({ file, name }) => {
        const path = `${root}/${file}`
        return !existsSync(path) || (name !== undefined && !readFileSync(path, 'utf8').includes(name))
      })
    expect(missing).toEqual([])
  })
})

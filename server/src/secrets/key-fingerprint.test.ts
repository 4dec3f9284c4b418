import { expect, it } from 'vitest'
import { onBothDatabases } from '../../test-support/databases/databases.ts'
import { SettingsError } from '../settings/settings.ts'
import { requireSameKey } from './key-fingerprint.ts'
import { loadSecretKeys } from './secret-key.ts'

onBothDatabases('a database', (database) => {
  it('belongs to the key it was first used with, and refuses another with one line', async () => {
    const { query } = database.current
    const keys = (letter: string) => loadSecretKeys(letter.repeat(32), '/nowhere')
    await requireSameKey(query, keys('x'))
    await requireSameKey(query, keys('x'))
    const refusal = await requireSameKey(query, keys('y')).catch((error) => error)
    expect(refusal).toBeInstanceOf(SettingsError)
    expect(refusal.message).toMatch(/^Setting SECRET_KEY: this database was first used with another key; .*$/)
    const stored = await query.selectFrom('installation').selectAll().execute()
    for (const key of Object.values(keys('x'))) {
      expect(JSON.stringify(stored)).not.toContain(key.toString('base64url'))
    }
    await requireSameKey(query, keys('x'))
  })
})

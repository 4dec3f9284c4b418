import { createHmac } from 'node:crypto'
import type { Query } from '../db/database.ts'
import { rememberOnce } from '../db/installation.ts'
import { SettingsError } from '../settings/settings.ts'
import { sameText } from './digest.ts'
import type { SecretKeys } from './secret-key.ts'

const NAME = 'key_fingerprint'

/**
 * A database belongs to the key it was first used with. A node with another one could open no sign-in of the
 * others and would hand out sign-ins that they cannot open, so it does not start.
 */
export async function requireSameKey(query: Query, keys: SecretKeys): Promise<void> {
  const fingerprint = createHmac('sha256', keys.sealing).update(NAME).digest('base64url')
  const value = await rememberOnce(query, NAME, fingerprint)
  if (sameText(value, fingerprint)) return
  throw new SettingsError(
    'Setting SECRET_KEY: this database was first used with another key; ' +
      'set that one on every node, or restore secret.key in DATA_DIR',
  )
}

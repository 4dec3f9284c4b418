import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One key for each purpose, all grown from the one secret, so that none can stand in for another. */
export interface SecretKeys {
  readonly sealing: Buffer
  readonly handles: Buffer
  readonly loginState: Buffer
}

/** From SECRET_KEY, or from a file made on the first start that only the server's user can read. */
export function loadSecretKeys(secretKey: string | undefined, dataDir: string): SecretKeys {
  const root = secretKey
    ? createHash('sha256').update(secretKey).digest()
    : keyFile(join(dataDir, 'secret.key'))
  const grow = (purpose: string) => Buffer.from(hkdfSync('sha256', root, '', `ai-vault ${purpose}`, 32))
  return { sealing: grow('sealing'), handles: grow('handles'), loginState: grow('login state') }
}

function keyFile(path: string): Buffer {
  try {
    // `wx`: whoever comes second reads the key of whoever came first.
    writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex')
  if (key.length !== 32) throw new Error(`The key file ${path} is damaged; restore it or remove it`)
  return key
}

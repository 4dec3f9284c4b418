import { createPlatform } from '../create-platform.ts'

/** A process of its own that loads the definitions into a folder: `node refresh-manifest.ts <url> <folder>`. */
const [, , platformUrl = '', dataDir = ''] = process.argv
const platform = createPlatform({
  platformUrl,
  dataDir,
  apiKey: 'key',
  clientId: '1',
  clientSecret: 'secret',
  userAgent: 'AiVault/test',
})
const { definitions } = await platform.manifest.refresh()
const listed = platform.manifest.hashes('DestinyInventoryItemDefinition').length
await platform.close()
process.exitCode = definitions === listed ? 0 : 1

/// <reference types="node" />
/** The build as a process that ends with it, whatever a plugin has left running. */
import { join } from 'node:path'
import { build, createLogger } from 'vite'

const logger = createLogger('warn')
const { warnOnce } = logger
/** A style that names a picture which is not there would be built without it. */
logger.warnOnce = (message, options) => {
  if (message.includes("didn't resolve at build time")) throw new Error(message)
  warnOnce(message, options)
}

await build({ root: join(import.meta.dirname, '..'), logLevel: 'warn', customLogger: logger })
process.exit()

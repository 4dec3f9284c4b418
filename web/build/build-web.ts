/// <reference types="node" />
/** The build as a process that ends with it, whatever a plugin has left running. */
import { join } from 'node:path'
import { build } from 'vite'

await build({ root: join(import.meta.dirname, '..'), logLevel: 'warn' })
process.exit()

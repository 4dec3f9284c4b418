import type { Manifest } from '../manifest/manifest.ts'

export type Lookups = Pick<Manifest, 'definition' | 'hashes'>

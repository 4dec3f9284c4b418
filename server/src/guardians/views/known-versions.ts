import { LRUCache } from 'lru-cache'
import { deleteWhere } from '../../caches/delete-where.ts'

/** Eight bytes an item: some 600 large vaults. Whoever has a version that is forgotten gets the whole answer. */
const DIGEST_BYTES = 4 * 1024 * 1024
/** Of one view, the present one among them. */
const VERSIONS = 4
const BESIDE_DIGESTS = 100

export interface KnownVersion {
  readonly version: string
  /** What is left of its content: enough to tell which parts of another one it has. */
  readonly digests: Buffer
}

/** How the contents of a view are compared. */
export interface Comparison<Content extends object> {
  digest(content: Content): Buffer
  /** What a reader of the earlier version is sent instead of the content. */
  changes(content: Content, digests: Buffer, earlier: KnownVersion): object
}

/** The last few versions of every view, so that a reader can be told what has changed since. */
export function createKnownVersions(limitBytes = DIGEST_BYTES) {
  const known = new LRUCache<string, readonly KnownVersion[]>({
    maxSize: limitBytes,
    sizeCalculation: (versions) =>
      versions.reduce((sum, { digests }) => sum + digests.length + BESIDE_DIGESTS, 0),
  })
  return {
    /** Notes the present version and gives it and the ones before; it is printed only where it is new. */
    note(view: string, version: string, digest: () => Buffer): readonly KnownVersion[] {
      const versions = withPresent(known.get(view) ?? [], version, digest)
      known.set(view, versions)
      return versions
    },
    /** Those noted so far. */
    of: (view: string): readonly KnownVersion[] => known.get(view) ?? [],
    deleteWhere: (matches: (key: string) => boolean) => deleteWhere(known, matches),
  }
}

/** The present version first; it is printed only where it is new. */
export function withPresent(
  earlier: readonly KnownVersion[],
  version: string,
  digest: () => Buffer,
): readonly KnownVersion[] {
  const again = earlier.find((each) => each.version === version)
  const present = again ?? { version, digests: digest() }
  return [present, ...earlier.filter((each) => each !== again)].slice(0, VERSIONS)
}

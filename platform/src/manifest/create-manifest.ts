import type { Addresses } from '../http/addresses.ts'
import { platformFailure } from '../http/failures.ts'
import type { Call } from '../http/message.ts'
import type { PlatformLogger } from '../settings.ts'
import { Definitions } from './definitions.ts'
import { buildIndex } from './index/build-index.ts'
import type { DownloadSettings } from './index/download-table.ts'
import { IndexFiles } from './index/index-files.ts'
import type { Manifest, ManifestStatus } from './manifest.ts'
import { lookUpIn } from './manifest-lookups.ts'
import { readLanguages, readManifestVersion } from './manifest-version.ts'

interface ManifestSettings {
  readonly call: Call
  readonly addresses: Addresses
  readonly dataDir: string
  readonly language: string
  readonly download: DownloadSettings
  readonly now: () => number
  readonly logger: PlatformLogger
  /** Hears at every refresh which languages the platform has. */
  readonly onLanguages?: (languages: readonly string[]) => void
}

/** A manifest for the server, and its definitions for the translation, which takes one version for one profile. */
export interface ManifestWithDefinitions extends Manifest {
  readonly definitions: Definitions | undefined
}

export function createManifest(settings: ManifestSettings): ManifestWithDefinitions {
  const files = new IndexFiles(settings.dataDir, settings.language)
  const onDisk = files.newest()
  let current = onDisk && new Definitions(onDisk)
  let refreshing: Promise<ManifestStatus> | undefined
  const closing = new AbortController()

  const refresh = async (): Promise<ManifestStatus> => {
    const url = settings.addresses.api(['Destiny2', 'Manifest'])
    const answer = await settings.call({ method: 'GET', url, area: 'manifest', repeatable: true })
    settings.onLanguages?.(readLanguages(answer))
    const version = readManifestVersion(answer, settings.language)
    if (current?.index.contentKey === version.contentKey) return current.index.status
    const startedAt = settings.now()
    const index =
      files.find(version.contentKey) ??
      (await buildIndex(version, { ...settings.download, ...settings, files, signal: closing.signal }))
    if (closing.signal.aborted) {
      index.close()
      throw platformFailure('unavailable')
    }
    const old = current
    current = new Definitions(index)
    old?.index.close()
    files.removeAllBut(version.contentKey)
    const ms = settings.now() - startedAt
    settings.logger.info({ ...index.status, ms }, 'definitions loaded')
    return index.status
  }

  return {
    ...lookUpIn(() => current),
    get status() {
      return current?.index.status
    },
    get contentKey() {
      return current?.index.contentKey
    },
    get definitions() {
      return current
    },
    refresh: () => {
      refreshing ??= refresh().finally(() => {
        refreshing = undefined
      })
      return refreshing
    },
    close: () => {
      closing.abort(platformFailure('unavailable'))
      current?.index.close()
      current = undefined
    },
  }
}

import type { Addresses } from '../http/addresses.ts'
import { platformFailure } from '../http/failures.ts'
import type { Call } from '../http/message.ts'
import { at, hash, list, words } from '../wire/read.ts'
import { Definitions } from './definitions.ts'
import { buildIndex } from './index/build-index.ts'
import type { DownloadSettings } from './index/download-table.ts'
import { IndexFiles, languagesOnDisk } from './index/index-files.ts'
import {
  COLLECTIBLE_TABLE,
  DESTINATION_TABLE,
  ITEM_TABLE,
  NAME_SHAPES,
  OBJECTIVE_TABLE,
} from './index/table-shapes.ts'
import { readManifestVersion } from './manifest-version.ts'
import type { Languages, Names } from './names.ts'

/** The names of a language have files of their own: fewer tables, and of those the names alone. */
const PREFIX = 'names-'
/** A language that failed is not asked for again by every reader. */
const REST_MS = 15_000

/** Where a definition says more than its name. */
const DESCRIPTION = ['displayProperties', 'description']
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  [OBJECTIVE_TABLE]: ['progressDescription'],
  [COLLECTIBLE_TABLE]: ['sourceString'],
}

interface LanguageSettings {
  readonly call: Call
  readonly addresses: Addresses
  readonly dataDir: string
  readonly main: string
  readonly download: DownloadSettings
  readonly now: () => number
  /** Says which contents the main definitions have: names are looked up again when those change. */
  readonly mainEdition: () => string | undefined
}

export interface LanguagesInUse extends Languages {
  setOffered(offered: readonly string[]): void
  close(): void
}

/** Loaded on first demand, shared by all readers, and kept on disk; in memory stand only the names last read. */
export function createLanguages(settings: LanguageSettings): LanguagesInUse {
  const { main, dataDir } = settings
  const closing = new AbortController()
  const inUse = new Map<string, NamesOfLanguage>()
  let offered: readonly string[] = [main, ...languagesOnDisk(dataDir, PREFIX)]
  return {
    offered: () => offered,
    setOffered: (languages) => {
      offered = languages
    },
    names: async (language) => {
      if (language === main || !offered.includes(language)) throw platformFailure('not-found')
      const names = inUse.get(language) ?? new NamesOfLanguage(language, settings, closing.signal)
      inUse.set(language, names)
      return names.read()
    },
    close: () => {
      closing.abort(platformFailure('unavailable'))
      for (const names of inUse.values()) names.close()
    },
  }
}

function namesFrom(
  language: string,
  contentKey: string,
  definition: (table: string, hash: number) => unknown,
): Names {
  return {
    language,
    edition: `${language}-${contentKey}`,
    nameOf: (table, hash) => words(at(definition(table, hash), 'displayProperties', 'name')),
    typeNameOf: (hash) => words(at(definition(ITEM_TABLE, hash), 'itemTypeDisplayName')),
    textOf: (table, hash) => words(at(definition(table, hash), ...(TEXTS[table] ?? DESCRIPTION))),
    zoneNamesOf: (hash) => readZoneNames(definition(DESTINATION_TABLE, hash)),
  }
}

/** Names that are on disk already, for a thread that shows them; undefined where this edition is no longer there. */
export function openNames(dataDir: string, { language, edition }: Pick<Names, 'language' | 'edition'>) {
  const contentKey = edition.slice(language.length + 1)
  const index = new IndexFiles(dataDir, `${PREFIX}${language}`).find(contentKey)
  if (!index) return undefined
  const definitions = new Definitions(index)
  return {
    names: namesFrom(language, contentKey, (table, hash) => definitions.definition(table, hash)),
    close: () => index.close(),
  }
}

function readZoneNames(destination: unknown): ReadonlyMap<number, string> {
  return new Map(
    list(at(destination, 'bubbles')).flatMap((zone) => {
      const name = words(at(zone, 'displayProperties', 'name'))
      const zoneHash = hash(at(zone, 'hash'))
      return name && zoneHash ? [[zoneHash, name] as const] : []
    }),
  )
}

class NamesOfLanguage {
  readonly #language: string
  readonly #settings: LanguageSettings
  readonly #signal: AbortSignal
  readonly #files: IndexFiles
  #current: Definitions | undefined
  #loading: Promise<void> | undefined
  /** The main definitions that these names were last compared with. */
  #checkedFor: string | undefined
  #failure: { readonly error: unknown; readonly at: number } | undefined

  constructor(language: string, settings: LanguageSettings, signal: AbortSignal) {
    this.#language = language
    this.#settings = settings
    this.#signal = signal
    this.#files = new IndexFiles(settings.dataDir, `${PREFIX}${language}`)
    const onDisk = this.#files.newest()
    this.#current = onDisk && new Definitions(onDisk)
  }

  /** Names that are there are given at once, even while newer ones are on their way. */
  async read(): Promise<Names> {
    const { now, mainEdition } = this.#settings
    const resting = this.#failure !== undefined && now() - this.#failure.at < REST_MS
    if (!resting && (!this.#current || this.#checkedFor !== mainEdition())) this.#load()
    if (!this.#current) {
      if (resting) throw this.#failure?.error
      await this.#loading
    }
    if (!this.#current) throw this.#failure?.error ?? platformFailure('unavailable')
    // Through this object, not through the definitions of now: a newer version may close those while an answer is made.
    const definition = (table: string, hash: number) => this.#current?.definition(table, hash)
    return namesFrom(this.#language, this.#current.index.contentKey, definition)
  }

  close(): void {
    this.#current?.index.close()
    this.#current = undefined
  }

  #load(): void {
    this.#loading ??= this.#refresh()
      .then(
        () => {
          this.#failure = undefined
        },
        (error: unknown) => {
          this.#failure = { error, at: this.#settings.now() }
        },
      )
      .finally(() => {
        this.#loading = undefined
      })
  }

  async #refresh(): Promise<void> {
    const { call, addresses, download, mainEdition } = this.#settings
    const edition = mainEdition()
    const url = addresses.api(['Destiny2', 'Manifest'])
    const answer = await call({ method: 'GET', url, area: 'manifest', repeatable: true })
    if (at(answer, 'jsonWorldComponentContentPaths', this.#language) === undefined) {
      throw platformFailure('not-found')
    }
    const version = readManifestVersion(answer, this.#language, NAME_SHAPES)
    if (this.#current?.index.contentKey !== version.contentKey) {
      const index =
        this.#files.find(version.contentKey) ??
        (await buildIndex(version, {
          ...download,
          ...this.#settings,
          files: this.#files,
          shapes: NAME_SHAPES,
          signal: this.#signal,
        }))
      if (this.#signal.aborted) {
        index.close()
        throw platformFailure('unavailable')
      }
      this.close()
      this.#current = new Definitions(index)
      this.#files.removeAllBut(version.contentKey)
    }
    this.#checkedFor = edition
  }
}

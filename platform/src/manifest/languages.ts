import type { ManifestWithDefinitions } from './create-manifest.ts'
import type { Manifest } from './manifest.ts'

interface Manifests {
  readonly manifest: ManifestWithDefinitions
  manifestFor(language: string): Manifest
  closeAll(): void
}

/** The definitions in the main language, and in others beside it. */
export function inLanguages(
  manifestIn: (language: string, beside: readonly Manifest[]) => ManifestWithDefinitions,
  main: string,
  others: readonly string[],
): Manifests {
  const beside = new Map(
    others.filter((language) => language !== main).map((language) => [language, manifestIn(language, [])]),
  )
  const manifest = manifestIn(main, [...beside.values()])
  return {
    manifest,
    manifestFor: (language) => beside.get(language) ?? manifest,
    closeAll: () => {
      for (const each of [manifest, ...beside.values()]) each.close()
    },
  }
}

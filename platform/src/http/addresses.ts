/** Builds addresses of calls; every part is encoded, so an id cannot wander off its path. */
export interface Addresses {
  api(parts: readonly (string | number)[], query?: Readonly<Record<string, string | number>>): string
  stats(parts: readonly (string | number)[]): string
  /** A root-relative path as manifest and definitions hold them. */
  content(path: string): string
}

export function createAddresses(platformUrl: string, statsUrl: string): Addresses {
  const platform = new URL(platformUrl).origin
  const stats = new URL(statsUrl).origin
  const join = (origin: string, parts: readonly (string | number)[]) =>
    `${origin}/Platform/${parts.map((part) => encodeURIComponent(part)).join('/')}/`
  return {
    api: (parts, query = {}) => {
      const url = new URL(join(platform, parts))
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
      return url.href
    },
    stats: (parts) => join(stats, parts),
    content: (path) => new URL(path, platform).href,
  }
}

interface Addressed {
  readonly address: string
}

export interface Match<Route> {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

/** What stands for `$name` in an address; text that was never encoded is taken as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function paramsIn(address: string, parts: readonly string[]): Record<string, string> | undefined {
  const expected = address.split('/')
  if (expected.length !== parts.length) return
  const params: Record<string, string> = {}
  for (const [at, part] of parts.entries()) {
    const name = expected[at] ?? ''
    if (name.startsWith('$') && part !== '') params[name.slice(1)] = decode(part)
    else if (name.toLowerCase() !== part.toLowerCase()) return
  }
  return params
}

/** `/armory/` is the address `/armory`. */
export const trimmed = (pathname: string): string => pathname.replace(/\/+$/, '') || '/'

/** The route of an address. One that is written out goes before one with `$name`. */
export function matchAddress<Route extends Addressed>(
  routes: readonly Route[],
  pathname: string,
): Match<Route> | undefined {
  const parts = trimmed(pathname).split('/')
  const found = routes.flatMap((route) => {
    const params = paramsIn(route.address, parts)
    return params ? [{ route, params }] : []
  })
  return found.find(({ route }) => !route.address.includes('$')) ?? found[0]
}

export const fillAddress = (address: string, params: Readonly<Record<string, string>> = {}): string =>
  address.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

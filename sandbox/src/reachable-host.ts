/** A browser cannot open the address that means all addresses. */
export function reachableHost(host: string): string {
  const named = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return named.includes(':') ? `[${named}]` : named
}

/** The one application that is registered on this platform. */
export interface RegisteredApp {
  readonly apiKey: string
  readonly clientId: string
  readonly clientSecret: string
  /** The first is where a sign-in returns when the caller names none. */
  readonly redirectUrls: readonly [string, ...string[]]
  /** Whose pages may call from a browser. */
  readonly origins: readonly string[]
  /** Bits of the platform's ApplicationScopes. */
  readonly scopes: number
}

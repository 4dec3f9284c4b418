import type { App } from '../fastify-app.ts'

/**
 * Who may call a route. A moderator's route is open to admins too, and a token's to whoever is signed in: scripts have
 * no cookie, but a page may ask for the same. `cookie` is a session told by its cookie alone: for calls whose bearer is
 * an AI key, and for sockets, which carry none.
 */
export type Access = 'public' | 'session' | 'cookie' | 'token' | 'moderator' | 'admin'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route says it; the server does not start where one does not. */
    auth?: Access
  }
  interface FastifyInstance {
    /** Every route with what it declares, known once the app is ready. */
    declaredRoutes: readonly DeclaredRoute[]
  }
}

export interface DeclaredRoute {
  readonly method: string
  readonly url: string
  readonly auth: Access
}

/** Comes before the first route. */
export function requireDeclarations(app: App) {
  const declared: DeclaredRoute[] = []
  const added: { method: string | string[]; url: string; config?: { auth?: Access } | undefined }[] = []
  app.decorate('declaredRoutes', declared)
  app.addHook('onRoute', (route) => {
    added.push(route)
  })
  // Not before: a plugin around the route may still add to its declaration.
  app.addHook('onReady', async () => {
    const silent = added.filter(({ config }) => !config?.auth).map(({ method, url }) => `${method} ${url}`)
    if (silent.length > 0) {
      throw new Error(`These routes do not say who may call them, set config.auth: ${silent.join(', ')}`)
    }
    for (const { method, url, config } of added) {
      const auth = config?.auth
      if (auth) declared.push(...[method].flat().map((each) => ({ method: each, url, auth })))
    }
  })
}

const SIGNED_IN = { handle: [], cookie: [] }

export const SECURITY_SCHEMES = {
  handle: { type: 'http', scheme: 'bearer', description: 'The access handle of a sign-in' },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'vault_session',
    description: 'The cookie of the same sign-in; over https it is called __Host-vault_session',
  },
  token: { type: 'http', scheme: 'bearer', description: 'A personal access token, made on the profile page' },
} as const

/** The same in the words of OpenAPI, which knows no roles: those stand in `x-auth`. */
export function securityOf(auth: Access | undefined): Record<string, string[]>[] {
  if (auth === 'public') return []
  if (auth === 'cookie') return [{ cookie: [] }]
  return auth === 'token' ? [{ token: [] }, SIGNED_IN] : [SIGNED_IN]
}

interface Authorization {
  readonly platformUrl: string
  readonly language: string
  readonly clientId: string
  readonly redirectUrl?: string | undefined
}

/** Where the player's browser goes to sign in. Scopes are fixed with the app's registration and not sent. */
export function authorizeUrl(authorization: Authorization, state: string): string {
  const url = new URL(
    `/${encodeURIComponent(authorization.language)}/OAuth/Authorize`,
    authorization.platformUrl,
  )
  url.searchParams.set('client_id', authorization.clientId)
  url.searchParams.set('response_type', 'code')
  url.searchParams.set('state', state)
  if (authorization.redirectUrl) url.searchParams.set('redirect_uri', authorization.redirectUrl)
  return url.href
}

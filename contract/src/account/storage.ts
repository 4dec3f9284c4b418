/** Every key the browser keeps, by the names the specification and decisions.md give them. */
export const STORAGE_KEYS = {
  accessToken: 'bungie_access_token',
  refreshToken: 'bungie_refresh_token',
  expiresAt: 'token_expires_at',
  membershipId: 'membership_id',
  membershipType: 'membership_type',
  displayName: 'display_name',
  aiApiKey: 'destiny_ai_api_key',
  sentinelPreferences: 'sentinel_preferences',
  preloadedPrompt: 'preloadedPrompt',
} as const

/** What a new sign-in stores where no AI key is stored: it selects the built-in analyst (G-05). */
export const BUILT_IN_ANALYST_KEY = 'built-in-analyst'

import { STORAGE_KEYS } from '@ai-vault/contract/account/storage.ts'

/**
 * The only file that touches the browser's key-value storage. A browser that forbids it (private mode, policy)
 * behaves as if it were empty: the app runs, it only forgets.
 */
const SESSION_FIELDS = [
  'refreshToken',
  'expiresAt',
  'membershipId',
  'membershipType',
  'displayName',
  // Last, because other tabs take its change as the sign that the rest is complete.
  'accessToken',
] as const
export const AUTH_KEYS = SESSION_FIELDS.map((field) => STORAGE_KEYS[field])

/** Our own settings, which no server ever sees. */
const LOCAL_KEYS = {
  singleKeys: 'ai_vault_single_keys',
  dismissedIncident: 'ai_vault_dismissed_incident',
  language: 'ai_vault_language',
  preloadedQuery: 'ai_vault_preloaded_query',
} as const
const TAB_KEYS = { returnTo: 'ai_vault_return_to' } as const

/** What the browser holds about the sign-in; every value is optional because anyone may edit it. */
export interface StoredSession {
  readonly accessToken: string | null
  readonly refreshToken: string | null
  /** Epoch seconds. */
  readonly expiresAt: number | null
  readonly membershipId: string | null
  readonly membershipType: string | null
  readonly displayName: string | null
}

type Area = 'localStorage' | 'sessionStorage'

function read(key: string, area: Area = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null | undefined, area: Area = 'localStorage'): void {
  try {
    if (value === null || value === undefined) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, value)
  } catch {
    // Storage is forbidden or full: the value lives as long as the page.
  }
}

export function readSession(): StoredSession {
  const expiresAt = Number.parseInt(read(STORAGE_KEYS.expiresAt) ?? '', 10)
  return {
    accessToken: read(STORAGE_KEYS.accessToken),
    refreshToken: read(STORAGE_KEYS.refreshToken),
    expiresAt: Number.isFinite(expiresAt) ? expiresAt : null,
    membershipId: read(STORAGE_KEYS.membershipId),
    membershipType: read(STORAGE_KEYS.membershipType),
    displayName: read(STORAGE_KEYS.displayName),
  }
}

/** Writes the given values and leaves the others; null removes one. */
export function writeSession(session: Partial<StoredSession>): void {
  for (const field of SESSION_FIELDS)
    if (field in session) write(STORAGE_KEYS[field], session[field]?.toString())
}

export function clearSession(): void {
  for (const key of AUTH_KEYS) write(key, null)
}

export const readAiKey = () => read(STORAGE_KEYS.aiApiKey)
/** What Sentinel is asked as soon as it opens; it takes it away once it was sent (G-28). */
export const readPreloadedPrompt = () => read(STORAGE_KEYS.preloadedPrompt)
export const writePreloadedPrompt = (prompt: string | null) => write(STORAGE_KEYS.preloadedPrompt, prompt)
/** The query of that prompt as JSON, where the screen that left it knew one. */
export const readPreloadedQuery = () => read(LOCAL_KEYS.preloadedQuery)
export const writePreloadedQuery = (json: string | null) => write(LOCAL_KEYS.preloadedQuery, json)
export const readSentinelPreferences = () => read(STORAGE_KEYS.sentinelPreferences)
export const writeSentinelPreferences = (json: string) => write(STORAGE_KEYS.sentinelPreferences, json)
export const writeAiKey = (key: string | null) => write(STORAGE_KEYS.aiApiKey, key)

/** Single-key shortcuts are on unless the player turned them off (WCAG 2.1.4). */
export const readSingleKeys = () => read(LOCAL_KEYS.singleKeys) !== 'off'
export const writeSingleKeys = (on: boolean) => write(LOCAL_KEYS.singleKeys, on ? null : 'off')

export const readDismissedIncident = () => read(LOCAL_KEYS.dismissedIncident)
export const writeDismissedIncident = (incident: string | null) =>
  write(LOCAL_KEYS.dismissedIncident, incident)

/** The code of the language that the game's things are named in (F-351). */
export const readLanguage = () => read(LOCAL_KEYS.language)
export const writeLanguage = (code: string) => write(LOCAL_KEYS.language, code)

/** What a screen keeps of its own; the screen's file names the key, so that the first load does not carry it. */
export const readKept = (key: string) => read(`ai_vault_${key}`)
export const writeKept = (key: string, value: string | null) => write(`ai_vault_${key}`, value)

/** The same for this tab alone: drafts, and which conversation it shows. */
export const readTab = (key: string) => read(`ai_vault_${key}`, 'sessionStorage')
export const writeTab = (key: string, value: string | null) =>
  write(`ai_vault_${key}`, value, 'sessionStorage')

/** What was typed and sent nowhere, and which conversation a tab shows. */
const DRAFTS = /_(draft|chat)_/

function forgetKeys(membershipId: string, isGone: (key: string) => boolean): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    const own = keysOf(area).filter((key) => key.startsWith('ai_vault_') && key.includes(`_${membershipId}`))
    for (const key of own.filter(isGone)) write(key, null, area)
  }
}

function keysOf(area: Area): readonly string[] {
  try {
    return Object.keys(globalThis[area])
  } catch {
    return []
  }
}

/**
 * After a sign-out. Choices stay on the device, and so do decisions and notes that the server has not taken yet: they were
 * promised to (see the privacy page).
 */
export const forgetDrafts = (membershipId: string) => forgetKeys(membershipId, (key) => DRAFTS.test(key))
/** After everything about a player was deleted. */
export const forgetKept = (membershipId: string) => forgetKeys(membershipId, () => true)

/** Where to go back to after the sign-in; of this tab only, and gone once read. */
export const rememberReturn = (path: string) => write(TAB_KEYS.returnTo, path, 'sessionStorage')
export function takeReturn(): string | null {
  const path = read(TAB_KEYS.returnTo, 'sessionStorage')
  write(TAB_KEYS.returnTo, null, 'sessionStorage')
  return path
}

/** Calls back when another tab changed one of these values. */
function onChangedElsewhere(keys: readonly string[], listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

export const onSessionChangedElsewhere = (listener: () => void) => onChangedElsewhere(AUTH_KEYS, listener)
export const onLanguageChangedElsewhere = (listener: () => void) =>
  onChangedElsewhere([LOCAL_KEYS.language], listener)

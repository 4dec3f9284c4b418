import type { Screen } from '../loading/screen.ts'
import { admin } from '../screens/admin/screen.ts'
import { ai } from '../screens/ai/screen.ts'
import { architect } from '../screens/architect/screen.ts'
import { archives } from '../screens/archives/screen.ts'
import { armory } from '../screens/armory/screen.ts'
import { atlas } from '../screens/atlas/screen.ts'
import { changelog } from '../screens/changelog/screen.ts'
import { commandTable } from '../screens/command-table/screen.ts'
import { dashboard } from '../screens/dashboard/screen.ts'
import { forge, forgePreview } from '../screens/forge/screen.ts'
import { hub } from '../screens/hub/screen.ts'
import { privacy } from '../screens/privacy/screen.ts'
import { deleted, profile } from '../screens/profile/screen.ts'
import { prophecy } from '../screens/prophecy/screen.ts'
import { sentinel } from '../screens/sentinel/screen.ts'
import { callback, signIn } from '../screens/session/screen.ts'
import { sharedBuild, sharedProfile, sharedProphecy } from '../screens/shares/screen.ts'

/*
 * Every screen of the app, once. Its addresses, menu entry, key, palette entry, title, connect prompt
 * and its place in the tests follow from its line here; what it is stands in its folder's screen.ts.
 */

/** The top navigation, in the specified order (F-041). */
export const MAIN_SCREENS = [hub, dashboard, atlas, archives, armory] as const

/** Behind 'More' (F-042). */
export const MORE_SCREENS = [profile, forge, architect, prophecy, commandTable] as const

/** The highlighted entries (F-043). */
export const AI_SCREENS = [ai, sentinel] as const

export const MENU_SCREENS = [...MAIN_SCREENS, ...MORE_SCREENS, ...AI_SCREENS] as const

export const SCREENS = [
  ...MENU_SCREENS,
  signIn,
  callback,
  deleted,
  changelog,
  privacy,
  sharedBuild,
  sharedProphecy,
  sharedProfile,
  forgePreview,
  admin,
  // During development and in builds made for looking at it; never in the product.
] as const

/** Where a menu can lead. */
export type ScreenPath = (typeof MENU_SCREENS)[number]['path']

/** True where the address shows this screen or something below it. */
export function isCurrent({ addresses }: Screen, pathname: string): boolean {
  return addresses.some(
    (address) => pathname === address || (address !== '/' && pathname.startsWith(`${address}/`)),
  )
}

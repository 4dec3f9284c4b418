/** Pages of the game platform that a player is sent to. */
export const PLATFORM_SUPPORT = { name: '@BungieHelp', url: 'https://x.com/BungieHelp' } as const
export const PRIVACY_SETTINGS_URL = 'https://www.bungie.net/7/en/User/Account/Privacy'

/** Which side of the platform a path belongs to; paths are compared without regard to case. */
export type Area = 'token' | 'platform' | 'authorize' | 'content' | 'control' | 'elsewhere'

export const TOKEN_PATH = '/platform/app/oauth/token/'

/** Calls about the first game: the platform still answers them, for accounts that it no longer finds here. */
export const FIRST_GAME = '/d1/'

export const pathOf = (url: string): string => {
  const end = url.indexOf('?')
  return (end < 0 ? url : url.slice(0, end)).toLowerCase()
}

export function areaOf(path: string): Area {
  if (path.startsWith('/sandbox/')) return 'control'
  if (path === TOKEN_PATH) return 'token'
  if (path.startsWith('/platform/') || path.startsWith(FIRST_GAME)) return 'platform'
  if (path.startsWith('/common/') || path.startsWith('/img/')) return 'content'
  return /^\/[a-z-]+\/oauth\/authorize\/?$/.test(path) ? 'authorize' : 'elsewhere'
}

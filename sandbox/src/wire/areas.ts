/** Which side of the platform a path belongs to; paths are compared without regard to case. */
export type Area = 'token' | 'platform' | 'authorize' | 'content' | 'control' | 'elsewhere'

export const TOKEN_PATH = '/platform/app/oauth/token/'

export const pathOf = (url: string): string => {
  const end = url.indexOf('?')
  return (end < 0 ? url : url.slice(0, end)).toLowerCase()
}

export function areaOf(path: string): Area {
  if (path.startsWith('/sandbox/')) return 'control'
  if (path === TOKEN_PATH) return 'token'
  if (path.startsWith('/platform/')) return 'platform'
  if (path.startsWith('/common/') || path.startsWith('/img/')) return 'content'
  return /^\/[a-z-]+\/oauth\/authorize\/?$/.test(path) ? 'authorize' : 'elsewhere'
}

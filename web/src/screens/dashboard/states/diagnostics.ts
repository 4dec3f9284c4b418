import { ApiError } from '../../../data/api/api-error.ts'

/** What the page knows about where it runs. Nothing in here tells who the player is. */
export interface Surroundings {
  readonly version: string
  readonly platformState: string
  readonly online: boolean
  readonly browser: string
  readonly language: string
  readonly screen: string
  readonly now: number
}

export type InfoLine = readonly [name: string, value: string]

/** The system info of the error panels; also what 'Copy diagnostics' puts on the clipboard. */
export function systemInfo(error: Error, around: Surroundings): readonly InfoLine[] {
  const request: InfoLine[] =
    error instanceof ApiError
      ? [
          ['Code', error.code],
          ['Status', error.status === 0 ? 'no answer' : String(error.status)],
          ...(error.requestId ? [['Request', error.requestId] as const] : []),
        ]
      : [['Code', error.name]]
  return [
    ...request,
    ['Call', 'GET /api/dashboard/guardian-data'],
    ['Time', new Date(around.now).toISOString()],
    ['Version', around.version],
    ['Game platform', around.platformState],
    ['Network', around.online ? 'online' : 'offline'],
    ['Browser', around.browser],
    ['Language', around.language],
    ['Screen', around.screen],
  ]
}

export const asText = (lines: readonly InfoLine[]): string =>
  lines.map(([name, value]) => `${name}: ${value}`).join('\n')

import { ApiError } from '../../../data/api/api-error.ts'
import { words } from './words.tsx'

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

const labels = words.diagnostics

export type InfoLine = readonly [name: string, value: string]

/** The system info of the error panels; also what 'Copy diagnostics' puts on the clipboard. */
export function systemInfo(error: Error, around: Surroundings): readonly InfoLine[] {
  const request: InfoLine[] =
    error instanceof ApiError
      ? [
          [labels.code, error.code],
          [labels.status, error.status === 0 ? labels.noAnswer : String(error.status)],
          ...(error.requestId ? [[labels.request, error.requestId] as const] : []),
        ]
      : [[labels.code, error.name]]
  return [
    ...request,
    [labels.call, 'GET /api/dashboard/guardian-data'],
    [labels.time, new Date(around.now).toISOString()],
    [labels.version, around.version],
    [labels.gamePlatform, around.platformState],
    [labels.network, around.online ? labels.online : labels.offline],
    [labels.browser, around.browser],
    [labels.language, around.language],
    [labels.screen, around.screen],
  ]
}

export const asText = (lines: readonly InfoLine[]): string =>
  lines.map(([name, value]) => `${name}: ${value}`).join('\n')

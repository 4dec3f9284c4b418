import { ApiError } from '../../../data/api/api-error.ts'
import { words } from './words/words.ts'

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

const said = words.diagnostics

export type InfoLine = readonly [name: string, value: string]

/** The system info of the error panels; also what 'Copy diagnostics' puts on the clipboard. */
export function systemInfo(error: Error, around: Surroundings): readonly InfoLine[] {
  const request: InfoLine[] =
    error instanceof ApiError
      ? [
          [said.code, error.code],
          [said.status, error.status === 0 ? said.noAnswer : String(error.status)],
          ...(error.requestId ? [[said.request, error.requestId] as const] : []),
        ]
      : [[said.code, error.name]]
  return [
    ...request,
    [said.call, 'GET /api/dashboard/guardian-data'],
    [said.time, new Date(around.now).toISOString()],
    [said.version, around.version],
    [said.gamePlatform, around.platformState],
    [said.network, around.online ? said.online : said.offline],
    [said.browser, around.browser],
    [said.language, around.language],
    [said.screen, around.screen],
  ]
}

export const asText = (lines: readonly InfoLine[]): string =>
  lines.map(([name, value]) => `${name}: ${value}`).join('\n')

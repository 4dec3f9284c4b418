import { platformFailure, safeCause } from '../../http/failures.ts'

/** Streams one file of definitions. Its bytes must keep coming: a long silence ends the download. */
export interface DownloadSettings {
  readonly fetch: typeof fetch
  readonly userAgent: string
  readonly idleMs: number
  /** Ends the download when the client is closed. */
  readonly signal?: AbortSignal
}

export async function downloadTable(
  url: string,
  settings: DownloadSettings,
  onChunk: (chunk: Uint8Array) => void,
): Promise<void> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(platformFailure('timeout')), settings.idleMs)
  const signal = settings.signal ? AbortSignal.any([settings.signal, controller.signal]) : controller.signal
  try {
    const response = await settings.fetch(url, {
      headers: { 'User-Agent': settings.userAgent, Accept: 'application/json' },
      signal,
    })
    if (response.status !== 200 || !response.body) {
      await response.body?.cancel()
      throw platformFailure('unavailable', { httpStatus: response.status })
    }
    for await (const chunk of response.body) {
      timer.refresh()
      onChunk(chunk)
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (error instanceof TypeError) throw platformFailure('network', { cause: safeCause(error) })
    throw error
  } finally {
    clearTimeout(timer)
  }
}

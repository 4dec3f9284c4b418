import { act } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { connection } from '../data/system/connection.ts'

/** From here on no request of the test gets an answer, and the app has noticed. */
export async function loseConnection(): Promise<void> {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('network down'))
  await act(async () => connection.doubt())
  await vi.waitFor(() => expect(connection.read().online).toBe(false))
}

/** The server answers again. */
export function regainConnection(): void {
  vi.mocked(fetch).mockRestore()
  act(() => connection.answered())
}

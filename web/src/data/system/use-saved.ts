import { useOnline } from './use-online.ts'

interface Read {
  /** The server answered with its last good copy. */
  readonly stale: boolean | undefined
  /** The newest reading failed; what is shown is older. */
  readonly error: Error | null
}

/** Whether what a screen shows is an older copy: then nothing on it is live, wherever it stands. */
export function useSaved({ stale, error }: Read): boolean {
  const online = useOnline()
  return !online || stale === true || error !== null
}

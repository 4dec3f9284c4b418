/** One fault of the sandbox, as `POST /sandbox/faults` takes it. */
export interface Fault {
  readonly kind: string
  readonly path?: string
  readonly component?: number
  readonly count?: number
  readonly seconds?: number
  readonly ms?: number
}

/** Switches faults of the game platform on and off. */
export function sandboxFaults(sandboxUrl: string) {
  const control = async (method: string, body?: Fault) => {
    const answer = await fetch(`${sandboxUrl}/sandbox/faults`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`the sandbox refused the fault: ${answer.status} ${await answer.text()}`)
  }
  return {
    fault: (fault: Fault) => control('POST', fault),
    clearFaults: () => control('DELETE'),
  }
}

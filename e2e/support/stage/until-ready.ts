const LIMIT_MS = 60_000

/** A server takes calls before it has the manifest; this waits for both. */
export async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + LIMIT_MS
  while ((await fetch(`${url}/readyz`)).status !== 200) {
    if (Date.now() > deadline) throw new Error(`${url} did not become ready`)
    await new Promise((go) => setTimeout(go, 50))
  }
}

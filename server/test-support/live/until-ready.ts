/** A server takes calls before it has the manifest; this waits for both. */
export async function untilReady(url: string): Promise<void> {
  while ((await fetch(`${url}/readyz`)).status !== 200) await new Promise((go) => setTimeout(go, 50))
}

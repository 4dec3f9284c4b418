/**
 * The onion: a call is sent by a function, and every concern is a function around it. Each layer knows nothing of the
 * others; api-client.ts puts them together.
 */
export type Send = (request: Request) => Promise<Response>
export type Layer = (inner: Send) => Send

/** The first layer is the outermost. */
export function wrap(send: Send, layers: readonly Layer[]): Send {
  return layers.reduceRight((inner, layer) => layer(inner), send)
}

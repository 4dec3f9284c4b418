import compress from '@fastify/compress'
import { ApiError } from '../errors/api-error.ts'
import type { App } from './fastify-app.ts'

/**
 * Answers are compressed, request bodies are not inflated: some hundred bytes can stand for a gigabyte, and our calls
 * are small enough to come as they are.
 */
export async function compressAnswers(app: App) {
  app.addHook('onRequest', async (request) => {
    const encoding = request.headers['content-encoding'] ?? 'identity'
    if (encoding.trim().toLowerCase() === 'identity') return
    throw new ApiError(415, 'encoded-body', 'Compressed requests are not accepted. Send the body as it is.')
  })
  await app.register(compress, { threshold: 2_048, encodings: ['br', 'gzip'], globalDecompression: false })
}

import type { FastifyInstance } from 'fastify'
import { drawIcon } from '../icons/draw-icon.ts'

/** Pictures that definitions name. No key is needed. */
export function registerImages(app: FastifyInstance): void {
  for (const path of ['/common/destiny2_content/*', '/img/*']) {
    app.get(path, (request, reply) => {
      const icon = drawIcon(request.url)
      return reply.type('image/svg+xml').header('cache-control', 'public, max-age=31536000').send(icon)
    })
  }
}

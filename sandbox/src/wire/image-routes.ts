import type { FastifyInstance } from 'fastify'
import { drawIcon } from '../icons/draw-icon.ts'
import { HTML_TYPE, htmlPage } from './html-page.ts'

/** Pictures that definitions name, drawn when asked for. No key is needed. */
export function registerImages(app: FastifyInstance): void {
  for (const folder of ['/common/destiny2_content/*', '/img/*']) {
    app.get(folder, (request, reply) => {
      const icon = drawIcon(request.url.split('?')[0] ?? '')
      if (!icon) {
        return reply.code(404).type(HTML_TYPE).send(htmlPage('404 Not Found', 'There is no such picture.'))
      }
      return reply.type(icon.contentType).header('cache-control', 'public, max-age=31536000').send(icon.body)
    })
  }
}

import { type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { drawIcon } from '../../icons/draw-icon.ts'
import { HTML_TYPE, htmlPage } from '../html-page.ts'

/** The platform's small icons are 96 pixels wide; ours have half as many again, because a tile may be wider than that. */
const SMALL = 96
const ENLARGED = 1.5

/** The platform sends bitmaps; a page of hundreds of vector drawings would also cost the browser far more to show. */
export async function renderPng(drawing: string): Promise<Buffer> {
  const width = Number(/ width="(\d+)"/.exec(drawing)?.[1] ?? SMALL)
  const options: ResvgRenderOptions = {
    fitTo: { mode: 'zoom', value: width <= SMALL ? ENLARGED : 1 },
    font: { loadSystemFonts: false },
  }
  return (await renderAsync(drawing, options)).asPng()
}

/** The site's own pictures (logos, the missing icon, a default avatar) are one neutral mark here. */
const NEUTRAL_MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="#14122a" d="M0 0h96v96H0z"/><path fill="none" stroke="#6f6b8f" stroke-width="3" d="M48 20 76 48 48 76 20 48Zm0 14v28M34 48h28"/></svg>`
const FOR_A_DAY = 'public, max-age=86400'

const sendPicture = async (reply: FastifyReply, drawing: string) =>
  reply
    .type('image/png')
    .header('cache-control', FOR_A_DAY)
    .send(await renderPng(drawing))

/** Pictures that definitions name, drawn when asked for. No key is needed. */
export function registerImages(app: FastifyInstance): void {
  app.get('/common/destiny2_content/*', (request, reply) => {
    const drawing = drawIcon(request.url.split('?')[0] ?? '')
    if (drawing) return sendPicture(reply, drawing)
    return reply.code(404).type(HTML_TYPE).send(htmlPage('404 Not Found', 'There is no such picture.'))
  })
  app.get('/img/*', (request, reply) =>
    sendPicture(reply, drawIcon(request.url.split('?')[0] ?? '') ?? NEUTRAL_MARK),
  )
}

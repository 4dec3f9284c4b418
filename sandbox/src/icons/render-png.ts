import { type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js'

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

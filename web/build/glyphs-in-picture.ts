/**
 * A first picture shows its glyphs from the page itself: the sprite is a file of its own, and on a slow network comes long
 * after the frame stands. One reference to the file stays, so that it is on its way when the program asks for it.
 */
const REFERENCE = / href="(\/assets\/glyphs-[^"#]+\.svg)#([\w-]+)"/g

export function withOwnGlyphs(picture: string, sprite: string): string {
  const [[, file = ''] = []] = picture.matchAll(REFERENCE)
  if (file === '') return picture
  const names = new Set([...picture.matchAll(REFERENCE)].map(([, , name = '']) => name))
  const symbols = [...names].map((name) => symbolOf(sprite, name)).join('')
  // In a box of its own: what hides an element does not hide an svg, which our styles make a block.
  const own = `<div hidden><svg>${symbols}<use href="${file}#${[...names][0]}"></use></svg></div>`
  return own + picture.replace(REFERENCE, (_, _file, name: string) => ` href="#${ownName(name)}"`)
}

/** Apart from the ids of screens. */
const ownName = (name: string) => `glyph-${name}`

function symbolOf(sprite: string, name: string): string {
  const [symbol] = new RegExp(`<symbol id="${name}"[\\s\\S]*?</symbol>`).exec(sprite) ?? []
  if (symbol === undefined) throw new Error(`The sprite has no glyph ${name}`)
  return symbol.replace(`id="${name}"`, `id="${ownName(name)}"`)
}

/** The first value a token has in the file: what it is without any preference of the player's. */
export function tokenColor(token: string, tokens: string): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(tokens)?.[1]
  if (value === undefined) throw new Error(`There is no colour --${token}.`)
  const other = /^var\(--(.+)\)$/.exec(value)?.[1]
  return other === undefined ? oklchToHex(value) : tokenColor(other, tokens)
}

/** Colours as the tokens write them, for a program that knows only the old way: through the OKLab space to sRGB. */
const OKLCH = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/

function oklchToHex(color: string): string {
  const [, lightness, chroma, hue] = OKLCH.exec(color) ?? []
  if (lightness === undefined) return color
  const angle = (Number(hue) * Math.PI) / 180
  const a = Number(chroma) * Math.cos(angle)
  const b = Number(chroma) * Math.sin(angle)
  const long = (Number(lightness) + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (Number(lightness) - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (Number(lightness) - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return `#${linear.map(toByte).join('')}`
}

function toByte(linear: number): string {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  const byte = Math.round(Math.min(1, Math.max(0, encoded)) * 255)
  return byte.toString(16).padStart(2, '0')
}

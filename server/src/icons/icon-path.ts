const LONGEST = 200
const FORM =
  /^\/(?:common\/destiny2_content|img)(?:\/[A-Za-z0-9_-]+)*\/[A-Za-z0-9_-]+\.(png|jpg|jpeg|webp|svg)$/

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}

export interface IconAddress {
  readonly path: string
  readonly extension: string
  readonly type: string
}

/** A path as definitions name pictures, or undefined: nothing else of the platform can be reached through us. */
export function readIconAddress(path: string): IconAddress | undefined {
  const extension = path.length <= LONGEST ? FORM.exec(path)?.[1] : undefined
  const type = extension && TYPES[extension]
  return extension && type ? { path, extension, type } : undefined
}

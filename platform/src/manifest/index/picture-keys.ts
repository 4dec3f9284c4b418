import { hash } from 'node:crypto'

/** Every path of a picture that a definition names, whatever field it stands in. */
const PICTURE = /"(\/(?:common\/destiny2_content|img)\/[A-Za-z0-9_\-/]+\.(?:png|jpg|jpeg|webp|svg))"/g
/** As many as a number can tell apart. */
const KEY_BYTES = 6

/** A path in six bytes: tens of thousands of paths are kept, and asked for one at a time. */
export const pictureKey = (path: string): number => hash('sha1', path, 'buffer').readUIntBE(0, KEY_BYTES)

/** Of the definition as it came: an emblem's pictures, say, stand in fields that are not kept. */
export function* pictureKeysIn(json: string): Generator<number> {
  for (const [, path] of json.matchAll(PICTURE)) if (path) yield pictureKey(path)
}

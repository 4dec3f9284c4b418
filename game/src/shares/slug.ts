const LONGEST = 60
const OTHERWISE = 'build'

/** A build's name as a part of an address: small Latin letters, digits and hyphens, whatever the name holds. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  return plain || OTHERWISE
}

// `npm run licences` writes docs/licences.md; with `--sbom FILE` also a software bill of materials (CycloneDX 1.6).
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './prepare.js'
import { shippedPackages } from './shipped-packages.js'

const HEAD = `# Licences

What AI Vault ships of others: the packages that its server needs to run, and those inside its web app. Written by
\`npm run licences\` from the lock file; a test fails where it is out of date or a package has no licence.
`

export function licencesPage(packages = shippedPackages()) {
  const byLicence = Map.groupBy(packages, ({ licence }) => licence)
  const sections = [...byLicence]
    .sort(([a, ofA], [b, ofB]) => ofB.length - ofA.length || (a < b ? -1 : 1))
    .map(([licence, members]) => {
      const names = members.map(({ name, version }) => `\`${name}\` ${version}`)
      return `\n## ${licence} (${members.length})\n\n${names.join(', ')}\n`
    })
  return HEAD + sections.join('')
}

/** The same packages give the same document, so that two of them can be compared. */
export function billOfMaterials(packages = shippedPackages()) {
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const components = packages.map((each) => {
    const purl = `pkg:npm/${each.name.replace('@', '%40')}@${each.version}`
    return {
      type: 'library',
      'bom-ref': purl,
      name: each.name,
      version: each.version,
      purl,
      licenses: [
        /[ (]/.test(each.licence) ? { expression: each.licence } : { license: { id: each.licence } },
      ],
      ...(each.integrity ? { hashes: [hashOf(each.integrity)] } : {}),
    }
  })
  const serial = createHash('sha256').update(JSON.stringify(components)).digest('hex')
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')}`,
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': name,
        name,
        version,
        licenses: [{ license: { id: license } }],
      },
    },
    components,
  }
}

function hashOf(integrity) {
  const [algorithm, digest] = integrity.split(' ')[0].split('-')
  return {
    alg: algorithm.replace(/^sha/, 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wish = process.argv.indexOf('--sbom')
  const file = wish > 0 ? process.argv[wish + 1] : undefined
  if (file) writeFileSync(file, `${JSON.stringify(billOfMaterials(), null, 2)}\n`)
  else writeFileSync(join(root, 'docs', 'licences.md'), licencesPage())
}

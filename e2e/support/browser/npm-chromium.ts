/**
 * The Chromium of the npm package, unpacked beside the other packages and used from there by every run. The package can only
 * unpack into the temp folder, so a process of its own does it (unpack-chromium.ts), with a folder of ours in that place.
 */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

export interface FoundBrowser {
  readonly executablePath: string
  /** What it needs besides the environment of whoever starts it. */
  readonly env?: Readonly<Record<string, string>>
}

const home = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')
const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
const folder = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', `chromium-${version}`)

/** A run that ends in the middle leaves no half a browser: the folder gets its name once it is whole. */
async function unpack() {
  if (existsSync(folder)) return
  const partial = `${folder}.${process.pid}`
  mkdirSync(partial, { recursive: true })
  try {
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'unpack-chromium.ts')], {
      env: { ...process.env, TMPDIR: partial },
    })
    writeFileSync(join(partial, 'fonts.conf'), fontSettings())
    renameSync(partial, folder)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    // Another run was quicker.
    if (!existsSync(folder)) throw error
  }
}

/** The package's own letters for what our fonts lack, so that every machine measures the same texts. */
const fontSettings = () => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`

/** Built for Linux on x64 alone; the libraries that a bare machine lacks come with it. */
export async function npmChromium(): Promise<FoundBrowser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  await unpack()
  const libraries = [process.env.LD_LIBRARY_PATH, join(folder, 'al2023', 'lib')].filter(Boolean).join(':')
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  }
}

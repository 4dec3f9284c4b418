// Which unit tests a change can touch: those that import a changed file, directly or over others, and those of its folder.
// Files that put everything together pass nothing on, and only plain imports count: the router loads every screen, the
// server has every feature, and whoever starts one of them would be touched by all.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { root } from './prepare.js'

const ROOMS = ['game', 'contract', 'sentinel', 'platform', 'sandbox', 'server', 'web']
const PUT_TOGETHER = ['server/src/features.ts', 'web/src/app/screen-list.ts'].map((path) => join(root, path))
const IMPORT = /^(?:import|export)\b[^'";]*?['"]([^'"]+)['"]/gm

function sourceFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => !/[/\\](?:node_modules|dist)[/\\]/.test(path))
}

function target(from, specifier) {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier)
  const [, room, path] = /^@ai-vault\/([a-z0-9]+)\/(.+)$/.exec(specifier) ?? []
  return room && join(root, room, 'src', path)
}

/** Every file with those that import it. */
function importers(files) {
  const found = new Map()
  for (const file of files) {
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const path = target(file, specifier)
      if (path) found.set(path, [...(found.get(path) ?? []), file])
    }
  }
  return found
}

/** A screen or a feature is one folder below its room, whatever folders it has itself. */
function featureOf(file) {
  const [room, , ...parts] = relative(root, file).split(/[/\\]/)
  return join(root, room, 'src', ...parts.slice(0, parts[0] === 'screens' ? 2 : 1))
}

const isTest = (file) => /\.test\.tsx?$/.test(file)

const allFiles = () =>
  ROOMS.map((room) => join(root, room))
    .filter(existsSync)
    .flatMap(sourceFiles)

/** Paths below the project's folder, of changed files and of the tests they touch. */
export function affectedTests(changed) {
  const all = allFiles()
  const importedBy = importers(all)
  const reached = new Set(changed.map((path) => join(root, path)))
  for (const file of reached) {
    if (!PUT_TOGETHER.includes(file)) for (const importer of importedBy.get(file) ?? []) reached.add(importer)
  }
  const features = changed
    .map((path) => join(root, path))
    .filter((file) => ROOMS.some((room) => file.startsWith(join(root, room, 'src'))))
    .map(featureOf)
  const isOfFeature = (file) => features.some((feature) => file === feature || file.startsWith(`${feature}/`))
  return all
    .filter((file) => isTest(file) && (reached.has(file) || isOfFeature(file)))
    .map((file) => relative(root, file))
}

/** A test of the feature is no farther than this, also where it reaches the file over what puts everything together. */
const MOST_STEPS_WITHIN_FEATURE = 2

/**
 * For a file, the tests of its room with the number of imports between, the nearest first. Tests of its feature are
 * among them whatever they import.
 */
export function testsByDistance() {
  const all = allFiles()
  const importedBy = importers(all)

  return function nearest(path, folderOfFeature) {
    const file = join(root, path)
    const [room] = path.split(/[/\\]/)
    const steps = new Map([[file, 0]])
    for (const [reached, count] of steps) {
      if (PUT_TOGETHER.includes(reached)) continue
      for (const importer of importedBy.get(reached) ?? []) {
        if (!steps.has(importer)) steps.set(importer, count + 1)
      }
    }
    const feature = join(root, folderOfFeature, '/')
    const stepsTo = (test) =>
      Math.min(
        steps.get(test) ?? Number.POSITIVE_INFINITY,
        test.startsWith(feature) ? MOST_STEPS_WITHIN_FEATURE : Number.POSITIVE_INFINITY,
      )
    return all
      .filter((test) => isTest(test) && test.startsWith(join(root, room, '/')))
      .map((test) => ({
        test,
        steps: stepsTo(test),
        folders: relative(dirname(file), test).split(/[/\\]/).length,
      }))
      .filter((each) => Number.isFinite(each.steps))
      .sort((one, other) => one.steps - other.steps || one.folders - other.folders)
  }
}

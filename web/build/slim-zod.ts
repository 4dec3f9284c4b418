/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const SCHEMAS = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/

const CUTS: readonly (readonly [RegExp, string])[] = [
  [/import \* as processors from [^;]+;/, 'const processors = {};'],
  [
    /import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from [^;]+;/,
    'const createToJSONSchemaMethod = () => () => { throw new Error("no JSON Schema in the web app") };' +
      'const createStandardJSONSchemaMethod = createToJSONSchemaMethod;',
  ],
  // Messages nobody reads: an answer that does not fit is 'bad-answer', whatever was wrong with it.
  [/import en from [^;]+;/, 'const en = () => ({ localeError: () => "invalid" });'],
  // The policy of the page forbids compiled parsers (src/data/quiet-zod.ts).
  [/core\.\$ZodObjectJIT\.init/, 'core.$ZodObject.init'],
  // Only schemas that contain themselves need it, and no message of ours does.
  [/core\.config\(\{ memoizer: core\.memoizer\(\) \}\)/, 'void 0'],
  // Codecs: our messages have one form only.
  [/\n {4}encode: function[\s\S]*?(?=\n {4}toJSONSchema\()/, ''],
]

/** A method of a schema, as zod's file writes it. */
const METHOD = /^ {4}(\w+)\([^)]*\) \{\n(?: {8}.*\n)* {4}\},\n/gm
const CALL = /\.(\w+)\(/g
/** Zod's own: what a schema asks of itself or of another one. */
const OWN_CALL = /\b(?:this|inst|schema|cl)\.(\w+)\(/g
const ROOT = join(import.meta.dirname, '..', '..')
/** Schemas are written in the contract; the app only asks them. */
const WRITERS = 'contract/src/**/*.ts'
const ASKED = ['parse', 'safeParse']

const callsIn = (code: string, call = CALL) => [...code.matchAll(call)].map(([, name]) => name ?? '')

/** Everything that is called anywhere in the contract, whatever it is called on. */
const calledByUs = () =>
  globSync(WRITERS, { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => callsIn(readFileSync(join(ROOT, file), 'utf8')))

/** Takes out the methods nobody calls, and with them what only they need. */
function cutUncalled(code: string): string {
  const called = new Set([...ASKED, ...calledByUs(), ...callsIn(code, OWN_CALL)])
  return code.replace(METHOD, (method, name) => (called.has(name) ? method : ''))
}

/**
 * Every zod schema carries what only the server or nobody uses: JSON Schema, messages, compiled parsers, and a method for
 * everything one can say about a value. That is half of the library, and all of it would be part of the first load. This
 * cuts it out of the web build, and fails the build if a new zod is shaped differently.
 */
export function slimZod(): Plugin {
  return {
    name: 'slim-zod',
    apply: 'build',
    transform: {
      filter: { id: SCHEMAS },
      handler(code) {
        let slim = code
        for (const [what, replacement] of CUTS) {
          if (!what.test(slim)) this.error(`zod changed: ${what} not found in classic/schemas.js`)
          slim = slim.replace(what, replacement)
        }
        return { code: cutUncalled(slim), map: null }
      },
    },
  }
}

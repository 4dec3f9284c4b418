import type { Plugin } from 'vite'

const SCHEMAS = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/

const CUTS: readonly (readonly [RegExp, string])[] = [
  [/import \* as processors from [^;]+;/, 'const processors = {};'],
  [
    /import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from [^;]+;/,
    'const createToJSONSchemaMethod = () => () => { throw new Error("no JSON Schema in the web app") };' +
      'const createStandardJSONSchemaMethod = createToJSONSchemaMethod;',
  ],
]

/**
 * Every zod schema carries the code that turns it into JSON Schema: 5 kB of the first load that only the server uses.
 * This cuts it out of the web build, and fails the build if a new zod is shaped differently.
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
        return { code: slim, map: null }
      },
    },
  }
}

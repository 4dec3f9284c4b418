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
  // `z.string().email()` and its like, superseded by `z.email()`, which is still there.
  [/(_ZodString\.init\(inst, def\);\n\}, )\{\n {4}email\([\s\S]*?\n\}\);/, '$1{});'],
]

/**
 * Every zod schema carries what only the server or nobody uses: JSON Schema, messages, compiled parsers, formats. That
 * is half of the library, and all of it would be part of the first load. This cuts it out of the web build, and fails
 * the build if a new zod is shaped differently.
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

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { type OpenApi, prepareOpenApi } from './prepare-openapi.ts'

export const REAL_DATA_DIR = process.env.REAL_DATA_DIR

/** What a value violates, at most a few lines; empty: nothing. */
type Check = (value: unknown) => string[]

export interface AnswerValidator {
  /** A whole envelope, by the description's name of the response. */
  response(name: string): Check
  /** A bare object, by the last part of its schema's name. */
  schema(lastPart: string): Check
  /** The kinds of definitions that the description says are in the manifest. */
  readonly manifestTables: readonly string[]
}

const MOST_LINES = 12

function describe(error: ErrorObject): string {
  const detail = error.keyword === 'additionalProperties' ? `: ${error.params.additionalProperty}` : ''
  const allowed =
    error.keyword === 'enum' ? ` (${JSON.stringify(error.params.allowedValues).slice(0, 80)})` : ''
  // Ids in a path tell nothing and would make equal errors look different.
  return `${error.instancePath.replaceAll(/\/\d+/g, '/*')} ${error.message}${detail}${allowed}`
}

export function createAnswerValidator(dataFolder: string): AnswerValidator {
  const text = gunzipSync(readFileSync(join(dataFolder, 'bungie-openapi.json.gz'))).toString()
  const description = JSON.parse(text) as OpenApi
  const { schemas, responses } = prepareOpenApi(description)
  const ajv = new Ajv({ strict: true, allErrors: true })
  addFormats.default(ajv, ['date-time'])
  ajv.addSchema(schemas)
  const names = Object.keys((schemas as { $defs: object }).$defs)

  const compiled = new Map<string, ValidateFunction>()
  const compile = (key: string, make: () => ValidateFunction) => {
    const known = compiled.get(key) ?? make()
    compiled.set(key, known)
    return known
  }
  const check = (validate: ValidateFunction): Check => {
    return (value) => {
      if (validate(value)) return []
      return [...new Set((validate.errors ?? []).map(describe))].slice(0, MOST_LINES)
    }
  }
  return {
    manifestTables: Object.entries(description.components.schemas)
      .filter(([, schema]) => schema['x-mobile-manifest-name'] !== undefined)
      .map(([name]) => name.slice(name.lastIndexOf('.') + 1)),
    response(name) {
      const schema = responses.get(name)
      if (!schema) throw new Error(`The description has no response ${name}`)
      return check(compile(`response ${name}`, () => ajv.compile(schema)))
    },
    schema(lastPart) {
      const found = names.filter((name) => name.endsWith(`.${lastPart}`))
      if (found.length !== 1) throw new Error(`The description has ${found.length} schemas ${lastPart}`)
      const reference = { $ref: `platform#/$defs/${found[0]}` }
      return check(compile(`schema ${lastPart}`, () => ajv.compile(reference)))
    },
  }
}

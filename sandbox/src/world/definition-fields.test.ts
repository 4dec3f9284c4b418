import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createWorld } from './create-world.ts'
import type { WorldTable } from './world-tables.ts'

/**
 * Every definition against the platform's published description: fields it does not know, and values of another
 * type than it says, are mistakes. Runs where REAL_DATA_DIR holds that description.
 */
interface Schema {
  readonly $ref?: string
  readonly allOf?: readonly Schema[]
  readonly type?: string
  readonly format?: string
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema
}

const folder = process.env.REAL_DATA_DIR
const file = folder ? join(folder, 'bungie-openapi.json.gz') : ''

const readSchemas = (): Readonly<Record<string, Schema>> =>
  JSON.parse(gunzipSync(readFileSync(file)).toString()).components.schemas

const jsonType = (value: unknown): string => {
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

const createChecker = (schemas: Readonly<Record<string, Schema>>) => {
  const resolve = (schema: Schema): Schema => {
    const reference = schema.$ref ?? schema.allOf?.[0]?.$ref
    return reference ? (schemas[reference.replace('#/components/schemas/', '')] ?? {}) : schema
  }
  const check = (value: unknown, raw: Schema, path: string): string[] => {
    const schema = resolve(raw)
    const type = jsonType(value)
    const fits =
      schema.type === undefined || schema.type === type || (schema.type === 'number' && type === 'integer')
    // The description calls a byte a string and the wire writes a number; wide integers are the other way round.
    const wideInteger =
      (schema.format === 'int64' && type === 'string') || (schema.format === 'byte' && type === 'integer')
    if (!fits && !wideInteger) return [`${path} is ${type}, not ${schema.type}`]
    if (Array.isArray(value)) return value.flatMap((entry) => check(entry, schema.items ?? {}, `${path}[]`))
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, entry]) => {
      const field = schema.properties?.[name] ?? schema.additionalProperties
      return field ? check(entry, field, `${path}.${name}`) : [`${path}.${name} is unknown`]
    })
  }
  return check
}

describe.skipIf(!existsSync(file))('definitions as the platform describes them (needs REAL_DATA_DIR)', () => {
  it('carry no field the platform does not know and no value of another type', () => {
    const schemas = readSchemas()
    const check = createChecker(schemas)
    const schemaOf = (table: WorldTable): string =>
      Object.keys(schemas).find(
        (name) => name.startsWith('Destiny.Definitions.') && name.endsWith(`.${table}`),
      ) ?? ''
    const faults = new Set<string>()
    for (const [table, rows] of Object.entries(createWorld().tables)) {
      const schema = schemas[schemaOf(table as WorldTable)]
      if (!schema) faults.add(`${table} has no description`)
      else for (const row of rows.values()) for (const fault of check(row, schema, table)) faults.add(fault)
    }
    expect([...faults]).toEqual([])
  })
})

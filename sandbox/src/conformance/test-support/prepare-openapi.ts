/**
 * Makes the platform's OpenAPI description fit for a validator, and stricter for what we write ourselves.
 *
 * As published it would accept `{}` and reject real answers: 64-bit ids are described as integers but travel as
 * text, enums list texts under an integer type, and no object is closed. So ids become digit strings, enum references
 * become lists of their numbers (flags stay plain integers), dictionaries check their keys, number formats become
 * ranges, references lose their siblings, and every object with properties is closed but for fields that the real
 * wire has and the description lacks. Null is never allowed: the platform leaves such a property out.
 */
export interface ApiSchema {
  readonly $ref?: string
  readonly type?: string
  readonly format?: string
  readonly items?: ApiSchema
  readonly allOf?: readonly ApiSchema[]
  readonly properties?: Readonly<Record<string, ApiSchema>>
  readonly additionalProperties?: ApiSchema
  readonly enum?: readonly string[]
  readonly 'x-dictionary-key'?: ApiSchema
  readonly 'x-enum-reference'?: ApiSchema
  readonly 'x-enum-is-bitmask'?: boolean
  readonly 'x-mobile-manifest-name'?: string
  readonly 'x-enum-values'?: readonly { readonly numericValue: string }[]
}

export interface OpenApi {
  readonly components: {
    readonly schemas: Readonly<Record<string, ApiSchema>>
    readonly responses: Readonly<
      Record<string, { readonly content: { readonly 'application/json': { readonly schema: ApiSchema } } }>
    >
  }
}

type JsonSchema = Readonly<Record<string, unknown>>

/** On the wire, not in the description. */
const UNDOCUMENTED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'Destiny.Entities.Items.DestinyItemComponent': ['dismantlePermission'],
}
/** Numbers newer than the description. */
const NEWER_ENUM_VALUES: Readonly<Record<string, readonly number[]>> = {
  'Destiny.HistoricalStats.Definitions.DestinyActivityModeType': [93, 94],
}

const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  uint32: [0, 2 ** 32 - 1],
  int32: [-(2 ** 31), 2 ** 31 - 1],
  int16: [-(2 ** 15), 2 ** 15 - 1],
  byte: [0, 255],
}

const nameIn = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

function convertInteger(schema: ApiSchema, schemas: OpenApi['components']['schemas']): JsonSchema {
  if (schema.format === 'int64') return { type: 'string', pattern: '^-?\\d{1,19}$' }
  const [minimum, maximum] = RANGES[schema.format ?? ''] ?? RANGES.int32 ?? []
  const reference = schema['x-enum-reference']?.$ref
  if (reference === undefined || schema['x-enum-is-bitmask']) return { type: 'integer', minimum, maximum }
  const name = nameIn(reference)
  const known = (schemas[name]?.['x-enum-values'] ?? []).map(({ numericValue }) => Number(numericValue))
  return { type: 'integer', enum: [...known, ...(NEWER_ENUM_VALUES[name] ?? [])] }
}

function convertObject(
  schema: ApiSchema,
  convert: (inner: ApiSchema) => JsonSchema,
  name?: string,
): JsonSchema {
  const key = schema['x-dictionary-key']
  if (key && schema.additionalProperties) {
    // Enum keys travel as names.
    const isNumber = key.type === 'integer' && !key['x-enum-reference']
    return {
      type: 'object',
      additionalProperties: convert(schema.additionalProperties),
      ...(isNumber ? { propertyNames: { type: 'string', pattern: '^-?\\d+$' } } : {}),
    }
  }
  const documented = Object.entries(schema.properties ?? {}).map(([field, inner]) => [field, convert(inner)])
  const undocumented = (UNDOCUMENTED_FIELDS[name ?? ''] ?? []).map((field) => [field, {}])
  return {
    type: 'object',
    properties: Object.fromEntries([...documented, ...undocumented]),
    additionalProperties: false,
  }
}

export function prepareOpenApi(openApi: OpenApi): {
  schemas: JsonSchema
  responses: Map<string, JsonSchema>
} {
  const { schemas, responses } = openApi.components

  function convert(schema: ApiSchema, name?: string): JsonSchema {
    const ref = schema.$ref ?? schema.allOf?.[0]?.$ref
    if (ref !== undefined) return { $ref: `platform#/$defs/${nameIn(ref)}` }
    switch (schema.type) {
      case 'integer':
        return convertInteger(schema, schemas)
      case 'number':
        return { type: 'number' }
      case 'array':
        return { type: 'array', items: convert(schema.items ?? {}) }
      case 'object':
        return convertObject(schema, convert, name)
      case 'string':
        // Colours are described as bytes in text but travel as numbers.
        if (schema.format === 'byte') return convertInteger(schema, schemas)
        return schema.format === 'date-time' ? { type: 'string', format: 'date-time' } : { type: 'string' }
      case 'boolean':
        return { type: 'boolean' }
      default:
        return {}
    }
  }

  const definitions = Object.entries(schemas).map(([name, schema]) => [name, convert(schema, name)])
  return {
    schemas: { $id: 'platform', $defs: Object.fromEntries(definitions) },
    responses: new Map(
      Object.entries(responses).map(([name, response]) => [
        name,
        convert(response.content['application/json'].schema),
      ]),
    ),
  }
}

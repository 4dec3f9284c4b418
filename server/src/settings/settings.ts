import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'

/**
 * Everything that can be set from outside, in one schema. An empty variable counts as absent, so that a
 * commented-out line in an env file and an unset variable mean the same.
 */
const PORTS = 'must be from 0 to 65535'
const RATES = 'must be from 1 to 10000'
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(/[\s,]+/)
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
const members = list.refine(
  (ids) => ids.every((id) => /^\d{1,20}$/.test(id)),
  'must hold membership ids, which are numbers',
)
const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(0, PORTS)
  .max(65_535, PORTS)
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  METRICS_PORT: z.union([z.literal('off'), port], 'must be a port, or off').optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform((text, context) => {
      const trusted = readTrustedProxies(text)
      if (trusted === undefined)
        context.addIssue('must be true, false, a number of proxies, or their addresses')
      return trusted ?? false
    }),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), 'must be a postgres:// address')
    .optional(),
  PLATFORM_URL: httpUrl.optional(),
  PLATFORM_RATE: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, RATES)
    .max(10_000, RATES)
    .default(25),
  BUNGIE_API_KEY: z.string().optional(),
  BUNGIE_CLIENT_ID: z.string().optional(),
  BUNGIE_CLIENT_SECRET: z.string().optional(),
  AI_BASE_URL: httpUrl.optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_ANALYZER_URL: httpUrl.optional(),
  AI_PROVIDER_URLS: z
    .string()
    .default('')
    .transform((text, context) => {
      const pairs = text.split(/[\s,]+/).filter(Boolean)
      const urls = pairs.map((pair) => /^([a-z]+)=(https?:\/\/.+)$/.exec(pair))
      if (urls.some((url) => !url?.[2] || !URL.canParse(url[2]))) {
        context.addIssue('must hold pairs such as openai=https://gateway.example/v1')
      }
      return Object.fromEntries(urls.map((url) => [url?.[1], url?.[2]?.replace(/\/+$/, '')]))
    }),
  SECRET_KEY: z.string().min(32, 'must be at least 32 characters').optional(),
  ADMINS: members,
  MODERATORS: members,
  WISH_LISTS: list.refine(
    (sources) => sources.every((source) => !/^https?:/i.test(source) || URL.canParse(source)),
    'must hold files and http or https addresses only',
  ),
  WISH_LISTS_LEARN: z.enum(['on', 'off']).default('on'),
  PUSH_SERVICES: list,
  RATE_LIMIT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .default(600),
  WORKERS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(64, 'must be 64 or less')
    .optional(),
  PATIENCE: z.coerce
    .number('must be a number')
    .min(1, 'must be 1 or more')
    .max(100, 'must be 100 or less')
    .default(1),
  STATUS_PROBE: z.enum(['on', 'off']).default('on'),
  STATUS_KEEP_SECONDS: z.coerce
    .number('must be a number')
    .min(0, 'must be 0 or more')
    .max(300, 'must be at most 300')
    .default(30),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DEMO_GUARDIAN: z
    .string()
    .regex(/^[a-z]+$/, 'must be the name of a guardian of the sandbox')
    .optional(),
})

/** For those who check that all of them are told of. */
export const SETTING_NAMES: readonly string[] = Object.keys(environmentSchema.shape)

export const BUNGIE_URL = 'https://www.bungie.net'

const METRICS_USUAL_PORT = 9464

/** Where the figures for the operator are told; undefined: nowhere. */
export type MetricsSettings =
  | { readonly host: string; readonly port: number; readonly required: boolean }
  | undefined

export interface Settings {
  readonly host: string
  readonly port: number
  /** Without a trailing slash; absent: the address the server listens on. */
  readonly publicUrl: string | undefined
  readonly metrics: MetricsSettings
  readonly trustProxy: TrustedProxies
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly platform: {
    readonly url: string
    readonly apiKey: string
    readonly clientId: string
    readonly clientSecret: string
    /** Calls a second that the platform allows for the key, on all nodes together. */
    readonly requestsPerSecond: number
  }
  readonly ai: {
    readonly baseUrl: string | undefined
    readonly apiKey: string | undefined
    readonly model: string | undefined
    /** Where the socket of the live chat lives, if not beside the app. */
    readonly analyzerUrl: string | undefined
    /** Addresses that stand in for a provider's own, such as a gateway of the operator's. */
    readonly providerUrls: Readonly<Record<string, string>>
  }
  readonly secretKey: string | undefined
  /** Membership ids of who may do what a route declares for admins and moderators. */
  readonly admins: readonly string[]
  readonly moderators: readonly string[]
  readonly wishLists: readonly string[]
  /** What perks are worth is learned from the lists. */
  readonly wishListsLearn: boolean
  /** Push services besides those of the browsers' makers. */
  readonly pushServices: readonly string[]
  /** Requests a minute for one session, and for one address four times as many; 0 switches the limits off. */
  readonly rateLimit: number
  /** Threads beside the main one, for what takes long; 0: the main thread does it all. */
  readonly workers: number
  /** How many times longer than usual is waited for an answer. */
  readonly patience: number
  /** Whether the server looks at the platform's health by itself. */
  readonly statusProbe: boolean
  readonly statusKeepMs: number
  readonly logLevel: string
  /** A guardian of the sandbox that visitors may look around as. */
  readonly demoGuardian: string | undefined
}

/** Its message is one line for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

type Environment = Readonly<Record<string, string | undefined>>

function parseSettings<Schema extends z.ZodType>(schema: Schema, environment: Environment): z.output<Schema> {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = schema.safeParse(present)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new SettingsError(`Setting ${issue?.path.join('.')}: ${issue?.message}`)
}

/** What is enough to find the data. */
export function loadDatabaseSettings(environment: Environment): Pick<Settings, 'dataDir' | 'databaseUrl'> {
  const schema = environmentSchema.pick({ DATA_DIR: true, DATABASE_URL: true })
  const values = parseSettings(schema, environment)
  return { dataDir: resolve(values.DATA_DIR), databaseUrl: values.DATABASE_URL }
}

export function loadSettings(environment: Environment): Settings {
  const values = parseSettings(environmentSchema, environment)
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    metrics: metricsSettings(values),
    trustProxy: values.TRUST_PROXY,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    platform: platformSettings(values),
    ai: {
      baseUrl: values.AI_BASE_URL?.replace(/\/+$/, ''),
      apiKey: values.AI_API_KEY,
      model: values.AI_MODEL,
      analyzerUrl: values.AI_ANALYZER_URL?.replace(/\/+$/, ''),
      providerUrls: values.AI_PROVIDER_URLS,
    },
    secretKey: values.SECRET_KEY,
    admins: values.ADMINS,
    moderators: values.MODERATORS,
    wishLists: values.WISH_LISTS,
    wishListsLearn: values.WISH_LISTS_LEARN === 'on',
    pushServices: values.PUSH_SERVICES,
    rateLimit: values.RATE_LIMIT,
    workers: values.WORKERS ?? usualWorkers(),
    patience: values.PATIENCE,
    statusProbe: values.STATUS_PROBE === 'on',
    statusKeepMs: 1_000 * values.STATUS_KEEP_SECONDS,
    logLevel: values.LOG_LEVEL,
    demoGuardian: values.DEMO_GUARDIAN,
  }
}

/** The main thread keeps a core for itself; more than a few are never busy, for the platform allows 25 calls a second. */
const usualWorkers = () => Math.min(4, Math.max(1, availableParallelism() - 1))

/** A program beside us may have the usual port: then there are no figures, unless the operator chose the port. */
function metricsSettings({ METRICS_PORT, METRICS_HOST, PORT }: z.output<typeof environmentSchema>) {
  if (METRICS_PORT === 'off') return undefined
  const usual = PORT === 0 ? 0 : METRICS_USUAL_PORT
  return { host: METRICS_HOST, port: METRICS_PORT ?? usual, required: METRICS_PORT !== undefined }
}

function platformSettings(values: z.output<typeof environmentSchema>): Settings['platform'] {
  const { BUNGIE_API_KEY, BUNGIE_CLIENT_ID, BUNGIE_CLIENT_SECRET } = values
  const missing = Object.entries({ BUNGIE_API_KEY, BUNGIE_CLIENT_ID, BUNGIE_CLIENT_SECRET })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name)
  if (!BUNGIE_API_KEY || !BUNGIE_CLIENT_ID || !BUNGIE_CLIENT_SECRET) {
    throw new SettingsError(
      `Setting ${missing.join(', ')}: missing; set all three for Bungie.net, or use \`npm start\` without them for the sandbox`,
    )
  }
  return {
    url: (values.PLATFORM_URL ?? BUNGIE_URL).replace(/\/+$/, ''),
    apiKey: BUNGIE_API_KEY,
    clientId: BUNGIE_CLIENT_ID,
    clientSecret: BUNGIE_CLIENT_SECRET,
    requestsPerSecond: values.PLATFORM_RATE,
  }
}

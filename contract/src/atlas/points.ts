import { ROLES } from '@ai-vault/game/atlas/point-rules.ts'
import { MOST_LATITUDE } from '@ai-vault/game/atlas/projection.ts'
import * as z from 'zod/mini'
import { shownLanguage } from '../service/languages.ts'
import { readableRows } from '../service/readable-rows.ts'

export const POINT_STATUSES = ['pending', 'approved', 'refused'] as const
export type PointStatus = (typeof POINT_STATUSES)[number]
export const LONGEST_POINT_NAME = 60
export const LONGEST_POINT_KIND = 24
export const LONGEST_REASON = 200

export const directionSchema = z.enum(['up', 'down'])
const role = z.enum(ROLES)

/**
 * A point of the map. The specification reads `name` or `label`, `type` or `kind`, `coords` or `lat` and `lng`; this
 * server always sends all of them (G-30), and a reader copes with points that lack some.
 */
export const pointSchema = z.object({
  id: z.string(),
  /** The zone or the entry of a checklist that it stands for, where it is one of the game's. */
  hash: z.nullish(z.number()),
  name: z.nullish(z.string()),
  label: z.nullish(z.string()),
  kind: z.nullish(z.string()),
  type: z.nullish(z.string()),
  coords: z.optional(z.unknown()),
  lat: z.optional(z.unknown()),
  lng: z.optional(z.unknown()),
  upvotes: z._default(z.number(), 0),
  downvotes: z._default(z.number(), 0),
  status: z._default(z.enum(POINT_STATUSES), 'approved'),
  /** Taken off the public map by reports, votes or a moderator. Its submitter and moderators still see it. */
  hidden: z._default(z.boolean(), false),
  /** Why it was refused or hidden. */
  reason: z.optional(z.string()),
  /** Its submitter has asked for another look at it. */
  appealed: z._default(z.boolean(), false),
  my_vote: z.nullish(directionSchema),
  mine: z._default(z.boolean(), false),
  /** Whether this player says that they have been there; nothing where they said neither. */
  found: z.nullish(z.boolean()),
  destination_hash: z.nullish(z.number()),
  destination: z.optional(z.string()),
  zone: z.optional(z.string()),
  created_at: z._default(z.number(), 0),
})
export type Point = z.infer<typeof pointSchema>

/** What a player is on the map, and what is left for today. */
export const standingSchema = z.object({
  role,
  accepted_points: z.number(),
  /** Null: without a limit. */
  submissions_left: z.nullable(z.number()),
})
export type PlayerStanding = z.infer<typeof standingSchema>

/** GET /api/atlas/map/points?destinationHash= (F-362). Pending ones first, newest first; then the player's own that are off the map; then the others by name. */
export const pointsAnswerSchema = z.object({
  ...shownLanguage,
  points: z.array(pointSchema),
  you: z.optional(standingSchema),
})
export type PointsAnswer = z.infer<typeof pointsAnswerSchema>

/** The same as a client takes it: a point that cannot be read is left out and counted (F-367). */
export const receivedPointsSchema = z.pipe(
  z.extend(pointsAnswerSchema, { points: z.array(z.unknown()) }),
  z.transform(({ points, ...answer }) => {
    const { rows, unreadable } = readableRows(pointSchema, points)
    return { ...answer, points: rows, unreadable }
  }),
)
export type ReceivedPoints = z.infer<typeof receivedPointsSchema>

/** GET /api/atlas/map/destinations. */
export const mapDestinationsAnswerSchema = z.object({
  ...shownLanguage,
  destinations: z.array(
    z.object({
      hash: z.number(),
      name: z.string(),
      points: z.number(),
      /** Middle and corners of its part of the chart. */
      center: z.tuple([z.number(), z.number()]),
      bounds: z.tuple([z.tuple([z.number(), z.number()]), z.tuple([z.number(), z.number()])]),
      /** Its zones and their middles, in the player's language. */
      zones: z.array(
        z.object({ hash: z.number(), name: z.string(), center: z.tuple([z.number(), z.number()]) }),
      ),
    }),
  ),
  /** Part of every tile's address, so that a browser may keep tiles for good. */
  tiles: z.string(),
})
export type MapDestinationsAnswer = z.infer<typeof mapDestinationsAnswerSchema>

const text = (longest: number, what: string, hint: string) =>
  z
    .string(`${what} is missing: ${hint}`)
    .check(
      z.regex(/\S/, `${what} is missing: ${hint}`),
      z.maxLength(longest, `${what} has more than ${longest} characters`),
    )
const coordinate = (what: string, most: number) =>
  z
    .number(`${what} must be a number: click the map, or write one from -${most} to ${most}`)
    .check(
      z.gte(-most, `${what} must be from -${most} to ${most}`),
      z.lte(most, `${what} must be from -${most} to ${most}`),
    )
const latitude = coordinate('Lat', Math.floor(MOST_LATITUDE))
const longitude = coordinate('Lng', 180)

/** POST /api/atlas/map/points: exactly these (F-219). The client holds nothing of it back; the server checks (G-33). */
export const submissionSchema = z.object({
  kind: text(LONGEST_POINT_KIND, 'Kind', 'say what is there, for example chest, lore or portal'),
  name: text(LONGEST_POINT_NAME, 'Name', 'say what players call it'),
  lat: latitude,
  lng: longitude,
  destinationHash: z.nullable(z.number('destinationHash must be a number or null')),
})
export type Submission = z.infer<typeof submissionSchema>

/** What a player has typed so far, as it was typed: the browser keeps it until it is sent. */
export const pointDraftSchema = z.object({
  kind: z.string(),
  name: z.string(),
  lat: z.string(),
  lng: z.string(),
})
export type PointDraft = z.infer<typeof pointDraftSchema>

export const pointAnswerSchema = z.object({ success: z.literal(true), point: pointSchema })

/** POST /api/atlas/map/points/{id}/vote */
export const voteRequestSchema = z.object({ direction: directionSchema })
export const voteAnswerSchema = z.object({
  success: z.literal(true),
  id: z.string(),
  upvotes: z.number(),
  downvotes: z.number(),
  my_vote: z.nullable(directionSchema),
  status: z.enum(POINT_STATUSES),
  hidden: z.boolean(),
})

export const REPORT_REASONS = ['wrong-place', 'not-there', 'duplicate', 'offensive'] as const
/** POST /api/atlas/map/points/{id}/report: once a player and point. */
export const reportRequestSchema = z.object({
  reason: z.enum(REPORT_REASONS),
  text: z.optional(z.string().check(z.maxLength(LONGEST_REASON))),
})

/** POST /api/atlas/map/points/{id}/appeal: the submitter asks for another look at a refused or hidden point, once. */
export const appealRequestSchema = z.object({
  text: text(LONGEST_REASON, 'Your reason', 'moderators read it'),
})

/** PUT /api/atlas/map/points/{id}/found */
export const foundRequestSchema = z.object({ found: z.boolean() })

/** GET /api/atlas/map/points.geojson */
export const geoJsonSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      id: z.string(),
      geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        name: z.string(),
        kind: z.string(),
        status: z.enum(POINT_STATUSES),
        destination: z.nullable(z.string()),
        destinationHash: z.nullable(z.number()),
        upvotes: z.number(),
        downvotes: z.number(),
      }),
    }),
  ),
})

export const ACTIONS = [
  'submit',
  'approve',
  'refuse',
  'hide',
  'show',
  'report',
  'dismiss-reports',
  'appeal',
  'edit',
  'revert',
  'withdraw',
] as const

export const pointStateSchema = z.object({
  name: z.string(),
  kind: z.string(),
  lat: z.number(),
  lng: z.number(),
  status: z.enum(POINT_STATUSES),
  hidden: z.boolean(),
})
export type PointState = z.infer<typeof pointStateSchema>

/** One line of the history of a point, and of the public audit log. */
export const changeSchema = z.object({
  id: z.number(),
  point_id: z.string(),
  /** What the point is called; absent where the reader may not see it: hidden, refused or taken back. */
  point: z.optional(z.string()),
  at: z.number(),
  action: z.enum(ACTIONS),
  /** `system` where a rule decided. */
  by: z.union([role, z.literal('system')]),
  /** Moderators act by name; who voted or reported stays unnamed. */
  name: z.optional(z.string()),
  you: z.boolean(),
  reason: z.optional(z.string()),
  /** For moderators: names that were put right stay out of everybody else's sight. */
  before: z.optional(pointStateSchema),
  after: z.optional(pointStateSchema),
})
export type PointChange = z.infer<typeof changeSchema>

/** GET /api/atlas/map/points/{id}/history, and GET /api/atlas/audit?before= */
export const historyAnswerSchema = z.object({
  changes: z.array(changeSchema),
  more: z.boolean(),
  /** Of the whole log. */
  total: z.optional(z.number()),
})

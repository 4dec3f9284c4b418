import * as z from 'zod/mini'

const LONGEST = 64

/** An IANA name (Europe/Berlin). One that the server does not know counts as UTC: its list may be older than a browser's. */
export const timeZoneSchema = z.optional(z.string().check(z.maxLength(LONGEST)))

import type { Wire } from '../world/definitions.ts'

/** The published types declare fields that the platform leaves out where they are null. */
export const asAnswer = <T>(answer: Wire<T>): T => answer as T

export const PRIVACY_PUBLIC = 1
export const PRIVACY_PRIVATE = 2

/** "No hash": what the platform writes where an identifier was never set. */
export const NO_HASH = 2166136261

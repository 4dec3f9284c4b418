import type { PlatformErrorCode } from '@ai-vault/platform/errors.ts'
import type { GuardianAnswer } from '@ai-vault/platform/guardian/guardian-answer.ts'
import type { Finding } from '@ai-vault/platform/inspection/findings.ts'
import type { PartName, WrittenPart } from '../parts/parts.ts'
import type { KnownVersion } from '../views/known-versions.ts'

/** What a thread is told when it starts. */
export interface WorkerSettings {
  readonly dataDir: string
  readonly wishLists: { readonly folder: string; readonly sources: readonly string[] }
}

/** Which definitions and which wish lists the work rests on; a thread that has others opens these. */
export interface Basis {
  readonly contentKey: string
  readonly language: string
  readonly wishes: string
  /** The name of what was learned from them. */
  readonly learned: string | undefined
}

/** A copy that a thread can be asked to make something of. */
export interface StoredCopy {
  readonly key: string
  readonly version: string
  loadWritten(parts: readonly PartName[]): Promise<readonly WrittenPart[]>
}

/** A profile from the platform becomes the parts in which a copy is stored. */
export interface TranslateTask {
  readonly type: 'translate'
  readonly answer: GuardianAnswer
  readonly language: string
  /** The weapons of the copy before, which tell what was used since. */
  readonly before: WrittenPart | undefined
}

/** Something is made of a stored copy: an answer, or a part of one. */
export interface MakeTask {
  readonly type: 'make'
  readonly kind: string
  readonly copy: { readonly key: string; readonly version: string }
  readonly parts: readonly PartName[]
  /** Absent at first: the thread may have them still. */
  readonly written?: readonly WrittenPart[]
  readonly input: unknown
  readonly basis: Basis
  /** Where a reader can be told what has changed: the versions known so far. */
  readonly earlier: readonly KnownVersion[]
}

export type WorkerTask = TranslateTask | MakeTask

/** A copy before it is stored. */
export interface TranslatedCopy {
  /** A digest of the content: copies with the same content have the same version. */
  readonly version: string
  readonly mintedAt: string
  readonly itemCount: number
  readonly withheldCount: number
  readonly unknownItems: number
  /** What the answer held and could not be read. */
  readonly unread: readonly Finding[]
  readonly parts: readonly WrittenPart[]
}

export interface Made {
  readonly json: Uint8Array<ArrayBuffer>
  readonly version: string
  /** The digests of this version's items, to compare a later one with; undefined for a view without a comparison. */
  readonly digests: Uint8Array | undefined
  readonly changes: readonly (readonly [since: string, changed: Uint8Array])[]
}

export interface TransportedFailure {
  readonly code: PlatformErrorCode
  readonly platformCode?: number
  readonly platformStatus?: string
  readonly httpStatus?: number
  readonly retryAfterMs?: number
}

/** `seconds`: the processor time it took. */
export type WorkerResult = { readonly seconds: number } & (
  | { readonly type: 'translated'; readonly copy: TranslatedCopy }
  | { readonly type: 'made'; readonly made: Made }
  /** The thread does not have the parts. */
  | { readonly type: 'missing' }
  /** The platform's own refusal. */
  | { readonly type: 'refused'; readonly failure: TransportedFailure }
  /** What is stored cannot be read. */
  | { readonly type: 'misfit'; readonly reason: string }
  /** The thread cannot do this: the definitions or lists it rests on are not on the disk any more. */
  | { readonly type: 'unable'; readonly reason: string }
)

/**
 * The platform leaves out every field that is null, while the published types declare nearly all of them. `Wire`
 * lets us write an answer as it travels and still have each name and type checked.
 */
export type Wire<T> = T extends readonly (infer Element)[]
  ? readonly Wire<Element>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Wire<T[Key]> }
    : T

export const asAnswer = <T>(answer: Wire<T>): T => answer as T

export const PRIVACY_PUBLIC = 1
export const PRIVACY_PRIVATE = 2

/** "No hash": what the platform writes where an identifier was never set. */
export const NO_HASH = 2166136261

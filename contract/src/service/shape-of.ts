import type * as z from 'zod/mini'

/**
 * Holds a schema to a type of the game: every field of it has a schema, and every schema gives what the field wants.
 * Used with `satisfies`, so that the schema keeps its own, exact type.
 */
export type ShapeOf<Type> = { readonly [Field in keyof Required<Type>]: z.ZodMiniType<Type[Field]> }

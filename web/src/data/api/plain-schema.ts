/**
 * The few answers that the first screen needs before anything else are read without the library of schemas, which would
 * be a tenth of the first load. Each check is held to the contract's type by the compiler, and to the contract's schema
 * by a test that gives both the same answers.
 */
type Check<Value> = (value: unknown) => value is Value

type Checks<Fields extends object> = {
  readonly [Field in keyof Required<Fields>]: Check<Fields[Field]>
}

interface PlainSchema<Answer> {
  safeParse(
    body: unknown,
  ): { readonly success: true; readonly data: Answer } | { readonly success: false; readonly error: Error }
}

export const text: Check<string> = (value) => typeof value === 'string'
export const number: Check<number> = (value): value is number => Number.isFinite(value)
export const whole: Check<number> = (value): value is number => Number.isSafeInteger(value)
export const between =
  (least: number, most: number): Check<number> =>
  (value): value is number =>
    number(value) && value >= least && value <= most
export const optional =
  <Value>(check: Check<Value>): Check<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || check(value)
export const fields =
  <Fields extends object>(checks: Checks<Fields>): Check<Fields> =>
  (value): value is Fields =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check<unknown>>(checks).every(([name, check]) => check(Reflect.get(value, name)))

export function plainSchema<Answer extends object>(checks: Checks<Answer>): PlainSchema<Answer> {
  const fits = fields(checks)
  return {
    safeParse: (body) =>
      fits(body) ? { success: true, data: body } : { success: false, error: new Error('unexpected answer') },
  }
}

interface Issue {
  readonly path: readonly PropertyKey[]
}

const isIssue = (value: unknown): value is Issue =>
  typeof value === 'object' && value !== null && 'path' in value && Array.isArray(value.path)

/** The places in an answer that had another form than agreed: 'data.characters.0.power'. */
export function fieldsOf(cause: unknown): readonly string[] {
  if (typeof cause !== 'object' || cause === null || !('issues' in cause)) return []
  const { issues } = cause
  return Array.isArray(issues) ? issues.filter(isIssue).map(({ path }) => path.map(String).join('.')) : []
}

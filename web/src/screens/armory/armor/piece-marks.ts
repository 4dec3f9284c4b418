import type { PieceMarks } from '../../../data/storage.ts'

/** Sets or takes back one mark; a piece is never pinned and excluded at once. */
export function toggleMark(marks: PieceMarks, kind: keyof PieceMarks, id: string): PieceMarks {
  const without = (ids: readonly string[]) => ids.filter((other) => other !== id)
  const marked = marks[kind].includes(id)
  const cleared = { pinned: without(marks.pinned), excluded: without(marks.excluded) }
  return marked ? cleared : { ...cleared, [kind]: [...cleared[kind], id] }
}

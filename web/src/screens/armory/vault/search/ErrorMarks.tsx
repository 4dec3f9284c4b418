import type { SearchError } from '@ai-vault/game/search/query.ts'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import styles from './VaultSearch.module.css'

interface ErrorMarksProps {
  readonly text: string
  readonly errors: readonly SearchError[]
  readonly input: RefObject<HTMLInputElement | null>
}

/** The same letters as the field above it, invisible, with a line under those that were not understood. */
export function ErrorMarks({ text, errors, input }: ErrorMarksProps) {
  const marks = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const field = input.current
    const follow = () => marks.current?.scrollTo({ left: field?.scrollLeft ?? 0 })
    follow()
    field?.addEventListener('scroll', follow)
    return () => field?.removeEventListener('scroll', follow)
  })
  if (errors.length === 0) return null
  const isWrong = (at: number) => errors.some(({ start, end }) => at >= start && at < end)
  const runs: { readonly start: number; text: string; readonly wrong: boolean }[] = []
  for (const [at, letter] of [...text].entries()) {
    const last = runs.at(-1)
    if (last && last.wrong === isWrong(at)) last.text += letter
    else runs.push({ start: at, text: letter, wrong: isWrong(at) })
  }
  return (
    <span ref={marks} className={styles.marks} aria-hidden="true">
      {runs.map(({ start, text: run, wrong }) =>
        wrong ? <mark key={start}>{run}</mark> : <span key={start}>{run}</span>,
      )}
    </span>
  )
}

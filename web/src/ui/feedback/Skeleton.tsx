import { classNames } from '../class-names.ts'
import { Glyph } from '../glyphs/Glyph.tsx'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  readonly width?: string
  readonly height?: string
  readonly square?: boolean
  /** Of a whole part of the screen: as dark as the part will be. */
  readonly part?: boolean
}

/** Holds the place of something that loads, at its final size. */
export function Skeleton({ width = '100%', height, square, part }: SkeletonProps) {
  const size = square ? { width, height: 'auto', aspectRatio: '1' } : { width, ...(height && { height }) }
  return <span className={classNames(styles.skeleton, part && styles.part)} style={size} aria-hidden="true" />
}

/** The mark that breathes beside what is going on: 'Loading ...', 'Sentinel is thinking...'. */
export function Thinking({ children }: { readonly children: string }) {
  return (
    <span className={styles.thinking} role="status">
      <Glyph name="mark" />
      {children}
    </span>
  )
}

import art from '../art.module.css'
import { classNames } from '../class-names.ts'
import { bladePath } from './aperture.ts'

interface ApertureArtProps {
  readonly className?: string | undefined
}

/** The closed eye with two lights on its orbits: nothing here, or nothing found. */
export function ApertureArt({ className }: ApertureArtProps) {
  return (
    <svg
      className={classNames(art.art, className)}
      viewBox="0 0 132 132"
      width="132"
      height="132"
      aria-hidden="true"
    >
      <circle className={art.faint} cx="66" cy="66" r="64" />
      <circle className={classNames(art.line, art.dash)} cx="66" cy="66" r="46" />
      <circle className={art.line} cx="66" cy="66" r="28" />
      <path className={art.line} d={bladePath({ x: 66, y: 66, radius: 28 }, 0.24)} />
      <circle className={art.goldPoint} cx="107" cy="45" r="2.6" />
      <circle className={art.tealPoint} cx="22" cy="113" r="2" />
    </svg>
  )
}

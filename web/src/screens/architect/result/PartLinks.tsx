import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { words } from '../words.ts'
import styles from './Result.module.css'

export const BUILD_PARTS = ['weapons', 'armor', 'coverage', 'claims', 'others'] as const
export type BuildPart = (typeof BUILD_PARTS)[number]

export const placeOf = (part: BuildPart) => `build-${part}`

function goTo(part: BuildPart) {
  const place = document.getElementById(placeOf(part))
  place?.scrollIntoView({ block: 'start' })
  place?.focus({ preventScroll: true })
}

/** On a phone a build is many windows long: the way to each of its parts. */
export function PartLinks() {
  return (
    <nav className={styles.parts} aria-label={words.result.parts.label}>
      {BUILD_PARTS.map((part) => (
        <Button key={part} size="small" onClick={() => goTo(part)}>
          {words.result.parts[part]}
        </Button>
      ))}
    </nav>
  )
}

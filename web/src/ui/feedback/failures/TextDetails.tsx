import styles from './TextDetails.module.css'

interface TextDetailsProps {
  readonly title: string
  readonly children: string
}

/** A text for those who want to know exactly, folded away: what a machine said, or what to send to somebody. */
export function TextDetails({ title, children }: TextDetailsProps) {
  return (
    <details className={styles.details}>
      <summary>{title}</summary>
      <pre>{children}</pre>
    </details>
  )
}

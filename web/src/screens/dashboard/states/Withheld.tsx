import { ErrorLine } from '../../../ui/ErrorPanel.tsx'
import { PRIVACY_SETTINGS_URL } from '../platform-links.ts'

/** A profile that is partly private says so (G-46), or its dashes would look like failures. */
export function Withheld({ parts }: { readonly parts: number }) {
  return (
    <ErrorLine tone="warn">
      Your privacy settings keep {parts === 1 ? 'one part' : `${parts} parts`} of your profile from us; what
      is missing is a dash or says so.{' '}
      <a href={PRIVACY_SETTINGS_URL} target="_blank" rel="noopener noreferrer">
        Check Privacy Settings
      </a>
    </ErrorLine>
  )
}

import { ErrorLine } from '../../../ui/feedback/failures/ErrorPanel.tsx'
import { PRIVACY_SETTINGS_URL } from '../platform-links.ts'
import { words } from './words.tsx'

/** A profile that is partly private says so (G-46), or its dashes would look like failures. */
export function Withheld({ parts }: { readonly parts: number }) {
  return (
    <ErrorLine tone="warn">
      {words.withheld(
        parts,
        <a href={PRIVACY_SETTINGS_URL} target="_blank" rel="noopener noreferrer">
          {words.privacySettings}
        </a>,
      )}
    </ErrorLine>
  )
}

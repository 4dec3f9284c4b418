import type { ShareAnswer } from '@ai-vault/contract/shares.ts'
import type { BuildDocument } from '@ai-vault/game/shares/document.ts'
import { ShareButton } from '../../../sharing/ShareButton.tsx'
import { words } from '../words/words.ts'

interface ForkButtonProps {
  readonly share: Pick<ShareAnswer, 'path'>
  readonly build: BuildDocument
}

/** A build of one's own that begins as this one: it stays when the first is taken back. */
export function ForkButton({ share, build }: ForkButtonProps) {
  const { notes: _theirs, ...rest } = build
  return (
    <ShareButton size="small" document={{ ...rest, forkedFrom: share.path }}>
      {words.fork}
    </ShareButton>
  )
}

import type { ShareAnswer } from '@ai-vault/contract/shares.ts'
import type { BuildDocument } from '@ai-vault/game/shares/document.ts'
import type { ReactNode } from 'react'
import { ShareButton } from '../../../sharing/ShareButton.tsx'
import { words } from '../words.ts'

interface ForkButtonProps {
  readonly share: Pick<ShareAnswer, 'path'>
  readonly build: BuildDocument
  readonly gold?: boolean
  readonly children?: ReactNode
}

/** A build of one's own that begins as this one: it stays when the first is taken back. */
export function ForkButton({ share, build, gold, children }: ForkButtonProps) {
  const { notes: _theirs, ...rest } = build
  return (
    <ShareButton
      glyph="i-fork"
      document={{ ...rest, forkedFrom: share.path }}
      {...(gold ? { tone: 'gold' } : { size: 'small' })}
    >
      {children ?? words.fork}
    </ShareButton>
  )
}

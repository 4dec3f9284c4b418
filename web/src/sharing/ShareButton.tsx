import { type ShareDocument, typeOf } from '@ai-vault/game/shares/document.ts'
import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from '../ui/controls/buttons/Button.tsx'
import { Glyph } from '../ui/glyphs/Glyph.tsx'
import type { GlyphName } from '../ui/glyphs/glyph-names.ts'
import { LaterShareDialog } from './LaterShareDialog.tsx'
import { words } from './words.ts'

interface ShareButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  readonly document: ShareDocument
  readonly glyph?: GlyphName
  readonly children?: ReactNode
}

/** Opens the share dialog over whatever screen it stands on. */
export function ShareButton({ document, glyph = 'i-share', children, ...look }: ShareButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        {...look}
        onPointerEnter={LaterShareDialog.preload}
        onFocus={LaterShareDialog.preload}
        onClick={() => setOpen(true)}
      >
        <Glyph name={glyph} size="s" />
        {children ?? words.share[typeOf(document)]}
      </Button>
      <LaterShareDialog document={document} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

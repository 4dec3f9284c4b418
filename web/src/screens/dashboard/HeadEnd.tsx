import { Button } from '../../ui/controls/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { AsOf } from '../../ui/figures/AsOf.tsx'
import { SourceMark } from '../../ui/figures/SourceMark.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import { words } from './words/words.ts'

interface HeadEndProps {
  readonly readAt: number | undefined
  readonly waiting: boolean
  readonly live: boolean
  readonly busy: boolean
  readonly onRefresh: () => void
}

/** How old the numbers are, and the way to newer ones. It keeps its place while there are none. */
export function HeadEnd({ readAt, waiting, live, busy, onRefresh }: HeadEndProps) {
  return (
    <>
      {waiting && <Skeleton width="176px" height="20px" />}
      {readAt !== undefined && <AsOf at={readAt} />}
      {readAt !== undefined && live && <SourceMark source="live" />}
      <Button size="small" aria-disabled={busy} onClick={busy ? undefined : onRefresh}>
        <Glyph name="i-refresh" size="s" />
        {words.refresh}
      </Button>
    </>
  )
}

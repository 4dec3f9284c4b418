import type { BuildDocument } from '@ai-vault/game/shares/document.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inventoryQuery } from '../../../data/queries/queries.ts'
import type { SignedIn } from '../../../data/session/session-check.ts'
import { LaterShareDialog } from '../../../sharing/LaterShareDialog.tsx'
import { wornBuild } from '../../../sharing/worn-build.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { ErrorLine } from '../../../ui/feedback/failures/ErrorPanel.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { words } from '../words/words.ts'

const said = words.shareWorn

/** The specified Share Build of the profile (F-319): what the character played last wears, with its preview first. */
export function ShareWorn({ session }: { readonly session: SignedIn }) {
  const client = useQueryClient()
  const [build, setBuild] = useState<BuildDocument>()
  const [open, setOpen] = useState(false)
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'nothing'>('idle')

  async function start() {
    if (state === 'busy') return
    setState('busy')
    try {
      const inventory = await client.fetchQuery(inventoryQuery(session))
      const [last] = inventory.characters.toSorted((one, other) =>
        one.lastPlayed < other.lastPlayed ? 1 : -1,
      )
      const worn = last && wornBuild(inventory, last)
      setState(worn ? 'idle' : 'nothing')
      setBuild(worn)
      setOpen(worn !== undefined)
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <Button size="small" aria-busy={state === 'busy'} onClick={() => void start()}>
        <Glyph name="i-share" size="s" />
        {said.button}
      </Button>
      {state === 'failed' && <ErrorLine>{said.failed}</ErrorLine>}
      {state === 'nothing' && <ErrorLine tone="warn">{said.nothing}</ErrorLine>}
      {build && <LaterShareDialog document={build} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

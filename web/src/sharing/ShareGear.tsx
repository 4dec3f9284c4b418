import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import type { BuildDocument } from '@ai-vault/game/shares/document.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inventoryQuery } from '../data/queries/queries.ts'
import { useSignedIn } from '../data/session/use-session.ts'
import { Button } from '../ui/controls/buttons/Button.tsx'
import { ErrorLine } from '../ui/feedback/failures/ErrorPanel.tsx'
import { Glyph } from '../ui/glyphs/Glyph.tsx'
import { LaterShareDialog } from './LaterShareDialog.tsx'
import { words } from './words.ts'

type GearType = 'build' | 'loadout'

/** Loaded with the first press: a screen that only offers it stays small. */
async function documentsOf(type: GearType, inventory: InventoryAnswer): Promise<readonly BuildDocument[]> {
  const { lastPlayedFirst, shareableLoadouts, wornBuild } = await import('./worn-build.ts')
  if (type === 'loadout') return shareableLoadouts(inventory)
  const [last] = lastPlayedFirst(inventory.characters)
  const worn = last && wornBuild(inventory, last)
  return worn ? [worn] : []
}

/**
 * Shares gear that the player owns, with its preview first: as a build (F-319) what the character played last wears, as a
 * loadout (F-323) what any of them wears or the game keeps for it.
 */
export function ShareGear({ type }: { readonly type: GearType }) {
  const client = useQueryClient()
  const session = useSignedIn()
  const [documents, setDocuments] = useState<readonly BuildDocument[]>([])
  const [open, setOpen] = useState(false)
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'nothing'>('idle')
  const [first] = documents

  async function start() {
    if (state === 'busy' || !session) return
    setState('busy')
    try {
      const made = await documentsOf(type, await client.fetchQuery(inventoryQuery(session)))
      setState(made.length > 0 ? 'idle' : 'nothing')
      setDocuments(made)
      setOpen(made.length > 0)
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <Button size="small" aria-busy={state === 'busy'} onClick={() => void start()}>
        <Glyph name="i-share" size="s" />
        {words.share[type]}
      </Button>
      {state === 'failed' && <ErrorLine>{words.notRead}</ErrorLine>}
      {state === 'nothing' && <ErrorLine tone="warn">{words.nothingWorn}</ErrorLine>}
      {first && (
        <LaterShareDialog
          document={first}
          choices={documents.map((document) => ({ label: document.name, document }))}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

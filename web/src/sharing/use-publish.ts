import type { ShareAddress } from '@ai-vault/contract/shares.ts'
import type { ShareDocument } from '@ai-vault/game/shares/document.ts'
import type { SharePart } from '@ai-vault/game/shares/parts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../data/api/api-error.ts'
import { publishShare } from '../data/queries/share-queries.ts'
import { words } from './words.ts'

/** Makes a link at most once for what is shown: a second press, or a copy by hand, gives the same one. */
export function usePublish(document: ShareDocument, parts: readonly SharePart[]) {
  const client = useQueryClient()
  const wanted = JSON.stringify([document, parts])
  const running = useRef<{ readonly of: string; readonly work: Promise<ShareAddress> }>(undefined)
  const [made, setMade] = useState<{ readonly of: string; readonly address: ShareAddress }>()
  const [failure, setFailure] = useState<string>()

  async function publish(): Promise<ShareAddress | undefined> {
    setFailure(undefined)
    if (running.current?.of !== wanted) running.current = { of: wanted, work: publishShare(document, parts) }
    try {
      const address = await running.current.work
      setMade({ of: wanted, address })
      void client.invalidateQueries({ queryKey: ['shares'] })
      return address
    } catch (error) {
      running.current = undefined
      setFailure(error instanceof ApiError ? error.message : words.failed)
      return undefined
    }
  }

  return { publish, made: made?.of === wanted ? made.address : undefined, failure }
}

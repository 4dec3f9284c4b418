import { openNames } from '@ai-vault/platform/manifest/create-languages.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'
import { type OpenDefinitions, openDefinitions } from '@ai-vault/platform/manifest/open-definitions.ts'
import { indexKeptLists } from '../../wish-lists/kept-lists.ts'
import { createAssessments } from '../assessments.ts'
import type { Basis, WorkerSettings } from './messages.ts'
import type { BuildContext } from './view-builder.ts'

/** What a task rests on is not to be had in this thread. */
export class UnableError extends Error {
  override readonly name = 'UnableError'
}

/** The definitions, wish lists and names that a thread has open: the server's own, read from the disk for itself. */
export function createReferences({ dataDir, wishLists }: WorkerSettings) {
  let open: { readonly key: string; readonly definitions: OpenDefinitions } | undefined
  let context: { readonly edition: string; readonly value: BuildContext } | undefined
  const names = new Map<string, NonNullable<ReturnType<typeof openNames>>>()

  function definitionsOf(language: string, contentKey: string): OpenDefinitions {
    const key = `${language} ${contentKey}`
    if (open?.key === key) return open.definitions
    const opened = openDefinitions(dataDir, language, contentKey)
    if (!opened) throw new UnableError('these definitions are not on the disk')
    open?.definitions.close()
    open = { key, definitions: opened }
    return opened
  }

  function namesIn({ language, edition }: { language: string; edition: string }): Names {
    const kept = names.get(edition)
    if (kept) return kept.names
    const opened = openNames(dataDir, { language, edition })
    if (!opened) throw new UnableError('these names are not on the disk')
    for (const [other, older] of names) {
      if (older.names.language !== language) continue
      older.close()
      names.delete(other)
    }
    names.set(edition, opened)
    return opened.names
  }

  return {
    definitions: definitionsOf,
    async contextOf({ language, contentKey, wishes, learned }: Basis): Promise<BuildContext> {
      const manifest = definitionsOf(language, contentKey)
      const edition = `${contentKey} ${wishes}`
      if (context?.edition === edition && context.value.manifest === manifest) return context.value
      const index = await indexKeptLists(wishLists, learned, manifest)
      if (index === 'unknown') throw new UnableError('a wish list, or what was learned, is not on the disk')
      const assessments = createAssessments({ edition: wishes, index: () => index }, manifest)
      const value = { manifest, assessments, namesIn }
      context = { edition, value }
      return value
    },
  }
}

import { CompletionList } from './CompletionList.tsx'
import { completeVaultSearch } from './complete-vault-search.ts'
import { ErrorMarks } from './ErrorMarks.tsx'

/** All that only somebody who types needs, in one file of the built app. */
export const completer = { complete: completeVaultSearch, List: CompletionList, Marks: ErrorMarks }

import { weaponAnalysisSchema } from '@ai-vault/contract/weapons.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../data/api/api-client.ts'
import { languageQuery } from '../../data/language.ts'
import { namedAnswer } from '../../data/named-answers.ts'

/** What a weapon can be, whoever owns it: the analysis of its definition. */
export const definitionQuery = (itemHash: number) =>
  queryOptions({
    queryKey: ['weapon-definition', itemHash],
    queryFn: ({ signal }) =>
      callApi({
        path: '/api/analyze-weapon',
        method: 'POST',
        query: languageQuery(),
        body: { item_hash: itemHash },
        schema: weaponAnalysisSchema,
        signal,
      }),
    ...namedAnswer(10 * 60_000),
    meta: { named: true },
  })

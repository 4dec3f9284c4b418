import { destinationSchema, destinationsSchema } from '@ai-vault/contract/planets.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api/api-client.ts'
import { languageQuery } from '../language/language.ts'
import { namedAnswer } from '../language/named-answers.ts'

const FRESH_MS = 3_600_000

/** The same for everybody; as old as the game's definitions. */
export const destinationsQuery = () =>
  queryOptions({
    queryKey: ['planets', 'destinations'],
    queryFn: ({ signal }) =>
      callApi({
        path: '/api/planets/destinations',
        query: languageQuery(),
        schema: destinationsSchema,
        signal,
      }),
    ...namedAnswer(FRESH_MS),
    meta: { named: true },
  })

export const destinationQuery = (hash: number) =>
  queryOptions({
    queryKey: ['planets', 'destinations', hash],
    queryFn: ({ signal }) =>
      callApi({
        path: `/api/planets/destinations/${hash}`,
        query: languageQuery(),
        schema: destinationSchema,
        signal,
      }),
    ...namedAnswer(FRESH_MS),
    meta: { named: true },
  })

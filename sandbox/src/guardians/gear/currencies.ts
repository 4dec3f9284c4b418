import type { Belongings } from './belongings.ts'

/** How much of everything that vendors take: wallet and materials together. */
export const currenciesOf = ({ side }: Belongings): ReadonlyMap<number, number> =>
  new Map(
    side
      .filter(({ kind }) => kind === 'currency' || kind === 'material')
      .map(({ hash, quantity }) => [hash, quantity]),
  )

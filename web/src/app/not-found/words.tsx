import type { ReactNode } from 'react'

export const words = {
  title: 'Signal Lost',
  nothingAt: (address: ReactNode) => <>Nothing answers at {address}.</>,
  didYouMean: (link: ReactNode) => <> Did you mean {link}?</>,
  waysBack: 'Ways back',
}

import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { words } from './words/words.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly title?: string
  }
}

/** 'Armory · AI Vault'; an address nobody knows matches no screen and is 'Signal Lost'. */
export function usePageTitle(): void {
  const title = useMatches({
    select: (matches) =>
      matches.findLast((match) => match.staticData.title)?.staticData.title ?? words.signalLost,
  })
  useEffect(() => {
    document.title = `${title} · ${words.product}`
  }, [title])
}

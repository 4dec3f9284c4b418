import { useEffect } from 'react'
import { useShown } from '../routing/use-address.ts'
import { words } from './words/words.ts'

/** 'Armory · AI Vault'; an address nobody knows matches no screen and is 'Signal Lost'. */
export function usePageTitle(): void {
  const title = useShown(({ match }) => match?.route.title ?? words.signalLost)
  useEffect(() => {
    document.title = `${title} · ${words.product}`
  }, [title])
}

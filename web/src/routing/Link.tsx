import {
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  type TouchEvent,
  useEffect,
  useRef,
} from 'react'
import type { Address } from './addresses.ts'
import type { Target } from './router.ts'
import { useRouter } from './router-context.ts'
import { type TargetAt, useLocation } from './use-address.ts'

export type LinkProps<At extends Address> = TargetAt<At> & Omit<ComponentProps<'a'>, 'href'>

/** A pointer that only passes by asks for nothing. */
const INTENT_MS = 50

export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** What makes an anchor a link of the app. The screen's files are fetched when somebody is about to follow it. */
export function useLink<Rest extends ComponentProps<'a'>>({
  to,
  params,
  search,
  hash,
  state,
  replace,
  resetScroll,
  onClick,
  ...rest
}: Target & Rest) {
  const router = useRouter()
  const target: Target = { to, params, search, hash, state, replace, resetScroll }
  const href = useLocation(() => router.hrefOf(target))
  const isHere = useLocation((location) => location.href === href)
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(intent.current), [])
  const preload = () => router.preload(href)
  return {
    ...rest,
    href,
    'aria-current': 'aria-current' in rest ? rest['aria-current'] : isHere ? ('page' as const) : undefined,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event)
      if (event.defaultPrevented || !isPlainClick(event) || rest.target === '_blank') return
      event.preventDefault()
      void router.navigate(target)
    },
    onFocus: (event: FocusEvent<HTMLAnchorElement>) => {
      rest.onFocus?.(event)
      preload()
    },
    onTouchStart: (event: TouchEvent<HTMLAnchorElement>) => {
      rest.onTouchStart?.(event)
      preload()
    },
    onMouseEnter: (event: MouseEvent<HTMLAnchorElement>) => {
      rest.onMouseEnter?.(event)
      intent.current = setTimeout(preload, INTENT_MS)
    },
    onMouseLeave: (event: MouseEvent<HTMLAnchorElement>) => {
      rest.onMouseLeave?.(event)
      clearTimeout(intent.current)
    },
  }
}

/** A link to a screen of the app. */
export function Link<const At extends Address>(props: LinkProps<At>) {
  return <a {...useLink(props as Target)} />
}

import type { ComponentProps, MouseEvent } from 'react'
import { isPlainClick } from '../../../routing/Link.tsx'
import { useRouter } from '../../../routing/router-context.ts'

interface AddressLinkProps extends ComponentProps<'a'> {
  /** An address of the app that an answer named, e.g. `/armory?q=is:dupe`. */
  readonly to: string
}

const isOurs = (address: string) => /^\/(?![/\\])/.test(address)

/** A link whose address is only known at run time. One that leads out of the app is no link at all. */
export function AddressLink({ to, children, ...rest }: AddressLinkProps) {
  const router = useRouter()
  if (!isOurs(to)) return <span className={rest.className}>{children}</span>
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    router.history.push(to)
  }
  return (
    <a {...rest} href={to} onClick={go}>
      {children}
    </a>
  )
}

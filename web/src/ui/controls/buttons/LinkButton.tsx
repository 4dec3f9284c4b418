import type { ComponentProps } from 'react'
import type { Address } from '../../../routing/addresses.ts'
import { type LinkProps, useLink } from '../../../routing/Link.tsx'
import type { Target } from '../../../routing/router.ts'
import { classNames } from '../../class-names.ts'
import { type ButtonLook, buttonClass } from './button-look.ts'

interface AnchorButtonProps extends ComponentProps<'a'>, ButtonLook {}

/** A plain address outside the app that looks like a button. */
export function AnchorButton({ tone, size, iconOnly, wide, className, ...rest }: AnchorButtonProps) {
  return <a {...rest} className={classNames(buttonClass({ tone, size, iconOnly, wide }), className)} />
}

/** A screen of the app that looks like a button. */
export function LinkButton<const At extends Address>(props: LinkProps<At> & ButtonLook) {
  return <AnchorButton {...useLink(props as Target & ButtonLook)} />
}

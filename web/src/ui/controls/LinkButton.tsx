import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { type ButtonLook, buttonClass } from './button-look.ts'

interface AnchorButtonProps extends ComponentProps<'a'>, ButtonLook {}

/** A plain address outside the app that looks like a button. */
export function AnchorButton({ tone, size, iconOnly, wide, className, ...rest }: AnchorButtonProps) {
  return <a {...rest} className={classNames(buttonClass({ tone, size, iconOnly, wide }), className)} />
}

/** A route of the app that looks like a button; takes the router's typed `to`, `params` and `search`. */
export const LinkButton = createLink(AnchorButton)

import type { ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import { type ButtonLook, buttonClass } from './button-look.ts'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {}

export function Button({ tone, size, iconOnly, wide, className, type = 'button', ...rest }: ButtonProps) {
  const look = buttonClass({ tone, size, iconOnly, wide })
  return <button {...rest} type={type} className={classNames(look, className)} />
}

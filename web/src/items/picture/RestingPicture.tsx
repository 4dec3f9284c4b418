import { type ReactNode, useEffect, useRef } from 'react'
import { whenRested } from './resting-pictures.ts'

interface RestingPictureProps {
  readonly address: string
  /** The picture may be tried again. */
  readonly onRested: () => void
  /** What stands in its place. */
  readonly children: ReactNode
}

/** In the place of a picture that could not be fetched; there only where one failed, so that the others cost nothing. */
export function RestingPicture({ address, onRested, children }: RestingPictureProps) {
  const rested = useRef(onRested)
  useEffect(() => {
    rested.current = onRested
  })
  useEffect(() => whenRested(address, () => rested.current()), [address])
  return children
}

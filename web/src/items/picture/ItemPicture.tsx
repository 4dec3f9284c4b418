import { useState } from 'react'
import styles from './ItemPicture.module.css'
import { iconAddress } from './weapon-glyphs.ts'

/** The platform's picture of an item; nothing in its place where there is none. */
export function ItemPicture({ icon }: { readonly icon: string | undefined }) {
  const [failed, setFailed] = useState(false)
  const address = icon && iconAddress(icon)
  if (!address || failed) return null
  return (
    <img
      src={address}
      alt=""
      width="22"
      height="22"
      loading="lazy"
      className={styles.picture}
      onError={() => setFailed(true)}
    />
  )
}

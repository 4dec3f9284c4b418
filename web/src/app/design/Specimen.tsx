import type { ReactNode } from 'react'
import layout from '../../ui/layout.module.css'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import text from '../../ui/text.module.css'

/** One titled section of the design page. */
export function Specimen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <SectionHead kind="group" title={title} />
      {children}
    </section>
  )
}

/** A labelled row of small parts. */
export function Parts({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={layout.stackSmall}>
      <span className={text.cap}>{label}</span>
      <div className={layout.row}>{children}</div>
    </div>
  )
}

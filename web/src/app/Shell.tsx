import { Outlet } from '@tanstack/react-router'
import { lazy, useCallback, useState } from 'react'
import { SheetHost } from '../items/sheet/SheetHost.tsx'
import { OptionalPart } from '../loading/OptionalPart.tsx'
import { ToastRegion } from '../ui/feedback/ToastRegion.tsx'
import { toasts } from '../ui/feedback/toasts.ts'
import { Banners } from './Banners.tsx'
import { Footer, type Overlay } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Shell.module.css'
import { StatusBar } from './StatusBar.tsx'
import { usePageTitle } from './use-page-title.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { words } from './words/words.ts'

const CommandPalette = lazy(() =>
  import('./CommandPalette.tsx').then((module) => ({ default: module.CommandPalette })),
)
const KeyboardHelp = lazy(() =>
  import('./KeyboardHelp.tsx').then((module) => ({ default: module.KeyboardHelp })),
)
const LanguageDialog = lazy(() =>
  import('./LanguageDialog.tsx').then((module) => ({ default: module.LanguageDialog })),
)
const Messages = lazy(() => import('./Messages.tsx').then((module) => ({ default: module.Messages })))

const tellUnopened = () => toasts.show(words.unopened, { tone: 'bad', glyph: 'i-warn' })

/** The frame around every screen. It outlives whatever happens inside `main`. */
export function Shell() {
  const [overlay, setOverlay] = useState<Overlay | 'palette'>()
  const openPalette = useCallback(() => setOverlay('palette'), [])
  const openHelp = useCallback(() => setOverlay('help'), [])
  const close = useCallback(() => setOverlay(undefined), [])
  useShortcuts({ openPalette, openHelp })
  usePageTitle()
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <Header onOpen={setOverlay} />
      <StatusBar />
      <Banners />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer onOpen={setOverlay} />
      <ToastRegion />
      <SheetHost unopened={words.unopened} />
      <OptionalPart name={overlay ?? 'none'} onFailure={tellUnopened}>
        {overlay === 'palette' && <CommandPalette onClose={close} />}
        {overlay === 'help' && <KeyboardHelp open onClose={close} />}
        {overlay === 'language' && <LanguageDialog open onClose={close} />}
        {overlay === 'messages' && <Messages open onClose={close} />}
      </OptionalPart>
    </>
  )
}

import { useCallback, useEffect, useState } from 'react'
import { SheetHost } from '../../items/sheet/SheetHost.tsx'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { OptionalPart } from '../../loading/OptionalPart.tsx'
import { Outlet } from '../../routing/RouterProvider.tsx'
import { useShown } from '../../routing/use-address.ts'
import { ToastRegion } from '../../ui/feedback/toasts/ToastRegion.tsx'
import { toasts } from '../../ui/feedback/toasts/toasts.ts'
import { Banners } from '../banners/Banners.tsx'
import { useShortcuts } from '../keyboard/use-shortcuts.ts'
import { ScreenError } from '../ScreenError.tsx'
import { words } from '../words.ts'
import { Footer, type Overlay } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Shell.module.css'

const CommandPalette = lazyPart(async () => (await import('../keyboard/CommandPalette.tsx')).CommandPalette)
const KeyboardHelp = lazyPart(async () => (await import('../keyboard/KeyboardHelp.tsx')).KeyboardHelp)
const LanguageDialog = lazyPart(async () => (await import('../language/LanguageDialog.tsx')).LanguageDialog)
const Messages = lazyPart(async () => (await import('../banners/Messages.tsx')).Messages)

const showUnopened = () => toasts.show(words.unopened, { tone: 'bad', glyph: 'i-warn' })

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
      <Banners />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet errorComponent={ScreenError} />
      </main>
      <Footer onOpen={setOverlay} />
      <ToastRegion />
      <SheetHost unopened={words.unopened} />
      <OptionalPart name={overlay ?? 'none'} onFailure={showUnopened}>
        {overlay === 'palette' && <CommandPalette onClose={close} />}
        {overlay === 'help' && <KeyboardHelp open onClose={close} />}
        {overlay === 'language' && <LanguageDialog open onClose={close} />}
        {overlay === 'messages' && <Messages open onClose={close} />}
      </OptionalPart>
    </>
  )
}

/** 'Armory · AI Vault'; an address nobody knows matches no screen and is 'Signal Lost'. */
function usePageTitle(): void {
  const title = useShown(({ match }) => match?.route.title ?? words.signalLost)
  useEffect(() => {
    document.title = `${title} · ${words.product}`
  }, [title])
}

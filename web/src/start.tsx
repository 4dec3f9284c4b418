import './data/quiet-zod.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Shell } from './app/frame/Shell.tsx'
import { reportMissingLanguage } from './app/language/report-missing-language.ts'
import { registerServiceWorker } from './app/register-service-worker.ts'
import { createAppRouter } from './app/router.tsx'
import { keepLanguage } from './data/language/named-answers.ts'
import { createQueryClient, refetchOnReturn } from './data/query-client.ts'
import { sessionStore } from './data/session/session-store.ts'
import { startSession } from './data/session/start-session.ts'
import { keepSnapshots } from './data/stored/snapshots.ts'
import { connection } from './data/system/connection.ts'
import { startNotices } from './data/system/notices.ts'
import { watchOutages } from './data/system/watch-outages.ts'
import { RouterProvider } from './routing/RouterProvider.tsx'

const queryClient = createQueryClient()
connection.follow(globalThis)
refetchOnReturn(queryClient, connection)
watchOutages(queryClient)
keepSnapshots(queryClient, sessionStore)
keepLanguage(queryClient, reportMissingLanguage)
void startSession()
startNotices(sessionStore)
registerServiceWorker()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has lost its root')
const router = createAppRouter()
// What the HTML shows stays until the screen can take its place: nothing is ever blank in between. Where the screen's
// file does not come, the router says so itself.
const show = () =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router}>
          <Shell />
        </RouterProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
void router.load().then(show, show)

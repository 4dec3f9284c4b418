// Part of the service worker (build/push-worker.ts puts it there): shows notices while no page of ours is open.
self.addEventListener('push', (event) => {
  event.waitUntil(
    (async () => {
      const { title, body } = event.data.json()
      const pages = await self.clients.matchAll({ type: 'window' })
      // A page in sight shows the notice itself.
      if (pages.some((page) => page.visibilityState === 'visible')) return
      await self.registration.showNotification(title, {
        body,
        icon: '/icons/mark-192.png',
        // The same notice twice is shown once.
        tag: body,
      })
    })(),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(
    (async () => {
      const [page] = await self.clients.matchAll({ type: 'window' })
      if (page) await page.focus()
      else await self.clients.openWindow('/dashboard')
    })(),
  )
})

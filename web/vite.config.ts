import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { answerShape } from './build/answer-shape.ts'
import { armoryChunk } from './build/armory-chunk.ts'
import { commonChunk } from './build/common-chunk.ts'
import { leafletWithoutMarkup } from './build/leaflet-without-markup.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { ASSET_NAMES, PAGES_FOLDER, prerender } from './build/prerender.ts'
import { pushWorker } from './build/push-worker.ts'
import { everyFile, retryableImports } from './build/retryable-imports.ts'
import { shellChunk } from './build/shell-chunk.ts'

const pwa = VitePWA({
  strategies: 'generateSW',
  registerType: 'prompt',
  injectRegister: false,
  includeAssets: ['icons/mark.svg'],
  manifest: {
    id: '/',
    name: 'AI Vault',
    short_name: 'AI Vault',
    description: 'A read-only companion for Destiny 2: what you own, how good it is, what to do next.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#06050f',
    theme_color: '#0c0a1a',
    categories: ['games', 'utilities'],
    icons: [
      { src: '/icons/mark.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/mark-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/mark-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/mark-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    // One file without importScripts, so that the worker runs under the same strict policy as the page.
    inlineWorkboxRuntime: true,
    globPatterns: ['**/*.{html,js,css,svg,woff2,webmanifest}'],
    globIgnores: [`${PAGES_FOLDER}/**`],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/(api|ws|docs|metrics|healthz|readyz)(\/|$)/],
    cleanupOutdatedCaches: true,
    sourcemap: false,
  },
})

const shell = shellChunk()

export default defineConfig({
  plugins: [
    react(),
    retryableImports(),
    pwa,
    pushWorker(),
    leafletWithoutMarkup(),
    preloadFonts(),
    prerender(),
  ],
  define: { 'import.meta.env.VITE_ANSWER_SHAPE': JSON.stringify(answerShape()) },
  css: { transformer: 'lightningcss' },
  build: {
    target: 'es2023',
    cssTarget: ['chrome120', 'firefox121', 'safari17.2'],
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: everyFile,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The shell names the files of every screen: a letter less of each is 170 bytes of the first load.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ASSET_NAMES,
        codeSplitting: {
          groups: [
            { name: 'preload', test: /preload-helper|loading[\\/]load-module/ },
            { name: shell.name, debugName: 'frame and shell' },
            { name: armoryChunk(), debugName: 'armory', includeDependenciesRecursively: false },
            {
              name: 'decisions',
              // The question before a dismantling is a dialog, which loads when it opens.
              test: /[\\/]items[\\/](?:decisions[\\/](?!Confirm)|(?:notes|reviews)[\\/.])/,
              minShareCount: 4,
              includeDependenciesRecursively: false,
            },
            {
              name: 'verdicts',
              // What shows a verdict: apart they are files of a few hundred bytes. What judges anew comes later.
              test: /[\\/](?:cleanup-plan|advised-to-go|copy-name|roll-in-words|use-judged|advice[\\/]judge)\./,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'controls',
              // Small parts of several screens: each would be a file of a few hundred bytes.
              test: /[\\/](?:EmptyState|Tabs|SearchBox|use-saved|fold|use-width|use-long-press)\./,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'cards',
              // What is shown of an item under the pointer. The armory, the largest screen, fetches it with the pointer.
              test: /[\\/]items[\\/]hover[\\/]/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'clock',
              test: /[\\/](?:CheckAgain|check-words|use-now)\./,
              includeDependenciesRecursively: false,
            },
            { name: commonChunk(shell.has), debugName: 'common', minShareCount: 7 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000' },
      '/ws': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', ws: true },
    },
  },
})

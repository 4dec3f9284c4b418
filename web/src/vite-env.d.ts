/// <reference types="vite/client" />

declare const __APP_VERSION__: string
declare const __DESIGN_PAGE__: boolean

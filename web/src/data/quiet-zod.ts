/**
 * Zod compiles its parsers with `new Function`, which our content security policy refuses and reports. Its settings live
 * in this global, which stands before the library's own chunk arrives.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

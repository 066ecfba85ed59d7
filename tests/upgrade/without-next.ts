import { registerHooks } from 'node:module'

/** Replaces `next/cache`, which works only within Next's server, by a simple cache in programs outside Next. */
registerHooks({
  resolve: (specifier, context, resolveNext) =>
    resolveNext(specifier === 'next/cache' ? '#tests/next-cache.ts' : specifier, context),
})

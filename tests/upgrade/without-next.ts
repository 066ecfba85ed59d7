import { registerHooks } from 'node:module'

/** Next's cache exists only while Next serves; a program on its own gets a simple one. */
registerHooks({
  resolve: (specifier, context, resolveNext) =>
    resolveNext(specifier === 'next/cache' ? '#tests/answer-cache.ts' : specifier, context),
})

import { registerHooks } from 'node:module'

/**
 * Packages whose `package.json` is so large that reading it once for each of their files, as Node does to learn a
 * file's format, takes more than a second of every process that loads the CMS. All their files are ES modules.
 */
const ofModules = /\/node_modules\/(?:drizzle-orm|date-fns)\/(?!.*\/node_modules\/)/

registerHooks({
  resolve(specifier, context, resolveNext) {
    const { parentURL = '' } = context
    const isKnown = specifier.startsWith('.') && specifier.endsWith('.js') && ofModules.test(parentURL)
    if (!isKnown) return resolveNext(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})

import { registerHooks } from 'node:module'

/**
 * Packages with a very large `package.json`. Node reads it for each of their files to find the module format, which
 * takes more than a second in every process that loads the CMS. All their files are ES modules.
 */
const esModulePackages = /\/node_modules\/(?:drizzle-orm|date-fns)\/(?!.*\/node_modules\/)/

registerHooks({
  resolve(specifier, context, resolveNext) {
    const { parentURL = '' } = context
    const isKnown = specifier.startsWith('.') && specifier.endsWith('.js') && esModulePackages.test(parentURL)
    if (!isKnown) return resolveNext(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})

import { isNextScript } from '#platform/next-internals/inline-scripts.ts'
import { isDeferredScript } from '../pages/deferred-scripts.ts'

/** Tells whether the text of an inline script is one that Next or this server writes. */
export function isKnownScript(script: string): boolean {
  return isNextScript(script) || isDeferredScript(script)
}

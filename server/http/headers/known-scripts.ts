import { isScriptOfNext } from '#platform/next-internals/inline-scripts.ts'
import { isLateScript } from '../pages/late-scripts.ts'

/** Tells whether the text of an inline script is one that Next or this server writes. */
export function isKnownScript(script: string): boolean {
  return isScriptOfNext(script) || isLateScript(script)
}

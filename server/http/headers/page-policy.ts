import { LRUCache } from 'lru-cache'
import { log } from '#platform/log.ts'
import { maskPath } from '../masked-paths.ts'
import { inlineHashes, type RefusedScript } from './inline-hashes.ts'
import { pagePolicy } from './policy.ts'

/** Refused scripts that are named in one log line. */
const maxNamed = 5

/** Pages whose refused scripts are in the log already. */
const logged = new LRUCache<string, true>({ max: 1_000 })

/** Logs once per page and set of scripts; hashes only, because what the scripts say may be anybody's words. */
function logRefused(path: string, refused: readonly RefusedScript[]): void {
  const scripts = refused.slice(0, maxNamed)
  const key = `${path} ${scripts.map(({ hash }) => hash).join(' ')}`
  if (logged.has(key)) return
  logged.set(key, true)
  log.warn({ path: maskPath(path), count: refused.length, scripts }, 'inline script refused by page policy')
}

/** Returns the Content-Security-Policy of a finished page and logs the inline scripts it does not allow. */
export function policyOfPage(path: string, html: string): string {
  const { refused, ...hashes } = inlineHashes(html)
  if (refused.length > 0) logRefused(path, refused)
  return pagePolicy(hashes)
}

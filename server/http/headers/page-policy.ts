import { LRUCache } from 'lru-cache'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { maskPath } from '../entry/masked-paths.ts'
import { embeddedOrigins, filmOrigins } from './embedded-origins.ts'
import { inlineHashes, type RefusedScript } from './inline-hashes.ts'
import { pagePolicy } from './policy.ts'

/** Maximum number of refused scripts in one log line. */
const maxLogged = 5

/** Refused scripts that have been logged, by page. */
const logged = new LRUCache<string, true>({ max: 1_000 })

/** Logs once per page and set of scripts. Logs hashes only, because the scripts may contain personal data. */
function logRefused(path: string, refused: readonly RefusedScript[]): void {
  const scripts = refused.slice(0, maxLogged)
  const key = `${path} ${scripts.map(({ hash }) => hash).join(' ')}`
  if (logged.has(key)) return
  logged.set(key, true)
  log.warn({ path: maskPath(path), count: refused.length, scripts }, 'inline script refused by page policy')
}

/** The origin of the map tiles. On every page, because a visitor can come to the map without loading another page. */
function tileOrigins(): string[] {
  const { mapTilesUrl } = config()
  return mapTilesUrl === undefined ? [] : [new URL(mapTilesUrl).origin]
}

/** The origins of pictures in feeds. On every page, because a list can be filled without loading another page. */
const stockPictureOrigins = () => config().stockPictureHosts.map((host) => `https://${host}`)

/**
 * Sources of the pictures of specials, merchandise, news and articles from external services: the services themselves, and any host by
 * HTTPS, because such a service states complete addresses. On every page, because a visitor can come to them without
 * loading another page.
 */
function servicePictureSources(): string[] {
  const { articlesApiUrl, specialsApiUrl, secondSpecialsApiUrl, merchandiseApiUrl, newsApiUrl } = config()
  const urls = [articlesApiUrl, specialsApiUrl, secondSpecialsApiUrl, merchandiseApiUrl, newsApiUrl]
  const services = urls.flatMap((url) => (url ? [new URL(url).origin] : []))
  return services.length === 0 ? [] : ['https:', ...new Set(services)]
}

/** Returns the Content-Security-Policy of a complete page, and logs the inline scripts it refuses. */
export function policyOfPage(path: string, html: string): string {
  const { refused, ...hashes } = inlineHashes(html)
  if (refused.length > 0) logRefused(path, refused)
  const pictures = [...tileOrigins(), ...stockPictureOrigins(), ...servicePictureSources()]
  return pagePolicy(hashes, embeddedOrigins(html), pictures, filmOrigins(html))
}

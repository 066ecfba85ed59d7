import { countStock, listVehiclePaths, vehiclesInSiteMap } from '#features/stock/stock/server.ts'
import { config } from '#platform/process/config.ts'
import { problem } from '#platform/service/problem.ts'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Writes a site map or an index of site maps. Paths of this site contain no character that XML escapes. */
function xml(kind: 'sitemapindex' | 'urlset', paths: readonly string[]): Response {
  const entry = kind === 'urlset' ? 'url' : 'sitemap'
  const entries = paths.map((path) => `<${entry}><loc>${config().siteUrl}${path}</loc></${entry}>`)
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="${namespace}">`,
    ...entries,
    `</${kind}>`,
    '',
  ]
  return new Response(text.join('\n'), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

/**
 * Responds with the index of the site maps of used vehicles, or with one of them.
 *
 * @param segments below `/pre-owned/sitemap`: none, or the number of a site map, from 1
 */
export async function respondWithVehicleSiteMap(segments: readonly string[]): Promise<Response> {
  const [segment, ...more] = segments
  if (segment === undefined) {
    const parts = Math.max(1, Math.ceil((await countStock()) / vehiclesInSiteMap))
    return xml(
      'sitemapindex',
      Array.from({ length: parts }, (_, index) => `/pre-owned/sitemap/${index + 1}`),
    )
  }
  const paths =
    more.length === 0 && /^[1-9]\d{0,3}$/.test(segment) ? await listVehiclePaths(Number(segment)) : []
  // The first one exists without any vehicle, because the index names it.
  return paths.length > 0 || (segment === '1' && more.length === 0)
    ? xml('urlset', paths)
    : problem(404, 'There is no such site map.')
}

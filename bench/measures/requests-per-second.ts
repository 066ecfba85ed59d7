import { compareWithNginx, type Headers } from '../load/compare.ts'
import { recordNavigation } from '../load/navigation.ts'
import { type Figure, type Measure, pages, skippedFigure } from '../measure.ts'
import { findProgram } from '../program.ts'

const GOAL = '≥ 0.80 of nginx'
const SHARE = 0.8
const REFERENCE = 'Payload’s website template 0.10; Next without a cache in front 0.06–0.10'

async function compare(
  name: string,
  url: string,
  headers: Headers,
  nginx: string | undefined,
): Promise<Figure> {
  if (!nginx) return skippedFigure(name, GOAL, REFERENCE, 'no nginx: apt-get install nginx-light')
  const { share, rps, nginxRps } = await compareWithNginx(url, headers, nginx)
  const measured = `${share.toFixed(2)} (${Math.round(rps)} of ${Math.round(nginxRps)} a second)`
  return { name, measured, goal: GOAL, reference: REFERENCE, reached: share >= SHARE }
}

/** Requests per second of a cached page and of a cached navigation, relative to nginx with the same bytes. */
export const requestsPerSecond: Measure = {
  name: 'rps',
  run: async ({ site, browser }) => {
    const { url } = await site()
    const nginx = findProgram('nginx')
    const navigation = await recordNavigation(await browser(), url + pages.home, pages.vehicle)
    await (await browser()).close()
    return [
      await compare('cached page', url + pages.vehicle, { accept: 'text/html' }, nginx),
      await compare('cached RSC navigation', navigation.url, navigation.headers, nginx),
    ]
  },
}

import { gzipSync } from 'node:zlib'
import { type Figure, formatKilobytes, type Measure } from '../measure.ts'

const range = '/vehicles/fortuner'
const LARGEST_PAGE = 60_000
const LARGEST_SHEET = 400_000
const TIMEOUT_MS = 20_000

const request = (url: string) => fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })

/** Reads four model codes from the range's comparison page. @throws Error when there are fewer than four */
async function fourCodes(url: string): Promise<string> {
  const html = await (await request(`${url}${range}/compare`)).text()
  const codes = [...new Set([...html.matchAll(/<option value="([^"]+)"/g)].map(([, code]) => code))]
  if (codes.length < 4) throw new Error(`${range} has ${codes.length} models to compare.`)
  return codes.slice(0, 4).join(',')
}

/** The size of a comparison of four models, as a page and as a specification sheet. */
export const compare: Measure = {
  name: 'compare',
  run: async ({ site }) => {
    const { url } = await site()
    const codes = await fourCodes(url)
    const html = await (await request(`${url}${range}/compare?code=${codes}`)).text()
    const page = gzipSync(html).length
    const started = performance.now()
    const sheet = await (await request(`${url}${range}/spec-sheet?code=${codes}`)).arrayBuffer()
    const printing = Math.round(performance.now() - started)
    const figures: Figure[] = [
      {
        name: 'HTML of a comparison of four models, gzip',
        measured: formatKilobytes(page),
        goal: `≤ ${LARGEST_PAGE / 1000} KB`,
        reference: '–',
        reached: page <= LARGEST_PAGE,
      },
      {
        name: 'specification sheet of four models, not cached',
        measured: `${formatKilobytes(sheet.byteLength)} in ${printing} ms`,
        goal: `≤ ${LARGEST_SHEET / 1000} KB`,
        reference: '–',
        reached: sheet.byteLength <= LARGEST_SHEET,
      },
    ]
    return figures
  },
}

import { weighPage } from '#tests/e2e/support/weigh.ts'
import { type Figure, formatKilobytes, type Measure, pages } from '../measure.ts'

const references = {
  js: 'Next + React alone 136; Payload’s website template 263; vercel/commerce 184',
  total: 'Payload’s website template 517; vercel/commerce 386',
} as const

/** Maximum bytes of JavaScript for each page. */
const maxScriptBytes: Readonly<Record<string, number>> = {
  ...{ home: 160_000, vehicle: 170_000, 'used vehicles': 175_000 },
}

/** The pages that are weighed: the two heaviest, and a listing. */
const weighedPages = { ...pages, 'used vehicles': '/dealers/marula-toyota-bryanston/pre-owned' }

function figure(name: string, bytes: number, limit: number, reference: string): Figure {
  return {
    name,
    measured: formatKilobytes(bytes),
    goal: `≤ ${limit / 1000} KB`,
    reference,
    reached: bytes <= limit,
  }
}

/** Bytes transferred by a first visit on a phone, before scrolling. */
export const bytes: Measure = {
  name: 'bytes',
  run: async ({ site, browser }) => {
    const { url } = await site()
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(weighedPages)) {
      // The first visit fills the page cache.
      await weighPage(await browser(), url + path)
      const weight = await weighPage(await browser(), url + path)
      figures.push(
        figure(
          `JavaScript on first load, gzip, ${name} page`,
          weight.js,
          maxScriptBytes[name] ?? 160_000,
          references.js,
        ),
        figure(`whole page, mobile, before scrolling, ${name} page`, weight.total, 350_000, references.total),
        figure(`fonts, ${name} page`, weight.font, 130_000, '–'),
      )
    }
    return figures
  },
}

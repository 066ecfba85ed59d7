import { z } from 'zod'
import { chromiumFlags, findChromium } from '#tests/e2e/support/chromium.ts'
import { type Figure, type Measure, pagesOfEveryKind, skippedFigure } from '../measure.ts'
import { runProgram } from '../program.ts'
import { median } from '../statistics.ts'

const RUNS = 5
const goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const categories = Object.keys(goals) as (keyof typeof goals)[]
const GOAL = '≥ 98 / 100 / 100 / 100'
const REFERENCE = 'Payload’s website template 86 / 100 / 100 / 100; vercel/commerce 93 / 96 / 100 / 100'

const reportSchema = z.object({
  lighthouseVersion: z.string(),
  categories: z.record(z.enum(categories), z.object({ score: z.number() })),
})

/** Scores of one run with Lighthouse's mobile preset, 0–100, in the order of the categories. */
async function score(url: string, chromium: string): Promise<number[]> {
  const flags = ['--headless=new', ...chromiumFlags]
    .map((flag) => (flag.includes(' ') ? `"${flag}"` : flag))
    .join(' ')
  const output = await runProgram(
    [
      process.execPath,
      'node_modules/.bin/lighthouse',
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${flags}`,
    ],
    { ...process.env, CHROME_PATH: chromium },
  )
  const report = reportSchema.parse(JSON.parse(output))
  return categories.map((category) => Math.round(report.categories[category].score * 100))
}

/** Retries, because Lighthouse occasionally loses the browser trace (NO_NAVSTART). */
async function scoreWithRetries(url: string, chromium: string, tries = 3): Promise<number[]> {
  try {
    return await score(url, chromium)
  } catch (error) {
    if (tries <= 1) throw error
    return scoreWithRetries(url, chromium, tries - 1)
  }
}

/** The path of a used vehicle of the site. */
async function usedVehiclePath(url: string): Promise<string> {
  const siteMap = await (await fetch(`${url}/pre-owned/sitemap/1`)).text()
  const address = /<loc>([^<]+)<\/loc>/.exec(siteMap)?.[1]
  if (!address) throw new Error('The site map of used vehicles names none.')
  return new URL(address).pathname
}

/** Lighthouse on a simulated phone: medians of the four categories. */
export const lighthouse: Measure = {
  name: 'lighthouse',
  run: async ({ site }) => {
    const chromium = findChromium()
    const { url } = await site()
    const figures: Figure[] = []
    const measured = { ...pagesOfEveryKind, 'used vehicle': await usedVehiclePath(url) }
    for (const [page, path] of Object.entries(measured)) {
      const name = `Lighthouse mobile, median of ${RUNS}, ${page} page`
      if (!chromium) {
        figures.push(skippedFigure(name, GOAL, REFERENCE, 'no Chromium: apt-get install chromium'))
        continue
      }
      const runs: number[][] = []
      for (let run = 0; run < RUNS; run += 1) runs.push(await scoreWithRetries(url + path, chromium))
      const medians = categories.map((_, category) => median(runs.map((scores) => scores[category] ?? 0)))
      const reached = categories.every((category, index) => (medians[index] ?? 0) >= goals[category])
      figures.push({ name, measured: medians.join(' / '), goal: GOAL, reference: REFERENCE, reached })
    }
    return figures
  },
}

import type { APIRequestContext, Page } from '@playwright/test'
import pg from 'pg'
import { readRecord } from '#server/postgres/record.ts'
import { databaseUrl } from '#server/postgres/server-settings.ts'
import { freePort, type Site, startSite } from '#tests/e2e/support/site.ts'
import { adminPassword, findDocuments, save, signIn } from '../load/admin-session.ts'
import { copyDocument } from '../load/copy-document.ts'
import type { Figure, Measure } from '../measure.ts'
import { median } from '../statistics.ts'

const DOCUMENTS = 10_000
const BLOCKS = 40
const RUNS = 5
const publicPath = '/privacy-notice'

async function fill({ dataDir }: Site, request: APIRequestContext, url: string): Promise<void> {
  const record = await readRecord(dataDir)
  if (!record) throw new Error('The site has no embedded database.')
  const client = new pg.Client({ connectionString: databaseUrl(record.port, record.password) })
  await client.connect()
  try {
    const [page] = await findDocuments(request, `${url}/api/pages?where[path][equals]=/owners&depth=0`)
    const [model] = await findDocuments(request, `${url}/api/models?limit=1&depth=0`)
    if (!page || !model) throw new Error('The site was not seeded.')
    await copyDocument(client, { table: 'pages', id: page.id, unique: 'path' }, DOCUMENTS)
    await copyDocument(client, { table: 'models', id: model.id, unique: 'code' }, DOCUMENTS)
  } finally {
    await client.end()
  }
}

/** Creates a draft with BLOCKS sections, of every kind that the seeded pages have. */
async function createLongPage(request: APIRequestContext, url: string): Promise<number> {
  const pages = await findDocuments(request, `${url}/api/pages?limit=20&depth=0&where[path][not_like]=copy`)
  const sections = pages.flatMap(({ layout }) => (Array.isArray(layout) ? layout : []))
  if (sections.length === 0) throw new Error('No seeded page has sections.')
  const layout = Array.from({ length: BLOCKS }, (_, index) => {
    const { id: _id, ...section } = sections[index % sections.length]
    return section
  })
  const data = { title: 'A long page', path: '/a-long-page', layout, _status: 'draft' }
  return save(request, 'POST', `${url}/api/pages?draft=true&depth=0`, data)
}

/** Milliseconds until a page shows an element, as a median; the first visit is left out. */
async function timeToShow(page: Page, address: string, selector: string): Promise<number> {
  const times: number[] = []
  for (let run = 0; run <= RUNS; run += 1) {
    await page.goto('about:blank')
    const began = performance.now()
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator(selector).first().waitFor({ timeout: 30_000 })
    times.push(performance.now() - began)
  }
  return median(times.slice(1))
}

/** Milliseconds from the request that publishes a change until the public page shows it, as a median. */
async function timeToPublish(request: APIRequestContext, url: string): Promise<number> {
  const [page] = await findDocuments(request, `${url}/api/pages?where[path][equals]=${publicPath}&depth=0`)
  if (!page) throw new Error(`The page ${publicPath} does not exist.`)
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const title = `Published ${run}`
    await (await fetch(url + publicPath)).text()
    const began = performance.now()
    await save(request, 'PATCH', `${url}/api/pages/${page.id}?depth=0`, { title, _status: 'published' })
    while (!(await (await fetch(url + publicPath)).text()).includes(title)) {
      if (performance.now() - began > 30_000) throw new Error('A published page did not change in 30 s.')
    }
    times.push(performance.now() - began)
  }
  return median(times)
}

function figure(name: string, milliseconds: number, limit: number): Figure {
  return {
    name: `${name}, median of ${RUNS}`,
    measured: `${(milliseconds / 1000).toFixed(2)} s`,
    goal: `≤ ${limit / 1000} s`,
    reference: '–',
    reached: milliseconds <= limit,
  }
}

/** Response times of the admin, with far more content than one country's site has. */
export const admin: Measure = {
  name: 'admin',
  run: async ({ browser }) => {
    const env = { ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'warn' }
    const site = await startSite({ port: await freePort(), env })
    const context = await (await browser()).newContext({ viewport: { width: 1280, height: 900 } })
    try {
      const { url } = site
      const request = await signIn(context, url)
      const long = await createLongPage(request, url)
      await fill(site, request, url)
      const page = await context.newPage()
      const list = async (slug: string) => timeToShow(page, `${url}/admin/collections/${slug}`, 'tbody tr a')
      const rows = `with ${DOCUMENTS.toLocaleString('en')} documents`
      return [
        figure(`list of pages ${rows}`, await list('pages'), 1_000),
        figure(`list of models ${rows}`, await list('models'), 1_000),
        figure(
          `dashboard ${rows}`,
          await timeToShow(page, `${url}/admin`, '.site-dashboard__section:nth-child(4) h2'),
          1_000,
        ),
        figure(
          `edit view of a page of ${BLOCKS} sections`,
          await timeToShow(page, `${url}/admin/collections/pages/${long}`, `#layout-row-${BLOCKS - 1}`),
          3_000,
        ),
        figure('from publishing to the public page', await timeToPublish(request, url), 1_000),
      ]
    } finally {
      await context.close()
      await site.stop()
    }
  },
}

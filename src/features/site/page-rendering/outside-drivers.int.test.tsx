import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tags } from '#platform/cache/tags.ts'
import { provideConfig } from '#platform/process/config.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { type Loopback, listen } from '#tests/contract/loopback.ts'
import { testCache } from '#tests/next-cache.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { findPage } = await import('#features/site/pages/server.ts')
const { CmsPage } = await import('./page.tsx')
const { blockIn, textOf } = await import('./dealer-sites.test-support.tsx')

let service: Loopback
let cms: TestCms
let response = { status: 200, body: '[]' }

beforeAll(async () => {
  service = await listen((_, outgoing) => {
    outgoing.statusCode = response.status
    outgoing.end(response.body)
  })
  vi.stubEnv('DRIVERS_API_URL', service.url)
  cms = await openTestCms({ content: true })
  provideConfig({})
})
afterAll(async () => {
  await cms.close()
  await service.close()
})
beforeEach(() => testCache.expire([tags.drivers]))

const driver = (surname: string, ...categories: readonly string[]) => ({
  ...{ _id: surname, name: 'Jo', surname },
  driverProfile: { racingCategories: categories.map((categoryName) => ({ categoryName })) },
})

async function htmlOf(path: string): Promise<string> {
  const page = await findPage(path, 'en')
  if (!page) throw new Error(`There is no page at ${path}.`)
  const { prelude } = await prerenderToNodeStream(<CmsPage page={page} language="en" />)
  return text(prelude as NodeJS.ReadableStream)
}

const cardsIn = (html: string) =>
  [...html.matchAll(/href="(\/gr\/motorsport\/[^"/]+\/jo-[^"]+)"/g)].map(([, path]) => path)

// The source keeps the last good list for an hour, so the failure comes first.
describe('the roster of drivers from an external service', () => {
  it('is a message with a retry after an error, on a page that works (C-388, G-3)', async () => {
    response = { status: 500, body: 'trouble' }
    for (const path of ['/gr', '/gr/motorsport/gr-cup']) {
      const html = await htmlOf(path)
      const roster = blockIn(html, 'grDrivers')
      expect(textOf(roster), path).toContain('The drivers could not be loaded. Try again')
      expect(roster).toMatch(new RegExp(`<a href="${path}"[^>]*>Try again</a>`))
      expect(html.match(/<h1/g)).toHaveLength(1)
    }
  })

  it('is not there when no driver is in a category, on a page that is (C-059, C-388)', async () => {
    response = { status: 200, body: JSON.stringify([driver('Nel'), driver('Steyn')]) }
    const html = await htmlOf('/gr')
    const roster = blockIn(html, 'grDrivers')
    expect(roster).not.toMatch(/role="tab"|<h2|<button|<article/)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(blockIn(html, 'merchandiseCarousel')).not.toBe('')
  })

  it('asks once for locale=default, and has the drivers in tabs (C-052, C-357)', async () => {
    response = {
      ...{ status: 200 },
      body: JSON.stringify([
        driver('Nel', 'sarrc'),
        driver('Steyn', 'gr-cup'),
        driver('Botha', 'gr-cup', 'sarrc'),
      ]),
    }
    const from = service.requests.length
    const roster = blockIn(await htmlOf('/gr'), 'grDrivers')
    expect(service.requests.slice(from)).toEqual(['/gr-drivers?locale=default'])
    expect([...roster.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, label]) => label)).toEqual([
      ...['GR Cup', 'SA Rally-Raid'],
    ])
    expect(cardsIn(roster)).toEqual([
      ...['/gr/motorsport/gr-cup/jo-botha', '/gr/motorsport/gr-cup/jo-steyn'],
      ...['/gr/motorsport/sa-rally-raid/jo-botha', '/gr/motorsport/sa-rally-raid/jo-nel'],
    ])
  })

  it('has those of sarrc only on the page sa-rally-raid (C-055, C-056)', async () => {
    const roster = blockIn(await htmlOf('/gr/motorsport/sa-rally-raid'), 'grDrivers')
    expect(roster).not.toContain('role="tab"')
    expect(cardsIn(roster)).toEqual([
      ...['/gr/motorsport/sa-rally-raid/jo-botha', '/gr/motorsport/sa-rally-raid/jo-nel'],
    ])
  })
})

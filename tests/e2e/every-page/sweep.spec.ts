import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { internalLinks, repeatedPageKind } from '../support/crawl.ts'
import { htmlErrors } from '../support/html.ts'
import { repeatedLayoutShifts } from '../support/layout-shift.ts'
import { openPage } from '../support/representative-pages.ts'
import { samplePages } from '../support/sample-pages.ts'
import { expect, test } from '../support/test.ts'
import { weighPage } from '../support/weigh.ts'

/** Lists the required head metadata and headings that a page lacks. */
async function headViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const content = (selector: string, attribute: string) =>
      document.querySelector(selector)?.getAttribute(attribute)?.trim() ?? ''
    const headings = document.querySelectorAll('h1').length
    const checks: readonly (readonly [string, boolean])[] = [
      ['a language', document.documentElement.lang !== ''],
      ['a title', document.title.trim() !== ''],
      ['a description', content('meta[name="description"]', 'content') !== ''],
      ['a canonical address', URL.canParse(content('link[rel="canonical"]', 'href'))],
      [`one h1, not ${headings}`, headings === 1],
    ]
    return checks
      .filter(([, passed]) => !passed)
      .map(([required]) => `${location.pathname} lacks ${required}`)
  })
}

/** Lists elements that overflow the page horizontally. */
async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      return element.getBoundingClientRect().right > innerWidth + 1
    })
    return [
      `${location.pathname} is ${document.documentElement.scrollWidth} px wide`,
      ...wide.slice(0, 3).map((e) => e.outerHTML.slice(0, 120)),
    ]
  })
}

test.describe.configure({ mode: 'parallel' })

test('resolves every link and every address of the sitemap', async ({ crawled }) => {
  expect(crawled.broken).toEqual([])
  expect(crawled.pages.length).toBeGreaterThan(1)
})

test('shows no sign-in form and no link to one on any page (V-001)', async ({ crawled }) => {
  for (const { url, html } of crawled.pages) {
    expect.soft(html, url).not.toContain('type="password"')
    const signInLinks = internalLinks(html, url).filter(({ pathname }) =>
      /^\/(?:admin|account|login)\b/.test(pathname),
    )
    expect.soft(signInLinks, url).toEqual([])
  }
})

test('links to the privacy notice from every form that asks for marketing consent (D-081)', async ({
  crawled,
  request,
}) => {
  const forms = crawled.pages.flatMap(({ url, html }) =>
    [...html.matchAll(/<form[^>]* action="\/api\/enquiries\/[\s\S]*?<\/form>/g)].map(([form]) => ({
      url,
      form,
    })),
  )
  const consentForms = forms.filter(({ form }) => form.includes('name="optIn"'))
  expect(consentForms.length).toBeGreaterThan(3)
  for (const { url, form } of consentForms) expect.soft(form, url).toContain('href="/privacy-notice"')
  expect((await request.get('/privacy-notice')).status()).toBe(200)
})

test('serves the owners page and links to it from the home page (D-080)', async ({ crawled, baseURL }) => {
  const at = (path: string) => crawled.pages.find(({ url }) => new URL(url).pathname === path)
  const links = internalLinks(at('/')?.html ?? '', baseURL ?? '').map(({ pathname }) => pathname)
  expect(links).toContain('/owners')
  expect(at('/owners')?.html).toContain('<h1')
})

test('serves valid HTML on every kind of page', async ({ crawled }) => {
  const pages = new Set([...samplePages(crawled.pages, 'even'), ...samplePages(crawled.pages, 'odd')])
  const errors = await Promise.all([...pages].map(({ html, url }) => htmlErrors(html, new URL(url).pathname)))
  expect(errors.flat()).toEqual([])
})

/** The slow checks in parts, which run side by side and are repeated one by one. */
const parts = 3

for (const part of Array.from({ length: parts }, (_, index) => index)) {
  const partName = `part ${part + 1} of ${parts}`
  const inPart = <P>(pages: readonly P[]) => pages.filter((_, index) => index % parts === part)

  test(`has no axe violations or layout shifts at 1440 px, ${partName}`, async ({ crawled, page }) => {
    const pages = inPart(samplePages(crawled.pages, 'even'))
    test.setTimeout(30_000 + pages.length * 15_000)
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const { url } of pages) {
      await page.goto(url, { waitUntil: 'networkidle' })
      expect.soft(await repeatedLayoutShifts(page)).toEqual([])
      expect.soft(await axeViolations(page)).toEqual([])
    }
  })

  test(`has complete head metadata, no axe violations, layout shifts or dead links at 390 px, and fits 320 px, ${partName}`, async ({
    crawled,
    page,
  }) => {
    const pages = inPart(samplePages(crawled.pages, 'odd'))
    test.setTimeout(30_000 + pages.length * 20_000)
    const known = new Set(crawled.pages.map(({ url }) => url))
    for (const { url } of pages) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(url, { waitUntil: 'networkidle' })
      expect.soft(await repeatedLayoutShifts(page)).toEqual([])
      expect.soft(await axeViolations(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await overflow(page)).toEqual([])
      expect.soft(await headViolations(page)).toEqual([])
      for (const link of internalLinks(await page.content(), url)) {
        const target = link.href.replace(link.hash, '')
        // Of the pages that every dealer or used vehicle has, the crawl has requested some.
        if (known.has(target) || repeatedPageKind(link.pathname) !== null) continue
        known.add(target)
        const response = await page.request.get(target)
        expect.soft(response.status(), `${target}, linked from ${url}`).toBeLessThan(400)
      }
    }
  })
}

test('detects a button without a name and text with low contrast', async ({ page }) => {
  await openPage(page, '/privacy-notice')
  await page.locator('main h1').evaluate((heading) => {
    const pale = document.createElement('p')
    pale.append('Too pale to be read.')
    Object.assign(pale.style, { color: '#999', background: '#fff' })
    heading.after(document.createElement('button'), pale)
  })
  const found = await axeViolations(page)
  expect(found).toEqual([
    expect.stringMatching(/button-name at .*button/),
    expect.stringMatching(/color-contrast at .*p/),
  ])
})

/** Limits in bytes on the wire with gzip, of a first visit before scrolling. */
const limits = { font: 130_000, total: 350_000 } as const

/** Limits of JavaScript by page; the configurator of a range page and the filters of a listing need more. */
const scripts = {
  '/': 160_000,
  '/vehicles/hilux-double-cab': 170_000,
  '/dealers/marula-toyota-bryanston/pre-owned': 175_000,
} as const

for (const [path, maxScripts] of Object.entries(scripts)) {
  test(`keeps ${path} within its weight limits`, async ({ browser, baseURL }) => {
    const weight = await weighPage(browser, `${baseURL}${path}`)
    const list = weight.requests.map(({ kind, bytes, url }) => `${kind} ${bytes} ${url}`).join('\n')
    expect.soft(weight.js, `JavaScript\n${list}`).toBeLessThanOrEqual(maxScripts)
    expect.soft(weight.font, `fonts\n${list}`).toBeLessThanOrEqual(limits.font)
    expect.soft(weight.total, `everything\n${list}`).toBeLessThanOrEqual(limits.total)
  })
}

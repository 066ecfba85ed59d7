import type { Page } from '@playwright/test'
import { pick } from '../../scale.ts'
import { axeViolations } from '../support/axe.ts'
import { brokenWords } from '../support/broken-words.ts'
import { internalLinks, repeatedPageKind } from '../support/crawl.ts'
import { htmlErrors } from '../support/html.ts'
import { repeatedLayoutShifts } from '../support/layout-shift.ts'
import { openPage } from '../support/representative-pages.ts'
import { samplePages } from '../support/sample-pages.ts'
import { coverShapes } from '../support/shape-cover.ts'
import { expect, test } from '../support/test.ts'
import { weighPage } from '../support/weigh.ts'

/** Lists the required head metadata and headings that the HTML of a page lacks. */
function headViolations(html: string, path: string): string[] {
  const has = (pattern: RegExp) => pattern.test(html)
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0
  const checks: readonly (readonly [string, boolean])[] = [
    ['a language', has(/<html[^>]* lang="[a-z]/)],
    ['a title', has(/<title[^>]*>[^<]*\S[^<]*<\/title>/)],
    ['a description', has(/<meta name="description" content="[^"]*\S/)],
    ['a canonical address', has(/<link rel="canonical" href="https?:\/\/[^"]+"/)],
    [`one h1, not ${headings}`, headings === 1],
  ]
  return checks.filter(([, passed]) => !passed).map(([required]) => `${path} lacks ${required}`)
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

test('resolves every link and every address of the sitemap (C-332)', { tag: '@core' }, async ({
  crawled,
}) => {
  expect(crawled.broken).toEqual([])
  expect(crawled.pages.length).toBeGreaterThan(1)
})

test('shows no sign-in form and no link to one on any page (V-001)', { tag: '@core' }, async ({
  crawled,
}) => {
  for (const { url, html } of crawled.pages) {
    expect.soft(html, url).not.toContain('type="password"')
    const signInLinks = internalLinks(html, url).filter(({ pathname }) =>
      /^\/(?:admin|account|login)\b/.test(pathname),
    )
    expect.soft(signInLinks, url).toEqual([])
  }
})

test('links to the privacy notice from every form that asks for marketing consent (D-081)', {
  tag: '@core',
}, async ({ crawled, request }) => {
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

test('serves the owners page and links to it from the home page (D-080)', { tag: '@core' }, async ({
  crawled,
  baseURL,
}) => {
  const at = (path: string) => crawled.pages.find(({ url }) => new URL(url).pathname === path)
  const links = internalLinks(at('/')?.html ?? '', baseURL ?? '').map(({ pathname }) => pathname)
  expect(links).toContain('/owners')
  expect(at('/owners')?.html).toContain('<h1')
})

test('serves valid HTML with complete head metadata on every page (V-255)', { tag: '@core' }, async ({
  crawled,
}) => {
  const pathOf = (url: string) => new URL(url).pathname
  expect(crawled.pages.flatMap(({ html, url }) => headViolations(html, pathOf(url)))).toEqual([])
  // Pages without a shape of their own repeat the HTML of others.
  const validated = pick({ gate: coverShapes(crawled.pages, 1), all: crawled.pages })
  const errors = await Promise.all(validated.map(({ html, url }) => htmlErrors(html, pathOf(url))))
  expect(errors.flat()).toEqual([])
})

const widths = [390, 1440] as const

/** Opens a page at a width, and lists its layout shifts, axe violations, broken words of titles and elements that are too wide. */
async function pageViolations(page: Page, url: string, width: (typeof widths)[number]): Promise<string[]> {
  await page.setViewportSize({ width, height: width < 1000 ? 844 : 900 })
  await page.goto(url, { waitUntil: 'networkidle' })
  const found = [...(await repeatedLayoutShifts(page)), ...(await axeViolations(page))]
  if (width < 1000) await page.setViewportSize({ width: 320, height: 640 })
  return [...found, ...(await brokenWords(page, 'h1, h2')), ...(await overflow(page))]
}

/** Requests the links that a page has once its scripts have run, and lists those that fail. */
async function deadLinks(page: Page, known: Set<string>): Promise<string[]> {
  const dead: string[] = []
  for (const link of internalLinks(await page.content(), page.url())) {
    const target = link.href.replace(link.hash, '')
    // Of the pages that every dealer, used vehicle or range has, the crawl has requested some.
    if (known.has(target) || repeatedPageKind(link.pathname) !== null) continue
    known.add(target)
    const response = await page.request.get(target)
    if (response.status() >= 400) dead.push(`${response.status()} ${target}`)
  }
  return dead
}

/** The slow checks in parts, which run side by side and are repeated one by one. */
const parts = 4
const partNumbers = Array.from({ length: parts }, (_, index) => index)
const inPart = <P>(pages: readonly P[], part: number) => pages.filter((_, index) => index % parts === part)

/** Of the shapes of elements of all pages; the rest are variants that only a few pages have, and most of them the catalogue. */
const coveredShapes = 0.75

for (const part of partNumbers) {
  test(`has no axe violations or layout shifts on pages with most shapes of elements, and fits 320 px, part ${part + 1} of ${parts}`, {
    tag: '@core',
  }, async ({ crawled, page }) => {
    const pages = inPart(coverShapes(crawled.pages, coveredShapes), part)
    test.setTimeout(60_000 + pages.length * 20_000)
    for (const [index, { url }] of pages.entries()) {
      expect.soft(await pageViolations(page, url, widths[(index + part) % 2] ?? 390)).toEqual([])
    }
  })

  for (const [half, width] of [
    ['odd', 390],
    ['even', 1440],
  ] as const) {
    test(`has no axe violations, layout shifts or dead links on any kind of page at ${width} px, part ${part + 1} of ${parts}`, async ({
      crawled,
      page,
    }) => {
      const pages = inPart(samplePages(crawled.pages, half), part)
      test.setTimeout(60_000 + pages.length * 20_000)
      const known = new Set(crawled.pages.map(({ url }) => url))
      for (const { url } of pages) {
        expect.soft(await pageViolations(page, url, width)).toEqual([])
        expect.soft(await deadLinks(page, known), `links of ${url}`).toEqual([])
      }
    })
  }
}

test('detects a button without a name and text with low contrast', { tag: '@core' }, async ({ page }) => {
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

/**
 * Limits of JavaScript by page; the configurator of a range page and the filters of a listing need more. A range page is
 * heavier as a whole, too, with its accessories and the words for what grades add. Editors have added tabs and a film to the
 * page of the Hilux, and news and stories to the home page.
 */
const pageLimits = {
  '/': { script: 160_000, total: 353_000 },
  '/vehicles/fortuner': { script: 174_000, total: 354_000 },
  '/vehicles/hilux-double-cab': { script: 180_000, total: 363_000 },
  '/dealers/marula-toyota-bryanston/pre-owned': { script: 177_000, total: limits.total },
} as const

for (const [path, { script, total }] of Object.entries(pageLimits)) {
  test(`keeps ${path} within its weight limits`, { tag: '@core' }, async ({ browser, baseURL }) => {
    const weight = await weighPage(browser, `${baseURL}${path}`)
    const list = weight.requests.map(({ kind, bytes, url }) => `${kind} ${bytes} ${url}`).join('\n')
    // Data of the pages behind links, which most visitors never open.
    expect.soft(weight.requests.filter(({ url }) => url.includes('_rsc='))).toEqual([])
    expect.soft(weight.js, `JavaScript\n${list}`).toBeLessThanOrEqual(script)
    expect.soft(weight.font, `fonts\n${list}`).toBeLessThanOrEqual(limits.font)
    expect.soft(weight.total, `everything\n${list}`).toBeLessThanOrEqual(total)
  })
}

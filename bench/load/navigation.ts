import type { Browser, Request } from '@playwright/test'
import type { Headers } from './compare.ts'

/** Request headers that Next's client adds to a navigation. */
const nextHeader = /^(?:rsc|next-.*)$/

export type Navigation = { readonly url: string; readonly headers: Headers }

/**
 * Follows a link in a browser and records the request that Next's client sends for the next page, for later replay.
 *
 * @throws Error when following the link sends no request.
 */
export async function recordNavigation(browser: Browser, from: string, path: string): Promise<Navigation> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const requests: Request[] = []
    page.on('request', (request) => {
      if (request.headers().rsc && new URL(request.url()).pathname === path) requests.push(request)
    })
    await page.goto(from, { waitUntil: 'networkidle' })
    const link = page.locator(`main a[href="${path}"]`).first()
    await link.scrollIntoViewIfNeeded()
    await link.click()
    await page.waitForURL((url) => url.pathname === path)
    await page.waitForLoadState('networkidle')
    const isNavigation = (request: Request) => !request.headers()['next-router-prefetch']
    const request = requests.find(isNavigation) ?? requests[0]
    if (!request) throw new Error(`Following the link to ${path} sent no request.`)
    const headers = Object.fromEntries(
      Object.entries(request.headers()).filter(([name]) => nextHeader.test(name)),
    )
    return { url: request.url(), headers }
  } finally {
    await context.close()
  }
}

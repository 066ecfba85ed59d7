import { publishPage, signIn, textSection } from '../support/editor.ts'
import { startEntry } from '../support/entry.ts'
import { expect, test } from '../support/test.ts'

const mark = (name: string) => `(window.ran??=[]).push(${JSON.stringify(name)})`
const element = (name: string) => `<script>${mark(name)}</script>`
const flight = `<script>self.__next_f.push([1,"0:"]);${mark('behind flight data')}</script>`
const scriptsThatRan = () => (window as unknown as { ran?: string[] }).ran

/** Inserts scripts in every part of the page that holds content, as an unescaped block or feed would. */
function withScripts(html: string): string {
  const image = `<img src="/icon.svg" alt="" onload='${mark('handler')}'>`
  return html
    .replace('<head>', `<head>${element('head')}`)
    .replace('</main>', `${element('block')}${flight}${image}</main>`)
    .replace('</footer>', `${element('feed')}<script type="module">${mark('module')}</script></footer>`)
    .replace('<script id="_R_">', `${element('before the runtime')}<script id="_R_">`)
    .replace('</body></html>', `${element('last')}</body></html>`)
}

for (const [kind, cookies] of [
  ['cached', []],
  ['personal', [{ name: 'payload-token', value: 'none' }]],
] as const) {
  test(`runs the page's own scripts and none from its content (${kind} page)`, { tag: '@core' }, async ({
    context,
    page,
    tolerate,
  }) => {
    tolerate(/Content Security Policy/)
    // React reports elements it did not render.
    tolerate(/Minified React error #418/)
    const entry = await startEntry(withScripts)
    try {
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: entry.url })))
      const violations: string[] = []
      page.on('console', (message) => violations.push(message.text()))
      await page.goto(`${entry.url}/vehicles/fortuner`)
      // React sets such a property on hydrated elements.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
      )
      expect(await page.evaluate(scriptsThatRan)).toBeUndefined()
      expect(
        violations.filter((text) => text.includes('Content Security Policy')).length,
      ).toBeGreaterThanOrEqual(7)
    } finally {
      entry.close()
    }
  })
}

test('shows a script that an editor enters as text', { tag: '@core' }, async ({ page, context }) => {
  await signIn(context.request)
  const testPage = await publishPage(context.request, '/journey-inline-scripts', {
    title: `Title ${element('title')}`,
    layout: [textSection(element('block'), `</script>${element('rich text')}`)],
  })
  try {
    for (const path of [testPage.path, `/preview${testPage.path}`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: element('block') })).toBeVisible()
      await expect(page.getByText(element('rich text'))).toBeVisible()
      expect(await page.evaluate(scriptsThatRan)).toBeUndefined()
    }
  } finally {
    await testPage.remove()
  }
})

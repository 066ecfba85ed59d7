import { brokenWords } from '../support/broken-words.ts'
import { addStyles, openPage } from '../support/representative-pages.ts'
import { samplePages } from '../support/sample-pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ reducedMotion: 'reduce' })

const widths = [320, 390, 768, 1024, 1440, 1920]

const parts = 4

for (let part = 0; part < parts; part += 1) {
  test(`breaks no word without a hyphen on any kind of page at six widths, part ${part + 1} of ${parts}`, async ({
    page,
    crawled,
  }) => {
    const pages = samplePages(crawled.pages, 'odd').filter((_, index) => index % parts === part)
    test.setTimeout(60_000 + pages.length * 15_000)
    for (const { url } of pages) {
      await page.setViewportSize({ width: 320, height: 900 })
      await openPage(page, url)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await brokenWords(page)).toEqual([])
      }
    }
  })
}

test('fills the space beside the picture with the words of a title at 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/gr/motorsport', '/connect']) {
    await openPage(page, path)
    const lines = await page.locator('h1').evaluate((title) => {
      const range = document.createRange()
      range.selectNodeContents(title)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    // Both are of four words.
    expect(lines, path).toBe(2)
  }
})

test('detects a word that is broken, and passes over hyphens and addresses', async ({ page }) => {
  await openPage(page, '/privacy-notice')
  await page.locator('main h1').evaluate((heading) => {
    heading.textContent = 'Bronkhorst\u00adspruit rally-raid example.co.za Neighbours'
  })
  await addStyles(page, 'main h1 { max-width: 5.5em !important; min-width: 0 !important; font-size: 2rem }')
  const found = await brokenWords(page)
  expect(found).toEqual([])
  await addStyles(page, 'main h1 { max-width: 3em !important; word-break: break-all }')
  expect(await brokenWords(page)).toContainEqual(expect.stringMatching(/<h1> \S+\|\S+$/))
})

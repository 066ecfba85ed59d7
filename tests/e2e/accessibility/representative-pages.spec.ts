import type { Page } from '@playwright/test'
import { printViolations, textOnPictures } from '../support/print.ts'
import { openPage, representativePages } from '../support/representative-pages.ts'
import { smallTargets } from '../support/target-size.ts'
import { expect, test } from '../support/test.ts'
import { textLayoutErrors } from '../support/text-layout.ts'
import { emulateFinger } from '../support/touch.ts'

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

/** A page with pictures, a configurator and tables, and one with questions. */
const corePages: readonly string[] = ['/vehicles/fortuner', '/owners/help-and-support/trust-centre']

/** Expects a page to be printed black on white, on the width of an A4 page between its margins. */
async function expectPrintable(page: Page): Promise<void> {
  await page.setViewportSize({ width: 680, height: 900 })
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect(page.getByRole('button', { name: 'Reject all' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect.soft(await printViolations(page)).toEqual([])
  expect.soft(await textOnPictures(page)).toEqual([])
}

/** Expects every answer and every panel of tabs of a page in print to be expanded. */
async function expectExpandedAnswers(page: Page): Promise<void> {
  const parts = await page.evaluate(() => {
    const height = (element: Element | null) => element?.getBoundingClientRect().height ?? 0
    return {
      // By the box around it: the answer itself has a height even where its box hides it.
      answers: [...document.querySelectorAll('main details')].map(
        (details) => height(details) - height(details.querySelector('summary')),
      ),
      panels: [...document.querySelectorAll('main [role="tabpanel"]')].map((panel) => ({
        height: height(panel),
        name: getComputedStyle(panel, '::before').content,
      })),
    }
  })
  expect(parts.answers.length).toBeGreaterThan(3)
  expect(parts.answers.filter((height) => height < 20)).toEqual([])
  for (const { height, name } of parts.panels) {
    expect(height).toBeGreaterThan(40)
    expect(name).toMatch(/^".+"$/)
  }
}

// With the cookie notice, which covers a part of the window.
for (const path of representativePages) {
  test(`suits a mouse, a finger, narrow windows, large text and print: ${path}`, {
    tag: corePages.includes(path) ? '@core' : [],
  }, async ({ page }) => {
    test.setTimeout(60_000)
    await openPage(page, path, { cookieNotice: true })
    await test.step('has targets of 24 px for a mouse', async () => {
      expect.soft(await smallTargets(page, 24)).toEqual([])
    })

    await page.setViewportSize({ width: 320, height: 800 })
    // Source: WCAG 2.2, 1.4.4 (200 % text size) and 1.4.10 (320 px wide window), combined.
    for (const textSize of [200, 100]) {
      await test.step(`has no clipped, overlapping or overflowing text at 320 px and ${textSize} %`, async () => {
        await page.evaluate((size) => {
          scrollTo({ top: 0, behavior: 'instant' })
          document.documentElement.style.fontSize = `${size}%`
        }, textSize)
        expect.soft(await textLayoutErrors(page)).toEqual([])
      })
    }
    await test.step('has targets of 44 px for a finger', async () => {
      const useMouse = await emulateFinger(page)
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await smallTargets(page, 44)).toEqual([])
      await useMouse()
    })

    await test.step('prints black on white, without bars, buttons or text over pictures', () =>
      expectPrintable(page))
    if (path.endsWith('/trust-centre'))
      await test.step('prints every answer expanded and every tab panel with its name', () =>
        expectExpandedAnswers(page))
  })
}

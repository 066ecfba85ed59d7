import { groups } from '../support/catalogue.ts'
import { addStyles, openPage } from '../support/representative-pages.ts'
import { expect, test } from '../support/test.ts'
import { expectNoTextLayoutErrors, textLayoutErrors } from '../support/text-layout.ts'

test.use({ reducedMotion: 'reduce' })

/** Source: WCAG 2.2, 1.4.4 (200 % text size) and 1.4.10 (320 px wide window), combined. */
for (const textSize of [100, 200]) {
  test(`has no clipped, overlapping or overflowing text at 320 px and ${textSize} % text size`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await expectNoTextLayoutErrors(page, 320, textSize)
  })
}

test('has no clipped or overflowing text in the phone menu at 320 px and 200 % text size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openPage(page, '/privacy-notice', { textSize: 200 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  for (const label of await page.locator('header nav [aria-expanded]:visible').all()) {
    await label.focus()
    await page.keyboard.press('Enter')
    const errors = await textLayoutErrors(page)
    // Text of the page behind the opaque menu counts as overlapping.
    expect.soft(errors.filter((line) => !line.includes('lie over each other'))).toEqual([])
  }
})

for (const prefix of ['', 'gr-']) {
  test(`has no clipped or overlapping text in the ${prefix ? 'racing' : 'light'} catalogue at 400 px and 200 % text`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 400, height: 800 })
    for (const group of groups) {
      await openPage(page, `/catalogue/components/${prefix}${group}`, { textSize: 200 })
      expect.soft(await textLayoutErrors(page), group).toEqual([])
    }
  })
}

test('detects text that is clipped, overflows or overlaps other text', async ({ page }) => {
  await openPage(page, '/privacy-notice')
  const countErrors = async (css: string) => {
    const removeStyles = await addStyles(page, css)
    const errors = await textLayoutErrors(page)
    await removeStyles()
    return errors.length
  }
  expect(await textLayoutErrors(page)).toEqual([])
  expect(await countErrors('main p { height: 1.2em; overflow: hidden }')).toBeGreaterThan(0)
  expect(await countErrors('footer a { width: 3em; white-space: nowrap }')).toBeGreaterThan(0)
  expect(await countErrors('main p { margin-top: -3em !important }')).toBeGreaterThan(0)
})

import { chromiumFlags, findChromium } from '../support/chromium.ts'
import { expect, test } from '../support/test.ts'
import { expectNoTextLayoutErrors } from '../support/text-layout.ts'

// Doubles the default font size, as in the settings of the browser.
test.use({
  reducedMotion: 'reduce',
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
  },
})

test('has no clipped, overlapping or overflowing text at 1280 px with a doubled browser font size', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await expectNoTextLayoutErrors(page, 1280)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
})

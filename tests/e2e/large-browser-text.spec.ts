import { chromiumFlags, findChromium } from './support/chromium.ts'
import { expectNothingLost } from './support/lost-text.ts'
import { expect, test } from './support/test.ts'

// Text of twice its size, as a visitor sets it in the browser.
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
  await expectNothingLost(page, 1280)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
})

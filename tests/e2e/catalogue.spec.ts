import type { Locator } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { example, expect, groups, openAt, test } from './support/catalogue.ts'

// One site serves them all.
test.describe.configure({ mode: 'default' })

test('the overview leads to every group, in either dress', async ({ page, catalogueSite }) => {
  for (const [path, dress, prefix] of [
    ['', 'light', ''],
    ['/gr', 'racing', 'gr-'],
  ]) {
    await page.goto(`${catalogueSite}/catalogue/components${path}`)
    await expect(page.locator('html')).toHaveAttribute('data-theme', dress ?? '')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    const links = await page
      .locator('main nav a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.slice(1)).toEqual(groups.map((group) => `/catalogue/components/${prefix}${group}`))
  }
})

for (const dress of ['light', 'racing']) {
  for (const group of groups) {
    const address = dress === 'racing' ? `gr-${group}` : group

    test(`${group}, ${dress}: looks as it did, and axe finds nothing`, async ({ page, open }) => {
      test.setTimeout(60_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1024, height: 800 })
      await open(address)
      await expectNoAxeViolations(page)
      test.skip(process.platform !== 'linux', 'Letters look different on other systems')
      await page.evaluate(() => {
        for (const bar of document.querySelectorAll('header, footer')) bar.remove()
      })
      await expect(page.locator('main')).toHaveScreenshot(`${address}.png`, {
        animations: 'disabled',
        maxDiffPixelRatio: 0.01,
        mask: [example(page, 'countdown-ahead')],
      })
    })

    test(`${group}, ${dress}: fits a narrow screen, and one with text of twice the size`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      await open(address)
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      expect(await width()).toBe(320)
      await page.setViewportSize({ width: 390, height: 800 })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await width()).toBe(390)
    })
  }
}

test('headings are wider and heavier in the racing dress', async ({ page, open }) => {
  const faces = async (group: string) => {
    await open(group)
    return page.locator('[data-example="tokens-type"] p').evaluateAll((sizes) =>
      sizes.slice(0, 2).map((size) => {
        const { fontWeight, fontStretch, fontFamily } = getComputedStyle(size)
        return [fontWeight, fontStretch, fontFamily.includes('archivo')]
      }),
    )
  }
  expect(await faces('tokens')).toEqual([
    ['560', '108%', true],
    ['560', '108%', true],
  ])
  expect(await faces('gr-tokens')).toEqual([
    ['780', '125%', true],
    ['700', '122%', true],
  ])
})

test('targets are at least 24 px for a mouse and 44 px, or as wide as the screen allows, for a finger', async ({
  browser,
  catalogueSite,
}) => {
  test.setTimeout(60_000)
  for (const touch of [false, true]) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 800 },
      hasTouch: touch,
      isMobile: touch,
    })
    const page = await context.newPage()
    const least = touch ? 44 : 24
    for (const group of groups) {
      await openAt(page, catalogueSite, group)
      const small = await page.locator('main').evaluate((main, edge) => {
        const controls = main.querySelectorAll('button, summary, select, input:not([type="range"]), a')
        return [...controls]
          .map((control) => control.closest('label') ?? control)
          .filter((target) => {
            const { width, height } = target.getBoundingClientRect()
            const inText = getComputedStyle(target).display === 'inline'
            return width > 0 && !inText && target.checkVisibility() && Math.min(width, height) < edge - 0.5
          })
          .map((target) => target.outerHTML.slice(0, 120))
      }, least)
      expect(small, group).toEqual([])
    }
    await context.close()
  }
})

test('the focus is seen on every ground, and colours chosen by the visitor leave everything usable', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open('forms')
  const chosen = page.locator('label', { has: page.getByRole('radio', { name: '72' }) })
  const other = page.locator('label', { has: page.getByRole('radio', { name: '36' }) })
  const ground = (label: Locator) => label.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await ground(chosen)).not.toBe(await ground(other))
  await page.getByRole('textbox', { name: 'Full name' }).focus()
  expect(
    await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle),
  ).toBe('solid')
})

test('on paper everything is open and nothing is there to press', async ({ page, open }) => {
  await page.emulateMedia({ media: 'print' })
  await open('disclosure')
  await expect(page.getByText('Every dealer does, in a morning.').first()).toBeVisible()
  await expect(page.getByRole('tablist').first()).toBeHidden()
  await open('carousel')
  await expect(page.getByRole('button', { name: 'Next' }).first()).toBeHidden()
})

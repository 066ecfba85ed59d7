import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, groups, test } from '../support/catalogue.ts'

// All tests share one site.
test.describe.configure({ mode: 'default' })

test('links to every group from the overview in either theme', async ({ page, catalogueSite }) => {
  for (const [path, theme, prefix] of [
    ['', 'light', ''],
    ['/gr', 'racing', 'gr-'],
  ]) {
    await page.goto(`${catalogueSite}/catalogue/components${path}`)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme ?? '')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    const links = await page
      .locator('main nav a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.slice(1)).toEqual(groups.map((group) => `/catalogue/components/${prefix}${group}`))
  }
})

for (const theme of ['light', 'racing']) {
  for (const group of groups) {
    const address = theme === 'racing' ? `gr-${group}` : group

    test(`has no axe violations, fits a narrow screen, and a phone with a doubled text size: ${group}, ${theme}`, async ({
      page,
      open,
    }) => {
      test.setTimeout(60_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1024, height: 800 })
      await open(address)
      await expectNoAxeViolations(page)
      await page.setViewportSize({ width: 320, height: 700 })
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

test('sets wider and heavier headings in the racing theme', async ({ page, open }) => {
  const faces = async (group: string) => {
    await open(group)
    return page.locator('[data-example="tokens-type"] p').evaluateAll((sizes) =>
      sizes.slice(0, 2).map((size) => {
        const { fontWeight, fontStretch } = getComputedStyle(size)
        return [fontWeight, fontStretch]
      }),
    )
  }
  expect(await faces('tokens')).toEqual([
    ['560', '108%'],
    ['560', '108%'],
  ])
  expect(await faces('gr-tokens')).toEqual([
    ['780', '125%'],
    ['700', '122%'],
  ])
})

import { bar, publishWithMenu, sections, side } from '../support/secondary-nav.ts'
import { expect, test } from '../support/test.ts'

for (const [layout, block, name, barHeight] of [
  ['bar', { ...bar, items: side.items }, 'Hilux', 56],
  ['side', side, 'On this page', 0],
] as const) {
  test(`scrolls the section of a ${layout} link to the top and keeps the link in view (C-340 to C-343)`, async ({
    page,
    request,
  }) => {
    const testPage = await publishWithMenu(request, `/journey-jump-${layout}`, block)
    try {
      await page.goto(`/journey-jump-${layout}`, { waitUntil: 'networkidle' })
      const links = page.getByRole('navigation', { name })
      for (const section of sections) {
        const link = links.getByRole('link', { name: section })
        await link.click()
        const top = () =>
          page.locator(`#${section}`).evaluate((element) => element.getBoundingClientRect().top)
        await expect.poll(async () => (await top()) >= barHeight && (await top()) < barHeight + 40).toBe(true)
        await expect(link).toBeInViewport()
        await expect(link).toHaveAttribute('aria-current', 'location')
      }
    } finally {
      await testPage.remove()
    }
  })
}

import {
  changedPixels,
  clearFocusAndHover,
  expectOutlinedFocus,
  expectVisibleChoice,
} from '../support/forced-colours.ts'
import { openPage } from '../support/representative-pages.ts'
import { expect, test } from '../support/test.ts'

// The components of the catalogue are checked in `catalogue/probes.spec.ts`.
test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', forcedColors: 'active' })

test('shows in forced colours which model and which colour is chosen', { tag: '@core' }, async ({ page }) => {
  await openPage(page, '/vehicles/fortuner')
  const models = page.locator('#models')
  await test.step('writes in the colour of highlighted text on chosen items', async () => {
    const texts = models.locator('label[data-chosen]:has(.font-semibold) span')
    const { plain, highlighted } = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      const colourOf = (name: string) => {
        probe.style.color = name
        return getComputedStyle(probe).color
      }
      return { plain: colourOf('CanvasText'), highlighted: colourOf('HighlightText') }
    })
    expect(highlighted).not.toBe(plain)
    const styles = await texts.evaluateAll((all) =>
      all.map((element) => {
        const { color, forcedColorAdjust } = getComputedStyle(element)
        return `${color} ${forcedColorAdjust}`
      }),
    )
    expect(new Set(styles)).toEqual(new Set([`${highlighted} none`]))
  })
  await test.step('shows another colour as chosen', () =>
    expectVisibleChoice(models.locator('label.rounded-full').last()))
  await test.step('shows another model as chosen', async () => {
    await models.getByRole('tab', { name: 'Standard' }).click()
    await expectVisibleChoice(models.locator('fieldset').last().locator('label').nth(1))
  })
})

test('shows the icon of the menu button in forced colours', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const path of ['/vehicles', '/gr']) {
    await openPage(page, path)
    await clearFocusAndHover(page)
    const toggle = page.getByRole('button', { name: 'Menu', exact: true })
    const bars = toggle.locator('[aria-hidden]')
    const changed = await changedPixels(toggle, () =>
      bars.evaluateAll((all) => {
        for (const bar of all) (bar as HTMLElement).style.visibility = 'hidden'
      }),
    )
    expect(changed, `bars of the menu's button on ${path}`).toBeGreaterThan(20)
  }
})

test('outlines every focused element of a racing page in forced colours', async ({ page }) => {
  await openPage(page, '/gr')
  await expectOutlinedFocus(page)
})

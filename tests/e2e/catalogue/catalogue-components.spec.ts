import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { example, expect, test } from '../support/catalogue.ts'

/** Stops the time of a page, so that only `page.clock.runFor` advances it. */
async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1_000)
}

async function closeDialogs(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Confirm your e-mail' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Is this address right?' })
  await expect(dialog).toBeVisible()
  await expectNoAxeViolations(page)
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab')
    // After the last element the focus moves to the browser, then back to the first.
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  const equipmentOpener = page.getByRole('button', { name: 'All equipment' })
  const equipment = page.getByRole('dialog', { name: 'Equipment' })
  await equipmentOpener.click()
  await equipment.getByRole('button', { name: 'Close' }).click()
  await expect(equipment).toBeHidden()
  await equipmentOpener.click()
  await page.mouse.click(5, 5)
  await expect(equipment).toBeHidden()
  await expect(equipmentOpener).toBeFocused()
}

async function showTooltip(page: Page): Promise<void> {
  const trigger = page.getByRole('button', { name: 'Placement' })
  const tip = page.getByRole('tooltip', { name: 'Race position in the current stage' })
  await stopTime(page)
  await trigger.hover()
  await page.clock.runFor(299)
  await expect(tip).toBeHidden()
  await page.clock.runFor(1)
  await expect(tip).toBeVisible()
  await tip.hover()
  await page.clock.runFor(300)
  await expect(tip).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(300)
  await expect(tip).toBeHidden()
  await page.clock.resume()

  await page.getByRole('button', { name: 'Filters' }).focus()
  await page.keyboard.press('Tab')
  await expect(trigger).toBeFocused()
  await expect(tip).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
}

async function showHotspots(page: Page): Promise<void> {
  const picture = example(page, 'hotspot-picture').locator('> div')
  const mark = page.getByRole('button', { name: 'Matrix lamps' })
  for (const width of [1000, 500]) {
    await page.setViewportSize({ width, height: 800 })
    const [pictureBox, markBox] = await Promise.all([picture.boundingBox(), mark.boundingBox()])
    expect((markBox?.x ?? 0) + 22 - (pictureBox?.x ?? 0)).toBeCloseTo((pictureBox?.width ?? 0) * 0.25, 0)
    expect((markBox?.y ?? 0) + 22 - (pictureBox?.y ?? 0)).toBeCloseTo((pictureBox?.height ?? 0) * 0.6, 0)
  }
  const tip = page.getByRole('tooltip').filter({ hasText: 'They dim around oncoming traffic.' })
  await mark.hover()
  await expect(tip).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(tip).toBeHidden()
  await mark.click()
  await expect(tip).toContainText('Matrix lamps')
  // At the edge of the picture the tip stays inside the window.
  await page.getByRole('button', { name: 'Roof rails' }).click()
  const { x = 0, width = 0 } =
    (await page.getByRole('tooltip').filter({ hasText: '80 kg' }).boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(500)
}

test('opens and closes dialogs, tooltips and hotspots', { tag: '@core' }, async ({ page, open }) => {
  await open('overlays')
  await test.step('keeps the focus in a dialog, closes it with Escape, its button and a click outside, and returns the focus', () =>
    closeDialogs(page))
  await test.step('shows a tooltip 300 ms after hover and at once on focus, and closes it with Escape (C-103, C-105)', () =>
    showTooltip(page))
  await test.step('keeps a hotspot at its position at any width, and shows its tooltip (C-019, C-020)', () =>
    showHotspots(page))
})

test('opens tabs and accordion items', { tag: '@core' }, async ({ page, open }) => {
  await open('disclosure')
  await test.step('selects tabs with arrow keys, Home and End, and moves to the panel with Tab', async () => {
    const tabs = example(page, 'tabs-few')
    const panel = tabs.getByRole('tabpanel')
    await tabs.getByRole('tab', { name: 'Raider' }).focus()
    for (const [key, name] of [
      ['ArrowRight', 'Legend'],
      ['End', 'GR-Sport'],
      ['ArrowRight', 'Raider'],
      ['ArrowLeft', 'GR-Sport'],
      ['Home', 'Raider'],
    ] as const) {
      await page.keyboard.press(key)
      const tab = tabs.getByRole('tab', { name, exact: true })
      await expect(tab).toBeFocused()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expect(panel).toContainText(`The ${name} has`)
    }
    await page.keyboard.press('Tab')
    await expect(panel).toBeFocused()
  })

  await test.step('opens accordion items independently, or one at a time where configured (C-009, D-049)', async () => {
    const items = (id: string) => example(page, id).locator('details')
    const states = (id: string) =>
      items(id).evaluateAll((all) => all.map((item) => item.hasAttribute('open')))
    expect(await states('accordion-own')).toEqual([true, false, false])
    await items('accordion-own').nth(2).locator('summary').focus()
    await page.keyboard.press('Enter')
    expect(await states('accordion-own')).toEqual([true, false, true])
    await items('accordion-own').nth(0).locator('summary').click()
    expect(await states('accordion-own')).toEqual([false, false, true])

    await items('accordion-one').nth(0).locator('summary').click()
    await items('accordion-one').nth(1).locator('summary').click()
    await expect.poll(() => states('accordion-one')).toEqual([false, true, false])
  })
})

test('fills in fields with the keyboard', { tag: '@core' }, async ({ page, open }) => {
  await open('forms')
  await test.step('changes slider, stepper and select', async () => {
    const slider = page.getByRole('slider', { name: 'Interest rate a year' })
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', '13,00 %')
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', '17,00 %')

    const seats = page.getByRole('spinbutton', { name: 'Seats' })
    await seats.focus()
    await page.keyboard.press('ArrowUp')
    await expect(seats).toHaveValue('3')
    const decrease = page.getByRole('button', { name: 'One less' })
    await decrease.click()
    await decrease.click()
    await expect(seats).toHaveValue('1')
    await expect(decrease).toBeDisabled()

    const province = page.getByRole('combobox', { name: 'Province' })
    await province.focus()
    await page.keyboard.type('Gau')
    await expect(province).toHaveValue('Gauteng')
  })

  await test.step('adds a file and removes it again', async () => {
    const field = page.getByLabel('Photo of the vehicle')
    await field.setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(20_480) })
    await expect(example(page, 'fields-plain')).toContainText('front.jpg 20 KB')
    await page.getByRole('button', { name: 'Remove front.jpg' }).click()
    await expect(example(page, 'fields-plain')).not.toContainText('front.jpg')
    await expect(field).toBeFocused()
    expect(await field.inputValue()).toBe('')
  })
})

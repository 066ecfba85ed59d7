import { expectNoAxeViolations } from '../support/axe.ts'
import { example, expect, test } from '../support/catalogue.ts'

// All tests share one site.
test.describe.configure({ mode: 'default' })

test.describe('Dialog', () => {
  test('keeps the focus inside, closes with Escape and returns the focus', async ({ page, open }) => {
    await open('overlays')
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
          () =>
            document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('closes with its button and with a click outside', async ({ page, open }) => {
    await open('overlays')
    const opener = page.getByRole('button', { name: 'All equipment' })
    const dialog = page.getByRole('dialog', { name: 'Equipment' })
    await opener.click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await opener.click()
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

test('selects tabs with arrow keys, Home and End, and moves to the panel with Tab', async ({
  page,
  open,
}) => {
  await open('disclosure')
  const tabs = example(page, 'tabs-few')
  const panel = tabs.getByRole('tabpanel')
  await tabs.getByRole('tab', { name: 'Raider' }).focus()
  for (const [key, name] of [
    ['ArrowRight', 'Legend'],
    ['End', 'GR-Sport'],
    ['ArrowRight', 'Raider'],
    ['ArrowLeft', 'GR-Sport'],
    ['Home', 'Raider'],
  ]) {
    await page.keyboard.press(key ?? '')
    const tab = tabs.getByRole('tab', { name, exact: true })
    await expect(tab).toBeFocused()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(panel).toContainText(`The ${name} has`)
  }
  await page.keyboard.press('Tab')
  await expect(panel).toBeFocused()
})

test('opens accordion items independently, or one at a time where configured (C-009, D-049)', async ({
  page,
  open,
}) => {
  await open('disclosure')
  const items = (id: string) => example(page, id).locator('details')
  const states = (id: string) => items(id).evaluateAll((all) => all.map((item) => item.hasAttribute('open')))
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

test.describe('Tooltip', () => {
  test('appears 300 ms after hover and at once on focus, and closes with Escape (C-103, C-105)', async ({
    page,
    open,
  }) => {
    await open('overlays')
    const trigger = page.getByRole('button', { name: 'Placement' })
    const tip = page.getByRole('tooltip', { name: 'Race position in the current stage' })
    await trigger.hover()
    await page.waitForTimeout(150)
    await expect(tip).toBeHidden()
    await page.waitForTimeout(350)
    await expect(tip).toBeVisible()
    await tip.hover()
    await page.waitForTimeout(300)
    await expect(tip).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(tip).toBeHidden()

    await page.getByRole('button', { name: 'Filters' }).focus()
    await page.keyboard.press('Tab')
    await expect(trigger).toBeFocused()
    await expect(tip).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
  })

  test('keeps a hotspot at its position at any width, and shows its tooltip (C-019, C-020)', async ({
    page,
    open,
  }) => {
    await open('overlays')
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
  })
})

test('announces a toast as a status, and removes it when dismissed', async ({ page, open }) => {
  await open('overlays')
  await page.getByRole('button', { name: 'Search near me' }).click()
  const toast = example(page, 'toast').getByRole('status')
  await expect(toast).toHaveText('No dealer within 40 km found')
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toBeEmpty()
})

test('changes slider, stepper and select with the keyboard', async ({ page, open }) => {
  await open('forms')
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

test('adds a file to a file field and removes it again', async ({ page, open }) => {
  await open('forms')
  const field = page.getByLabel('Photo of the vehicle')
  await field.setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(20_480) })
  await expect(example(page, 'fields-plain')).toContainText('front.jpg 20 KB')
  await page.getByRole('button', { name: 'Remove front.jpg' }).click()
  await expect(example(page, 'fields-plain')).not.toContainText('front.jpg')
  await expect(field).toBeFocused()
  expect(await field.inputValue()).toBe('')
})

test('counts down each second, and shows zero once the date is past (C-037, C-038)', async ({
  page,
  open,
}) => {
  await open('content')
  const figure = (id: string, unit: string) => example(page, id).locator(`[data-unit="${unit}"]`)
  // From 8:00 on 20 November to 19:41 on 2 December.
  await expect(figure('countdown-ahead', 'days')).toHaveText('12')
  await expect(figure('countdown-ahead', 'hours')).toHaveText('11')
  const seconds = async () => Number(await figure('countdown-ahead', 'seconds').textContent())
  const before = await seconds()
  await page.waitForTimeout(3_000)
  expect((before - (await seconds()) + 60) % 60).toBeGreaterThanOrEqual(2)
  expect((before - (await seconds()) + 60) % 60).toBeLessThanOrEqual(4)
  for (const unit of ['days', 'hours', 'minutes', 'seconds'])
    await expect(figure('countdown-past', unit)).toHaveText('00')
})

test('fills as many stars as the rating (D-027)', async ({ page, open }) => {
  await open('content')
  const stars = page.getByRole('img', { name: '3 of 5' }).locator('svg')
  expect(await stars.evaluateAll((all) => all.map((star) => star.getAttribute('data-filled')))).toEqual([
    '1',
    '1',
    '1',
    '0',
    '0',
  ])
})

test('removes a single filter, and lists two pages on either side of the current one (D-224, D-229)', async ({
  page,
  open,
}) => {
  await open('wayfinding')
  await page.getByRole('button', { name: 'Remove Diesel' }).click()
  await expect(example(page, 'filters').getByRole('button')).toHaveText(['Hilux', 'White'])
  const middle = page.getByRole('navigation', { name: 'Pages, in the middle' })
  await expect(middle.getByRole('listitem')).toHaveText([
    'Previous page',
    'Page 1',
    'Page 5',
    'Page 6',
    'Page 7',
    'Page 8',
    'Page 9',
    'Page 20',
    'Next page',
  ])
  await expect(middle.locator('[aria-current="page"]')).toHaveText('Page 7')
})

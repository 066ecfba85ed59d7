import type { Page } from '@playwright/test'
import { block, card, figure, monthly, openCalculators } from '../support/finance-block.ts'
import { expect, test } from '../support/test.ts'

/** R 899 900. */
const address = '/vehicles/fortuner?model=73V'

const choose = (page: Page, name: string, label: string) =>
  card(page).getByRole('combobox', { name }).selectOption({ label })

const depositOf = (page: Page) => card(page).getByRole('textbox', { name: 'Deposit' })

test('opens with 72 months, 12 % and a 30 % balloon, with its fees and totals, and recalculates on every input (V-019, V-024, V-025, V-035 to V-037, V-040, V-041, V-043)', {
  tag: '@core',
}, async ({ page }) => {
  await openCalculators(page, address)
  await test.step('the choices', async () => {
    const list = (name: string) => card(page).getByRole('combobox', { name })
    await expect(list('Term').locator('option')).toHaveText(['48', '60', '72'])
    await expect(list('Term')).toHaveValue('72')
    const balloons = ['0', '10', '20', '30', '40', '50'].map((share) => `${share} %`)
    await expect(list('Balloon').locator('option')).toHaveText(balloons)
    await expect(list('Balloon')).toHaveValue('3000')
    await expect(card(page).getByRole('slider')).toHaveAttribute('aria-valuetext', /^12\s%$/)
  })
  await test.step('the figures', async () => {
    await expect(monthly(card(page))).toHaveText('R 15 083 p/m')
    await expect(figure(card(page), 'Number of instalments')).toHaveText('72')
    await expect(figure(card(page), 'Interest rate')).toHaveText('12 %')
    await expect(figure(card(page), 'Balloon due')).toHaveText('R 269 970')
    await expect(figure(card(page), 'Monthly admin fee')).toHaveText('R 69')
    await expect(figure(card(page), 'Initiation fee')).toHaveText('R 1 207,50')
    await expect(figure(card(page), 'Total of instalments')).toHaveText('R 1 086 044')
    await expect(figure(card(page), 'Total interest')).toHaveText('R 451 146')
    await expect(figure(card(page), 'Total cost')).toHaveText('R 1 357 222')
  })
  await test.step('other choices, with a deposit above the cap', async () => {
    await card(page).getByRole('textbox', { name: 'Deposit' }).fill('450 000')
    await expect(card(page).getByText('Your deposit was set to R 300 000')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(card(page).getByRole('textbox', { name: 'Deposit' })).toHaveValue(/^300\s000$/)
    await choose(page, 'Term', '60')
    await choose(page, 'Balloon', '20 %')
    for (let step = 0; step < 4; step += 1) await card(page).getByRole('slider').press('ArrowRight')
    await expect(figure(card(page), 'Interest rate')).toHaveText('13 %')
    await expect(monthly(card(page))).toHaveText('R 11 573 p/m')
    await expect(figure(card(page), 'Total interest')).toHaveText('R 270 335')
    await expect(figure(card(page), 'Total cost')).toHaveText('R 1 175 582')
  })
})

test('offers exactly fourteen rates, and turns any typed deposit into a valid amount (V-036, V-042, V-043, V-044)', async ({
  page,
}) => {
  await openCalculators(page, address)
  const deposit = depositOf(page)
  await test.step('any typed text', async () => {
    for (const [typed, displayed] of [
      ['-50000', 'R 50 000'],
      ['٣٠٠٠٠', 'R 0'],
      ['9'.repeat(30), 'R 300 000'],
      ['1'.repeat(5_000), 'R 300 000'],
      ['<img src=x onerror=alert(1)>', 'R 1'],
      ['R 45 000', 'R 45 000'],
    ] as const) {
      await deposit.fill(typed)
      await expect(figure(card(page), /^Deposit$/)).toHaveText(displayed.replaceAll(' ', '\u00a0'))
      await expect(card(page)).not.toContainText(/NaN|Infinity/)
    }
  })
  await test.step('digits among other characters, and nothing', async () => {
    await deposit.fill('12a3.4-5')
    await expect(figure(card(page), /^Deposit$/)).toHaveText('R 12 345')
    await deposit.fill('')
    await expect(figure(card(page), /^Deposit$/)).toHaveText('R 0')
    await expect(monthly(card(page))).toHaveText('R 15 083 p/m')
  })
  await test.step('every rate', async () => {
    const slider = card(page).getByRole('slider')
    const rates = [await slider.getAttribute('aria-valuetext')]
    for (let step = 0; step < 20; step += 1) {
      await slider.press('ArrowRight')
      rates.push(await slider.getAttribute('aria-valuetext'))
    }
    expect([...new Set(rates)].map((rate) => rate?.replace(/\s/g, ' '))).toEqual(
      [
        '12',
        '12,25',
        '12,5',
        '12,75',
        '13',
        '13,25',
        '13,5',
        '14',
        '14,5',
        '15',
        '15,5',
        '16',
        '16,5',
        '17',
      ].map((rate) => `${rate} %`),
    )
  })
})

test('shows the notice of a capped deposit until the deposit is changed (F-5)', async ({ page }) => {
  await openCalculators(page, address)
  const deposit = depositOf(page)
  const notice = card(page).getByText('Your deposit was set to R 300 000')
  await deposit.fill('450000')
  await expect(notice).toBeVisible()
  await deposit.press('Tab')
  await expect(deposit).toHaveValue(/^300\s000$/)
  await expect(notice).toBeVisible()
  await choose(page, 'Term', '60')
  await deposit.focus()
  await deposit.press('Tab')
  await expect(notice).toBeVisible()
  await deposit.fill('300000')
  await expect(notice).toBeHidden()
  await deposit.press('Tab')
  await expect(notice).toBeHidden()
})

test.describe('the deposit field', () => {
  test.use({ hasTouch: true })

  test('replaces its 0 with the typed amount after a click, a tap or keyboard focus', async ({ page }) => {
    await openCalculators(page, address)
    const deposit = depositOf(page)
    for (const [by, focus] of [
      ['a click before the 0', () => deposit.click({ position: { x: 1, y: 20 } })],
      ['a click after the 0', () => deposit.click({ position: { x: 60, y: 20 } })],
      ['a tap', () => deposit.tap({ position: { x: 1, y: 20 } })],
      [
        'a click on its label',
        () =>
          card(page)
            .locator('label', { hasText: /^Deposit$/ })
            .click(),
      ],
      ['keyboard focus', () => deposit.focus()],
    ] as const)
      await test.step(by, async () => {
        await deposit.fill('')
        await deposit.blur()
        await expect(deposit).toHaveValue('0')
        await focus()
        await page.keyboard.type('50000')
        await expect(figure(card(page), /^Deposit$/)).toHaveText('R\u00a050\u00a0000')
      })
  })

  test('places the caret on a second click, and keeps a selection made by dragging', async ({ page }) => {
    await openCalculators(page, address)
    const deposit = depositOf(page)
    const selected = () =>
      deposit.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])
    await deposit.fill('123456')
    await deposit.blur()
    await deposit.click()
    expect(await selected()).toEqual([0, 7])
    await deposit.click({ position: { x: 1, y: 20 } })
    expect(await selected()).toEqual([0, 0])
    await deposit.blur()
    const box = await deposit.boundingBox()
    if (!box) throw new Error('The deposit field is not visible.')
    await page.mouse.move(box.x + 1, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 35, box.y + 20, { steps: 4 })
    await page.mouse.up()
    const [start, end] = await selected()
    expect(start).toBe(0)
    expect(end).toBeGreaterThan(0)
    expect(end).toBeLessThan(7)
  })
})

test('caps the deposit at 60 % of the price of the model (V-043)', async ({ page }) => {
  await openCalculators(page, '/vehicles/vitz')
  const deposit = depositOf(page)
  await deposit.fill('300000')
  await expect(card(page).getByText(/^Your deposit was set to R/)).toBeVisible()
  const priceText = await block(page).locator('[data-price]').textContent()
  const price = Number(priceText?.replace(/\D/g, ''))
  const amount = Number((await figure(card(page), /^Deposit$/).textContent())?.replace(/\D/g, ''))
  expect(amount).toBe(Math.floor(price * 0.6))
})

test('announces the new instalment once after several slider steps', async ({ page }) => {
  await openCalculators(page, address)
  const announcements: string[] = []
  await page.exposeFunction('announce', (text: string) => announcements.push(text))
  await block(page).evaluate((section) => {
    const { announce } = globalThis as unknown as { announce: (text: string) => void }
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest('[role="status"]')
        if (region?.textContent) announce(region.textContent)
      }
    })
    observer.observe(section, { subtree: true, childList: true, characterData: true })
  })
  const slider = card(page).getByRole('slider')
  for (let step = 0; step < 4; step += 1) await slider.press('ArrowRight')
  await expect.poll(() => announcements.length).toBe(1)
  await page.waitForTimeout(1_000)
  expect(announcements).toEqual([`Instalment finance: ${await monthly(card(page)).innerText()}`])
})

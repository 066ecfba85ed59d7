import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { answerForms, confirmation, stored, visitor } from '../support/forms.ts'
import { PINNED_CLOCK } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'

const listing = '/dealers/marula-toyota-bryanston/pre-owned'

/** The first card with a price. */
const cardOf = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Calculator' }) })
    .first()

async function priceOf(page: Page): Promise<string> {
  const price = /(?:R|N\$) \d[\d ]+/.exec((await cardOf(page).innerText()).replaceAll('\u00a0', ' '))
  if (!price) throw new Error('The card shows no price.')
  return price[0].trim()
}

async function open(page: Page, control: string) {
  await page
    .context()
    .addCookies([{ name: 'cookie-choice', value: '1:', url: `http://127.0.0.1:${process.env.E2E_PORT}` }])
  await page.goto(listing, { waitUntil: 'networkidle' })
  await cardOf(page).getByRole('link', { name: control }).click()
}

async function fillInDialog(dialog: Locator) {
  for (const [name, value] of Object.entries(visitor))
    await dialog.getByRole('textbox', { name, exact: false }).fill(value)
  await dialog.getByRole('checkbox', { name: 'I confirm that I am 18 years old or older' }).check()
}

test('opens the enquiry of a card, with the price of the card (D-016, D-114, D-121, D-123, D-412)', async ({
  page,
}) => {
  await open(page, 'Enquire')
  const dialog = page.getByRole('dialog', { name: 'General Enquiry', exact: true })
  await expect(dialog.getByRole('textbox', { name: 'Name & Surname' })).toBeVisible()
  expect((await dialog.innerText()).replaceAll('\u00a0', ' ')).toContain(await priceOf(page))
})

test('asks to confirm the email, and on No sends nothing and focuses the field (D-163, D-166, D-170, D-172)', async ({
  page,
}) => {
  const sent = await answerForms(page, stored)
  await open(page, 'Enquire')
  const dialog = page.getByRole('dialog', { name: 'General Enquiry', exact: true })
  await fillInDialog(dialog)
  const agrees = dialog.getByRole('checkbox', { name: 'I consent to receiving marketing communication.' })
  const divisions = dialog.getByRole('group', { name: 'Who may contact you?' })
  await expect(agrees).toBeHidden()
  await dialog.getByRole('checkbox', { name: 'I would like to hear about offers, events and news' }).check()
  await expect(divisions).toBeHidden()
  await agrees.check()
  await divisions.getByRole('checkbox', { name: 'Lexus' }).check()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.locator(':focus')).toContainText('thandi@example.co.za')
  await expectNoAxeViolations(page)
  await confirmation(page).getByRole('button', { name: 'No' }).click()
  await expect(confirmation(page)).toBeHidden()
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await page.keyboard.press('Escape')
  await expect(confirmation(page)).toBeHidden()
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused()
  expect(sent).toEqual([])
})

test('calculates in the dialog, and keeps the choices while the views switch (D-016, D-122, D-124 to D-127, D-130, D-135, D-141)', async ({
  page,
}) => {
  await open(page, 'Calculator')
  const dialog = page.getByRole('dialog', { name: 'Calculator With Quote', exact: true })
  const term = dialog.getByRole('combobox', { name: 'Term in months' })
  const deposit = dialog.getByRole('textbox', { name: 'Deposit' })
  await expect(term).toHaveValue('60')
  await expect(deposit).toHaveValue(/^10\s000$/)
  const rate = dialog.getByRole('slider', { name: 'Interest rate a year' })
  await rate.focus()
  await page.keyboard.press('ArrowRight')
  await expect(rate).toHaveAttribute('aria-valuetext', /^10,25\s%$/)
  await page.keyboard.press('End')
  await expect(rate).toHaveAttribute('aria-valuetext', /^17\s%$/)
  await page.keyboard.press('Home')
  await expect(rate).toHaveAttribute('aria-valuetext', /^9\s%$/)
  const instalment = dialog.getByText(/p\/m$/)
  const before = await instalment.innerText()
  await term.selectOption('48')
  await expect(instalment).not.toHaveText(before)
  await deposit.fill('12a.3-4')
  await deposit.blur()
  await expect(deposit).toHaveValue(/^1\s234$/)
  await deposit.fill('')
  await expect(dialog).not.toContainText('NaN')
  await expect(dialog.locator('dl > div').filter({ hasText: 'Deposit' })).toHaveText(/^DepositR\s0$/)
  await dialog.getByRole('button', { name: 'Get A Quote' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name & Surname' })).toBeVisible()
  await expect(term).toBeHidden()
  await dialog.getByRole('button', { name: 'Back to the calculator' }).click()
  await expect(term).toHaveValue('48')
  await dialog.getByRole('button', { name: 'Enquire Now' }).click()
  await dialog.getByRole('button', { name: 'Calculator', exact: true }).click()
  await expect(term).toHaveValue('48')
})

test('sends the choices of the calculator with the enquiry (D-126, D-354)', { tag: '@core' }, async ({
  page,
}) => {
  const sent = await answerForms(page, stored)
  await open(page, 'Calculator')
  const dialog = page.getByRole('dialog', { name: 'Calculator With Quote', exact: true })
  await dialog.getByRole('combobox', { name: 'Term in months' }).selectOption('48')
  await dialog.getByRole('button', { name: 'Get A Quote' }).click()
  await fillInDialog(dialog)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await confirmation(page).getByRole('button', { name: 'Yes' }).click()
  await expect(dialog.getByText('Thank you!')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ calculation: '48-1000-0-1000000', page: listing })

  // Another plan is another enquiry: the form must not say that it was sent.
  await dialog.getByRole('button', { name: 'Calculator', exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Term in months' }).selectOption('24')
  await dialog.getByRole('button', { name: 'Get A Quote' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name & Surname' })).toBeVisible()
  await expect(dialog.getByText('Thank you!')).toBeHidden()
})

test('shows the gallery, loops, and closes it with Escape and its control (D-102, D-115, D-116, D-120, D-399)', async ({
  page,
}) => {
  const warnings: string[] = []
  page.on('console', (entry) => entry.type() === 'warning' && warnings.push(entry.text()))
  await open(page, 'View Gallery')
  const dialog = page.getByRole('dialog', { name: 'Gallery', exact: true })
  const current = dialog.locator('[data-bullet][aria-current="true"]')
  await expect(dialog.getByRole('img').first()).toBeVisible()
  const count = await dialog.locator('[data-bullet]').count()
  expect(count).toBeGreaterThan(1)
  await dialog.getByRole('button', { name: 'Previous' }).click()
  await expect(current).toHaveAttribute('aria-label', `Slide ${count} of ${count}`)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(current).toHaveAttribute('aria-label', `Slide 1 of ${count}`)
  const pictures = dialog.locator('img[data-stock-picture]')
  // A refused scheme fails without a response, which the console would list as an error.
  await pictures.nth(1).evaluate((image: HTMLImageElement) => {
    image.src = 'data:image/png;base64,broken'
  })
  await expect(pictures.nth(1)).toHaveAttribute('src', /^data:image\/svg\+xml/)
  await expect(pictures.first()).not.toHaveAttribute('src', /^data:/)
  expect(warnings.join()).toContain('Picture of a used vehicle not loaded')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await cardOf(page).getByRole('link', { name: 'View Gallery' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('turns the pictures of the gallery every eleven seconds (D-117, D-426)', async ({ page }) => {
  await page.clock.install({ time: PINNED_CLOCK })
  await open(page, 'View Gallery')
  const dialog = page.getByRole('dialog', { name: 'Gallery', exact: true })
  await expect(dialog.getByRole('img').first()).toBeVisible()
  // What moves the pictures is loaded with the clock running.
  await expect(dialog.locator('.slides')).toBeVisible()
  await expect(dialog.locator('.slides-unscripted')).toHaveCount(0)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  // The eleven seconds begin when the visitor starts the pictures again.
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click()
  await dialog.getByRole('button', { name: 'Play', exact: true }).click()
  const current = dialog.locator('[data-bullet][aria-current="true"]')
  await expect(current).toHaveAttribute('aria-label', /^Slide 1 /)
  await page.clock.runFor(10_400)
  await expect(current).toHaveAttribute('aria-label', /^Slide 1 /)
  await page.clock.runFor(1_200)
  await expect(current).toHaveAttribute('aria-label', /^Slide 2 /)
})

test('keeps the entries and offers a retry when the form cannot be sent (D-390, D-392)', async ({
  page,
  tolerate,
}) => {
  tolerate(/503/)
  await answerForms(page, { status: 503, body: {} })
  await open(page, 'Enquire')
  const dialog = page.getByRole('dialog', { name: 'General Enquiry', exact: true })
  await fillInDialog(dialog)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await confirmation(page).getByRole('button', { name: 'Yes' }).click()
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Name & Surname' })).toHaveValue(visitor['Name & Surname'])
  await expect(dialog.getByText('Thank you!')).toHaveCount(0)
})

test('replaces a broken picture of a card by the default and says so in the console (D-097, D-399)', async ({
  page,
}) => {
  const warnings: string[] = []
  page.on('console', (entry) => entry.type() === 'warning' && warnings.push(entry.text()))
  await page.goto(listing, { waitUntil: 'networkidle' })
  const picture = cardOf(page).locator('img[data-stock-picture]')
  // A refused scheme fails without a response, which the console would list as an error.
  await picture.evaluate((image: HTMLImageElement) => {
    image.src = 'data:image/png;base64,broken'
  })
  await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml/)
  expect(warnings.join()).toContain('Picture of a used vehicle not loaded')
})

import { addressOf, only, readPage, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const path = '/gr/merchandise'

test('lists every product on the page of merchandise, which the racing header links (C-198, C-206)', {
  tag: '@core',
}, async ({ request }) => {
  const { document } = await readPage(request, path)
  expect(textOf(only(document, 'h1'))).toBe('Wear the colours')
  expect(addressOf(only(document, 'header'), 'Shop')).toBe(path)
  const products = [...document.querySelectorAll('[data-block=merchandiseList] article')]
  expect(products).toHaveLength(21)
  const scarves = products.filter((product) => textOf(product).includes('TGR Cap & Scarf'))
  expect(scarves.map((product) => addressOf(product, /^Enquire/))).toEqual([
    '/enquiry/merchandise?product=TGR%20Cap%20%26%20Scarf',
  ])
})

test('shows eleven products on the racing home page, the three fixed ones among them (C-194, C-196, C-199, C-200, C-307)', {
  tag: '@core',
}, async ({ request }) => {
  const { document } = await readPage(request, '/gr')
  const carousel = only(document, '[data-block=merchandiseCarousel]')
  expect(textsOf(carousel, 'h1, h2, h3')).toContain('GR MERCHANDISE')
  const products = textsOf(carousel, 'article')
  expect(products).toHaveLength(11)
  for (const title of ['TGR Cap & Scarf', 'TGR Driver Jacket', 'TGR Team Mug'])
    expect(products.filter((text) => text.includes(title))).toHaveLength(1)
  expect(addressOf(carousel, 'View All Products')).toBe(path)
})

test('asks for a product in a dialog, prefilled with its title (C-201 to C-205)', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto(path, { waitUntil: 'networkidle' })
  const control = page.getByRole('link', { name: 'Enquire about TGR Cap & Scarf' })
  await control.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[data-form-type=TGRSA_PRODUCT]')).toBeVisible()
  await expect(dialog.getByLabel('Product')).toHaveValue('TGR Cap & Scarf')
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')

  await dialog.getByRole('button', { name: 'Submit Enquiry' }).click()
  await expect(dialog.getByText('Full name is required')).toBeVisible()
  await expect(dialog.getByText('Contact number is required')).toBeVisible()
  await expect(dialog.getByText('Email address is required')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(control).toBeFocused()

  await control.click()
  await dialog.getByLabel('Name & Surname').fill('Thandeka Mokoena')
  await dialog.getByLabel('Contact Number').fill('082 123 4567')
  await dialog.getByLabel('Email').fill('thandeka@example.co.za')
  await dialog.getByRole('button', { name: 'Submit Enquiry' }).click()
  await expect(dialog.getByText('Your request has been sent.')).toBeVisible()
})

test('keeps what was entered for the next product when the dialog is closed', async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' })
  const dialog = page.getByRole('dialog')
  await page.getByRole('link', { name: 'Enquire about TGR Cap & Scarf' }).click()
  await dialog.getByLabel('Name & Surname').fill('Thandeka Mokoena')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Enquire about TGR Team Mug' }).click()
  await expect(dialog.getByLabel('Product')).toHaveValue('TGR Team Mug')
  await expect(dialog.getByLabel('Name & Surname')).toHaveValue('Thandeka Mokoena')
})

test('redirects the alternate prefix of the racing pages, merchandise included (C-207)', {
  tag: '@core',
}, async ({ request }) => {
  for (const rest of ['', '/merchandise', '/motorsport/gr-cup']) {
    const response = await request.get(`/gazoo-racing${rest}`)
    expect([response.status(), new URL(response.url()).pathname]).toEqual([200, `/gr${rest}`])
  }
})

test('shows placeholders, an error and the result of a retry when the products cannot be loaded (C-195, C-197, C-393, C-395)', async ({
  page,
  tolerate,
}) => {
  tolerate(/503/)
  let response: { status: number; json: object } = { status: 503, json: { state: 'failed' } }
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/sections/merchandiseCarousel?*', async (route) => {
    await released
    await route.fulfill(response)
  })
  await page.goto('/catalogue/blocks/merchandiseCarousel')
  const section = page.locator('[data-example="when the products cannot be loaded"]')
  await section.scrollIntoViewIfNeeded()
  await expect(section.locator('.skeleton.aspect-square')).toHaveCount(4)

  release()
  await expect(section.getByText('The products could not be loaded.')).toBeVisible()
  await expect(section.getByText('No products found')).toHaveCount(0)

  response = { status: 200, json: { state: 'empty' } }
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(section.getByText('No products found', { exact: true })).toBeVisible()
})

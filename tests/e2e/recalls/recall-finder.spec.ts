import { sendPlainForm } from '../support/plain-form.ts'
import { only, readPage, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const path = '/owners/recall'
/** The VIN of the specification, which two of the seeded campaigns affect. */
const vin = 'AHTFR22G006012345'

test('finds the recalls of a VIN, from the menu of owners to the dealer (V-001, V-002, V-095, V-096, V-099 to V-106)', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/owners', { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('link', { name: 'Check your VIN' }).click()
  await expect(page).toHaveURL(path)
  const finder = page.locator('#vinChecker')
  await expect(finder.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Owners')
  await expect(finder.getByRole('link', { name: '0800 000 000' })).toHaveAttribute('href', 'tel:0800000000')

  const dialog = page.getByRole('dialog')
  await finder.getByRole('button', { name: 'Where do I find the VIN?' }).click()
  await expect(dialog).toContainText('licence disc')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await finder.getByRole('button', { name: 'Search Database' }).click()
  await expect(finder.getByText('Please enter a 17-digit VIN number')).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await finder.getByLabel('VIN').fill(` ${vin.toLowerCase()} `)
  await finder.getByRole('button', { name: 'Search Database' }).click()
  await expect(dialog.getByRole('heading', { name: 'Recall found' })).toBeVisible()
  await expect(dialog).toContainText(vin)
  for (const campaign of ['26-SC-014', '26-SC-009']) await expect(dialog).toContainText(campaign)
  await expect(dialog.getByRole('link', { name: 'Contact Dealer' })).toHaveAttribute('href', '/dealers')
  expect(requests.filter((url) => url.toUpperCase().includes(vin))).toEqual([])

  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
  await finder.getByLabel('VIN').fill('AHTFR22GO06012345')
  await expect(finder.getByText(/never has the letters I, O and Q/)).toBeVisible()
  await finder.getByRole('button', { name: 'Search Database' }).click()
  await expect(dialog.getByRole('heading', { name: 'No recall found' })).toBeVisible()
})

test('shows a failed lookup as such, keeps the VIN and finds it with the next one (V-328)', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_CONNECTION_RESET/)
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.route('**/api/recall-check', (route) => route.abort('connectionreset'), { times: 1 })
  const finder = page.locator('#vinChecker')
  await finder.getByLabel('VIN').fill(vin)
  await finder.getByRole('button', { name: 'Search Database' }).click()
  await expect(finder.getByText('We could not check this VIN')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(finder.getByLabel('VIN')).toHaveValue(vin)
  await finder.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Recall found' })).toBeVisible()
})

test('works without JavaScript, with the VIN in no address (V-100, V-101, V-108)', async ({ request }) => {
  const finder = await readPage(request, path)
  const found = await sendPlainForm(request, finder, 'Search Database', { vin: vin.toLowerCase() })
  expect(found.address).not.toMatch(/AHTFR22G/i)
  expect(textOf(only(found.document, 'h1'))).toBe('Recall found')
  expect(textsOf(found.document, 'main h2')).toEqual(expect.arrayContaining(['26-SC-014', '26-SC-009']))
  const none = await sendPlainForm(request, found, 'Search Database', { vin: 'JTMHV05J704030445' })
  expect(textOf(only(none.document, 'h1'))).toBe('No recall found')
  const invalid = await sendPlainForm(request, none, 'Search Database', { vin: 'AHTFR22G' })
  expect(textOf(only(invalid.document, 'h1'))).toBe('Please enter a 17-digit VIN number')
})

test('has the banner’s own picture for phones on the page of KINTO, and one picture here (V-098)', async ({
  request,
}) => {
  const kinto = only(
    (await readPage(request, '/payment-options/kinto')).document,
    'main section[data-opening]',
  )
  const phone = kinto.querySelector('source[media="(max-width: 47.99rem)"]')
  expect(phone?.getAttribute('srcset')).toContain('/finance/')
  expect(kinto.querySelector('img')?.getAttribute('src')).toContain('/forecourt/')
  const recall = only((await readPage(request, path)).document, '#vinChecker section[data-opening]')
  expect(recall.querySelectorAll('source')).toHaveLength(0)
})

import { readFile } from 'node:fs/promises'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const path = '/owners/my-garage'
/** A VIN that two of the seeded campaigns affect. */
const vin = 'AHTFR22G006012345'

test('keeps a car in the browser only, from the page of owners to a file and back', { tag: '@core' }, async ({
  page,
}) => {
  const requests: { url: string; body: string | null }[] = []
  page.on('request', (request) => requests.push({ url: request.url(), body: request.postData() }))
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto('/owners', { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('link', { name: 'Open My Garage' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByText('Your cars stay in this browser')).toBeVisible()

  await page.getByRole('button', { name: 'Add a car' }).click()
  await page.getByLabel('Range').selectOption('fortuner')
  await page.getByLabel('Model', { exact: true }).selectOption('57U')
  await page.getByLabel('VIN').fill(vin)
  await page.getByLabel('Nickname').fill('Old faithful')
  await page.getByLabel('Month').selectOption('05')
  await page.getByLabel('Year', { exact: true }).selectOption('2024')
  await page.getByLabel('Odometer (km)').fill('42 000')
  await page.getByRole('button', { name: 'Save car' }).click()
  const car = page.locator('[data-car]')
  await expect(car.getByRole('heading', { name: 'Old faithful' })).toBeFocused()
  await expect(car).toContainText('26-SC-014')
  await expect(car).toContainText(/At 50\s000 km/)
  await expect(car).toContainText('Until May 2027')
  await car.getByRole('button', { name: 'Remind me by e-mail: Old faithful' }).click()
  await expect(car.getByLabel('Remind me of')).toBeFocused()
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await car.getByLabel('Email').fill('thandi@example.co.za')
  await car.getByRole('button', { name: 'Remind me', exact: true }).click()
  await expect(car.getByText('Please look in your inbox')).toBeVisible()
  const withVin = requests.filter(({ url, body }) => `${url} ${body}`.toUpperCase().includes(vin))
  expect(withVin.map(({ url }) => new URL(url).pathname)).toEqual(['/api/recall-check'])
  expect(requests.filter(({ url }) => url.toUpperCase().includes(vin))).toEqual([])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await download).path()
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    cars: [{ vin, nickname: 'Old faithful' }],
  })
  await page.getByRole('button', { name: 'Erase all cars' }).click()
  await expect(car).toHaveCount(0)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByText('Your garage is empty')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(car.getByRole('heading', { name: 'Old faithful' })).toBeVisible()
})

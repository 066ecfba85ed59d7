import { expect, test } from '../support/test.ts'

test('leads from a helmet on the racing home page to its series and on to another', async ({ page }) => {
  await page.goto('/gr')
  const helmets = page.locator('[data-block="benefitCards"]').first()
  const card = helmets.getByRole('article').filter({ hasText: 'GR Cup' })
  await expect(card).toContainText('7')
  await card.getByRole('link', { name: 'See the GR Cup' }).click()
  await expect(page).toHaveURL(/\/gr\/motorsport\/gr-cup$/)
  await expect(page.getByRole('img', { name: /GR Corolla in .* number 7/ }).first()).toBeVisible()

  await page.getByRole('link', { name: 'See GTC' }).click()
  await expect(page).toHaveURL(/\/gr\/motorsport\/gtc$/)
  await page.getByRole('link', { name: 'All motorsport' }).click()
  await expect(page).toHaveURL(/\/gr\/motorsport$/)
})

test('leads from the circuit of the racing home page to all circuits, each with its length', async ({
  page,
}) => {
  await page.goto('/gr')
  const kyalami = page.locator('[data-block="circuits"]')
  await expect(kyalami).toContainText('Midrand, Gauteng')
  await expect(kyalami).toContainText('4,522 km')
  await kyalami.getByRole('link', { name: 'All circuits' }).click()
  await expect(page).toHaveURL(/\/gr\/motorsport#circuits$/)
  const circuits = page.locator('#circuits').getByRole('listitem')
  await expect(circuits).toHaveCount(6)
  for (const circuit of await circuits.all()) {
    await expect(circuit.getByRole('img')).toBeVisible()
    await expect(circuit).toContainText(/\d,\d{3}\skm/)
  }
})

test('shows the poster of every series with its car, its number and a way in', async ({ page }) => {
  await page.goto('/gr/motorsport')
  const cards = page.locator('[data-block="benefitCards"]').getByRole('article')
  await expect(cards.getByRole('heading')).toHaveText([
    'GR Cup',
    'Rally-raid',
    'National rally',
    'GTC',
    'Touring cars',
    'Junior Academy',
  ])
  const posters = cards.filter({ has: page.getByRole('img', { name: /^Poster: .* number \d+/ }) })
  await expect(posters).toHaveCount(5)
  for (const card of await cards.all()) await expect(card.getByRole('link')).toHaveCount(1)
})

const seriesPages = ['gr-cup', 'gtc', 'satc', 'nrc', 'sa-rally-raid'] as const

test('tells of each series its car, its season, how to watch, and its sister series', async ({ page }) => {
  const numbers = new Set<string>()
  for (const series of seriesPages) {
    await page.goto(`/gr/motorsport/${series}`)
    const car = page.getByRole('heading', { level: 2, name: /^Car \d+/ })
    numbers.add((await car.textContent()) ?? '')
    await expect(page.getByRole('heading', { level: 2, name: 'The season' })).toBeVisible()
    await expect(page.locator('[data-block="faq"]')).toHaveCount(1)
    const sisters = page.locator('[data-block="benefitCards"]').getByRole('article')
    await expect(sisters).toHaveCount(3)
  }
  expect(numbers.size).toBe(seriesPages.length)
})

test('scrolls the helmets sideways on a phone, without making the page wider', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/gr')
  const row = page.locator('[data-block="benefitCards"]').first().getByRole('list')
  const last = row.getByRole('article').last()
  await row.scrollIntoViewIfNeeded()
  await expect(last).not.toBeInViewport()
  await last.getByRole('link').focus()
  await expect(last.getByRole('link')).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

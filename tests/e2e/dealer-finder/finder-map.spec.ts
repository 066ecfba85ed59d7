import { finder } from '../support/dealer-list.ts'
import { openPage } from '../support/representative-pages.ts'
import { expect, test } from '../support/test.ts'

test('highlights the marker of a card and the card of a marker', async ({ page }) => {
  await openPage(page, '/dealers?search=Pretoria')
  const card = finder(page).cards.first()
  const slug = await card.getAttribute('data-dealer')
  await card.hover()
  await expect(page.locator(`[data-marker="${slug}"]`)).toHaveAttribute('data-active', 'true')
  const other = finder(page).markers.first()
  const name = (await other.getAttribute('aria-label'))?.replace(' (opens in a new tab)', '') ?? ''
  await other.focus()
  await expect(finder(page).cards.filter({ hasText: name })).toHaveAttribute('data-active', 'true')
  const mapCard = page.locator('#dealer-map').getByText(name).last()
  await expect(mapCard).toBeVisible()
  await expect(page.locator('#dealer-map').getByRole('link', { name: /^Directions/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=-2\d\.\d+,2\d\.\d+$/,
  )
})

test('shows the list first on a phone, and the map in its place by a switch, without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '', viewport })
  const page = await context.newPage()
  await page.goto('/dealers?search=Durban')
  const map = page.locator('#dealer-map svg')
  await expect(map).toBeHidden()
  await expect(finder(page).cards.first()).toBeVisible()
  await page.getByText('Map', { exact: true }).click()
  await expect(map).toBeVisible()
  await expect(finder(page).cards.first()).toBeHidden()
  await context.close()
})

test('leaves the markers of the map uncovered, and shows the preferred dealer once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/dealers?search=Durban')
  const [first] = await finder(page).cards.all()
  const name = (await first?.getByRole('heading').innerText()) ?? ''
  await finder(page).star(name).click()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Contact Your Dealer' })).toBeVisible()
  await expect(page.locator('#dealer-map p').filter({ hasText: name })).toHaveCount(0)
  await finder(page).cards.nth(1).hover()
  await expect(page.locator('#dealer-map').getByRole('link', { name: /^Directions/ })).toBeVisible()
  const covered = await page.evaluate(
    () =>
      [...document.querySelectorAll('[data-marker] circle:last-child')].filter((pin) => {
        const { left, top, width, height } = pin.getBoundingClientRect()
        return !document.elementFromPoint(left + width / 2, top + height / 2)?.closest('#dealer-map svg')
      }).length,
  )
  expect(covered).toBe(0)
})

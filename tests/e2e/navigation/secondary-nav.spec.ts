import type { Locator, Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { bar, publishWithMenu } from '../support/secondary-nav.ts'
import { PINNED_CLOCK } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hilux' })
const topOf = async (page: Page) => Math.round((await menu(page).boundingBox())?.y ?? Number.NaN)

test('keeps the bar at the top while scrolling (V-182, C-270)', async ({ page, request }) => {
  const testPage = await publishWithMenu(request, '/journey-bar', bar)
  try {
    await page.goto('/journey-bar', { waitUntil: 'networkidle' })
    expect(await topOf(page)).toBeGreaterThan(60)
    for (const top of [1000, 2000]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
      await expect.poll(() => topOf(page)).toBe(0)
    }
  } finally {
    await testPage.remove()
  }
})

/** Returns the centre of an element. */
async function centreOf(element: Locator): Promise<[x: number, y: number]> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

test('opens a dropdown 300 ms after the pointer enters and closes it 300 ms after it leaves (V-183, V-184)', async ({
  page,
  request,
}) => {
  const testPage = await publishWithMenu(request, '/journey-hover', bar)
  try {
    await page.clock.install({ time: PINNED_CLOCK })
    await page.goto('/journey-hover', { waitUntil: 'networkidle' })
    const label = menu(page).getByRole('button', { name: 'Models' })
    const entry = menu(page).getByRole('link', { name: 'Single Cab' })
    await label.scrollIntoViewIfNeeded()
    const onLabel = await centreOf(label)
    const away: [number, number] = [onLabel[0], onLabel[1] - 120]
    // The bar ignores a pointer that arrives before hydration, so the move is repeated.
    await expect(async () => {
      await page.mouse.move(...away)
      await page.mouse.move(...onLabel)
      await expect(entry).toBeVisible({ timeout: 900 })
    }).toPass()
    await page.mouse.move(...away)
    await expect(entry).toBeHidden()

    await page.clock.pauseAt(new Date(Date.parse(PINNED_CLOCK) + 600_000))
    await page.mouse.move(...onLabel)
    await page.clock.runFor(250)
    await expect(entry).toBeHidden()
    await page.clock.runFor(100)
    await expect(entry).toBeVisible()

    await page.mouse.move(...away)
    await page.clock.runFor(250)
    await expect(entry).toBeVisible()
    // Returning in time keeps it open.
    await page.mouse.move(...onLabel)
    await page.clock.runFor(1_000)
    await expect(entry).toBeVisible()

    await page.mouse.move(...away)
    await page.clock.runFor(250)
    await expect(entry).toBeVisible()
    await page.clock.runFor(100)
    await expect(entry).toBeHidden()
  } finally {
    await testPage.remove()
  }
})

test('opens dropdowns with Enter and ArrowDown, closes them with Escape, links a button, and shows a label without a link as plain text (V-183, V-184, V-186, V-187, V-189, V-195)', async ({
  page,
  request,
}) => {
  const testPage = await publishWithMenu(request, '/journey-keys', bar)
  try {
    await page.goto('/journey-keys', { waitUntil: 'networkidle' })
    const models = menu(page).getByRole('button', { name: 'Models' })
    await models.focus()
    await page.keyboard.press('Enter')
    await expect(models).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link', { name: 'Single Cab' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(models).toBeFocused()
    await expect(models).toHaveAttribute('aria-expanded', 'false')

    const owners = menu(page).getByRole('link', { name: 'Owners' })
    await expect(owners).toHaveAttribute('href', '/owners')
    await owners.focus()
    await page.keyboard.press('ArrowDown')
    await expect(menu(page).getByRole('link', { name: 'Help' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link', { name: 'Help' })).toBeHidden()
    await expect(menu(page).getByRole('link', { name: 'Models' })).toHaveCount(0)

    const shop = menu(page).getByRole('link', { name: 'Shop Online' })
    await expect(shop).toHaveAttribute('href', 'https://shop.example.co.za')
    await expect(menu(page).getByText('Brochure').filter({ visible: true })).toHaveCount(1)
    for (const role of ['link', 'button'] as const) {
      await expect(menu(page).getByRole(role, { name: 'Brochure' })).toHaveCount(0)
    }
  } finally {
    await testPage.remove()
  }
})

test('shows a button below 960 px that opens and closes the list (V-185)', async ({ page, request }) => {
  const testPage = await publishWithMenu(request, '/journey-collapsed', bar)
  try {
    await page.setViewportSize({ width: 961, height: 800 })
    await page.goto('/journey-collapsed', { waitUntil: 'networkidle' })
    const toggle = menu(page).getByRole('button', { name: 'Hilux' })
    const technology = menu(page).getByRole('link', { name: 'Technology' })
    await expect(technology).toBeVisible()
    await expect(toggle).toBeHidden()
    await page.setViewportSize({ width: 959, height: 800 })
    await expect(technology).toBeHidden()
    await toggle.click()
    await expect(technology).toBeVisible()
    await toggle.click()
    await expect(technology).toBeHidden()
    await toggle.click()
    await technology.click()
    await expect(technology).toBeHidden()
    await expect(page.locator('#technology')).toBeInViewport()
  } finally {
    await testPage.remove()
  }
})

test('links entries to their mobile URL on phones (V-186, C-349)', async ({ page, request }) => {
  const testPage = await publishWithMenu(request, '/journey-phone', bar)
  try {
    const entry = menu(page).getByRole('link', { name: 'Double Cab' })
    await page.goto('/journey-phone', { waitUntil: 'networkidle' })
    await menu(page).getByRole('button', { name: 'Models' }).press('Enter')
    await expect(entry).toHaveAttribute('href', '/vehicles/hilux-double-cab')
    await page.setViewportSize({ width: 390, height: 800 })
    await page.reload({ waitUntil: 'networkidle' })
    await menu(page).getByRole('button', { name: 'Hilux' }).click()
    await expect(entry).toHaveAttribute('href', '/vehicles')
  } finally {
    await testPage.remove()
  }
})

test('opens the newsletter form in a dialog from Subscribe, and restores the focus (V-188)', async ({
  page,
}) => {
  await page.goto('/vehicles/hilux-range', { waitUntil: 'networkidle' })
  const subscribe = menu(page).getByRole('button', { name: 'Subscribe' })
  const dialog = page.getByRole('dialog', { name: 'Newsletter' })
  await subscribe.click()
  for (const label of ['First Name', 'Last Name', 'Email Address'])
    await expect(dialog.getByLabel(label)).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: /over 18/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Subscribe' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(subscribe).toBeFocused()

  await page.setViewportSize({ width: 390, height: 800 })
  const toggle = menu(page).getByRole('button', { name: 'Hilux' })
  await toggle.click()
  await subscribe.click()
  await expect(dialog.getByLabel('First Name')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(toggle).toBeFocused()
})

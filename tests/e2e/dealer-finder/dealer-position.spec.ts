import { finder, johannesburg, serveDealers } from '../support/dealer-list.ts'
import { openPage } from '../support/representative-pages.ts'
import { PINNED_CLOCK } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'

test.describe('with the position of the visitor', () => {
  // A worker's browser context is used again, with its permissions.
  test.afterEach(({ context }) => context.clearPermissions())

  const dealers = [
    { slug: 'a', name: 'Close Motors', km: 8.2 },
    { slug: 'b', name: 'Middle Motors', km: 12.3 },
    { slug: 'c', name: 'Edge Motors', km: 38.3 },
  ]

  test('searches 10 km on load when already allowed, and 15 km on request (D-279, D-283, D-285)', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(johannesburg)
    await page.addInitScript(() => {
      const original = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
      const calls: unknown[] = []
      Object.assign(window, { positionOptions: calls })
      navigator.geolocation.getCurrentPosition = (success, failure, options) => {
        calls.push(options)
        original(success, failure, options)
      }
    })
    await serveDealers(page, dealers)
    await page.goto('/dealers')
    await expect(finder(page).cards).toHaveText([/Close Motors/])
    await expect(finder(page).cards).toContainText('8,2 km')
    await finder(page).locate.click()
    await expect(finder(page).cards).toHaveText([/Close Motors/, /Middle Motors/])
    await finder(page).radius.selectOption('5 km')
    await expect(finder(page).status).toHaveText(
      'No dealer within 5 km of you. The nearest is Close Motors, 8,2 km away.',
    )
    await expect(finder(page).toast).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'positionOptions'))).toEqual([
      { timeout: 5000, enableHighAccuracy: true },
      { timeout: 5000, enableHighAccuracy: true },
    ])
  })

  test('says so when no dealer is within 40 km, and nothing when one is (D-282, D-405)', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: -30.5, longitude: 18 })
    await serveDealers(page, dealers)
    await page.goto('/dealers')
    await expect(finder(page).toast).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(finder(page).toast).toHaveCount(0)
  })

  test('asks for nothing on load, once more a second after a denial, and again in place on request (D-279, D-280, D-403, D-404)', {
    tag: '@core',
  }, async ({ page }) => {
    await page.clock.install({ time: PINNED_CLOCK })
    await page.addInitScript(() => {
      Object.assign(window, { positionRequests: 0 })
      navigator.geolocation.getCurrentPosition = (_success, failure) => {
        Object.assign(window, { positionRequests: Reflect.get(window, 'positionRequests') + 1 })
        failure?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
      }
    })
    const requests = () => page.evaluate((): number => Reflect.get(window, 'positionRequests'))
    await openPage(page, '/dealers')
    await page.clock.pauseAt(new Date(Date.parse(PINNED_CLOCK) + 600_000))
    expect(await requests()).toBe(0)
    await finder(page).locate.click()
    await page.clock.runFor(999)
    expect(await requests()).toBe(1)
    await page.clock.runFor(1)
    expect(await requests()).toBe(2)
    await expect(
      page.getByText(
        "Enable location access for a better experience when using 'Select radius' to find nearby options.",
        { exact: true },
      ),
    ).toBeVisible()
    await page.clock.runFor(10_000)
    expect(await requests()).toBe(2)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('button', { name: 'Enable Location' }).click()
    await expect.poll(requests).toBe(3)
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
  })

  test('keeps the whole list when the position comes after Show all dealers', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (success) => Object.assign(window, { answer: success })
    })
    await serveDealers(page, dealers)
    await openPage(page, '/dealers?search=Middle')
    await finder(page).locate.click()
    await finder(page).radius.selectOption('5 km')
    await page.getByRole('link', { name: 'Show all dealers' }).click()
    await expect(finder(page).status).toHaveText('3 dealers')
    await page.evaluate(
      (coords) => Reflect.get(window, 'answer')({ coords } as GeolocationPosition),
      johannesburg,
    )
    await expect(finder(page).locate).toBeEnabled()
    await expect(finder(page).status).toHaveText('3 dealers')
  })

  test('explains how to allow the location when the browser blocks it (D-404)', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.permissions.query = async () => ({ state: 'denied' }) as PermissionStatus
      navigator.geolocation.getCurrentPosition = (_success, failure) =>
        failure?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
    })
    await openPage(page, '/dealers')
    await finder(page).locate.click()
    await expect(page.getByText('Your browser blocks the location for this site.')).toBeVisible()
  })
})

import { expect, test } from '../support/test.ts'

test('explains the standings of the Dakar on hover and focus, and leads to the live stream, which plays by itself and pauses (C-103 to C-105, C-127, C-178, C-313, G-6)', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/gr/motorsport/dakar', { waitUntil: 'networkidle' })
  const standings = page.locator('[data-block=dakarStandings]')
  const placement = standings.getByRole('button', { name: 'Placement' })
  const tip = page.getByRole('tooltip').filter({ hasText: 'race position in current stage' })
  await placement.scrollIntoViewIfNeeded()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await placement.hover()
  await page.clock.runFor(150)
  await expect(tip).toBeHidden()
  await page.clock.runFor(250)
  await expect(tip).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(300)
  await expect(tip).toBeHidden()
  await page.clock.resume()

  await placement.focus()
  await page.keyboard.press('Tab')
  await expect(standings.getByRole('button', { name: 'Overall' })).toBeFocused()
  await expect(
    page.getByRole('tooltip').filter({ hasText: 'position in the overall Dakar race' }),
  ).toBeVisible()

  await page.getByRole('link', { name: 'Open the live stream' }).click()
  await expect(page).toHaveURL('/gr/motorsport/dakar/live-stream')
  const film = page.locator('[data-block=singleVideo] video')
  await film.scrollIntoViewIfNeeded()
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused)
  await expect.poll(isPaused).toBe(false)
  expect(await film.evaluate((video: HTMLVideoElement) => [video.autoplay, video.muted])).toEqual([
    true,
    true,
  ])
  await page.getByRole('button', { name: 'Pause video' }).click()
  expect(await isPaused()).toBe(true)
})

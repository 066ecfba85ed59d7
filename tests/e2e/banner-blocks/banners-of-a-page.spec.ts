import { PINNED_CLOCK } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'

test('moves the slim banners of a page on after eight seconds, by a fade of 800 ms (C-040, C-403, D-024, D-025, D-425)', {
  tag: '@core',
}, async ({ page }) => {
  // The clock stands still from the start: a page that loads slowly would otherwise have moved on already.
  await page.clock.install({ time: PINNED_CLOCK })
  await page.clock.pauseAt(new Date(PINNED_CLOCK).getTime() + 1000)
  await page.goto('/discover', { waitUntil: 'networkidle' })
  const banners = page.getByRole('region', { name: 'Your next step' })
  // What moves the banners has started.
  await expect(banners.locator('.slides-fading[data-scripted]')).toHaveCount(1)
  const current = banners.locator('[data-bullet][aria-current="true"]')
  await expect(current).toHaveText('Drive')
  await page.clock.runFor(7_500)
  await expect(current).toHaveText('Drive')
  await page.clock.runFor(1_000)
  await expect(current).toHaveText('Ask')
  const slides = await banners.locator('[aria-roledescription="slide"]').evaluateAll((all) =>
    all.map((slide) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(slide)
      return [transitionProperty, transitionDuration.split(', ')[0], slide.getBoundingClientRect().x]
    }),
  )
  // All in the same place.
  expect(slides).toEqual(Array(2).fill(['opacity, visibility', '0.8s', slides[0]?.[2]]))
})

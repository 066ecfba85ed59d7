import { expect, test } from '../support/test.ts'

test('shows one, two or three cards of a deck by the width of the window (C-409, C-410, C-411, V-167)', async ({
  page,
}) => {
  await page.goto('/discover', { waitUntil: 'networkidle' })
  const cards = page.locator('[data-block="deck"] article')
  await expect(cards).toHaveCount(5)
  for (const [width, count] of [
    [600, 1],
    [700, 2],
    [800, 2],
    [964, 2],
    [970, 3],
    [1100, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const wholeCards = () =>
      cards.evaluateAll(
        (list) =>
          list.filter((card) => {
            const { left, right } = card.getBoundingClientRect()
            return left >= 0 && right <= window.innerWidth
          }).length,
      )
    await expect.poll(wholeCards, `at ${width} px`).toBe(count)
  }
})

test('sets a text of the racing theme on a dark ground in its typeface, on a page of another theme (C-287)', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/discover/hybrid-electric')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const heading = page.getByRole('heading', { name: 'Proved flat out' })
  const plain = page.getByRole('heading', { name: 'High voltage, kept safe' })
  const styleOf = (locator: typeof heading) =>
    locator.evaluate((element) => {
      let ground: Element | null = element
      while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
        ground = ground.parentElement
      const { color, fontStretch } = getComputedStyle(element)
      return { color, fontStretch, ground: ground ? getComputedStyle(ground).backgroundColor : null }
    })
  const [racing, light] = [await styleOf(heading), await styleOf(plain)]
  expect(racing.color).not.toBe(light.color)
  expect(racing.ground).not.toBe(light.ground)
  expect(Number.parseFloat(racing.fontStretch)).toBeGreaterThan(Number.parseFloat(light.fontStretch))
})

test('shows the controls of a carousel only once its slides have arrived, which would move them', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/discover')).text()
  const slides = html.indexOf('role="group"', html.indexOf('data-block="deck"'))
  const withoutSlides = html.slice(0, html.lastIndexOf('<', slides))
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const control = page.locator('[data-block="deck"] [data-bullet]').first()
  for (const [body, isVisible] of [
    [withoutSlides, false],
    [html, true],
  ] as const) {
    await page.route('**/discover', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto('/discover')
    await expect(control).toBeAttached()
    await expect(control).toBeVisible({ visible: isVisible })
  }
})

import { expectNoAxeViolations } from '../support/axe.ts'
import { addressOf, only, readPage, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const path = '/gr/events-calendar'

test('serves the calendar, its teasers and the list of sponsorships, with files for calendars (C-070, C-079, C-089 to C-093, C-209, C-212, C-231, C-232, C-271, C-272, C-304, C-379)', {
  tag: '@core',
}, async ({ request }) => {
  const { document } = await readPage(request, path)
  const calendar = only(document, '[data-block=grEvents]')
  expect(textsOf(calendar, '[role=tab]')).toEqual([
    ...[
      'All',
      'Motorsport',
      'CSR',
      'Cycling',
      'Shows',
      'Rugby',
      'Soccer',
      'Equestrian',
      'E-Sports',
      'Running',
    ],
  ])
  const listed = textsOf(calendar, 'article h3, article h4')
  expect(listed.length).toBeGreaterThan(20)
  for (const home of ['/', '/gr']) {
    const teaser = only((await readPage(request, home)).document, '[data-block=grEvents]')
    expect(textsOf(teaser, 'article h3'), home).toEqual(listed.slice(0, 4))
    expect(addressOf(teaser, 'View All Events')).toBe(path)
  }
  const next = only((await readPage(request, '/gr/motorsport')).document, '[data-block=nextEvents]')
  expect(textsOf(next, 'h2')).toEqual(['Next Event', 'Event Calendar'])
  expect(textsOf(next, 'article h3').slice(0, 2)).toEqual(listed.slice(0, 2))
  const sponsorships = await readPage(request, '/discover/community/sponsorships')
  const list = only(sponsorships.document, '[data-block=eventList]')
  expect(textsOf(list, '[role=tab]')).toHaveLength(10)
  expect(list.querySelectorAll('article').length).toBeGreaterThan(listed.length)
  const deck = await readPage(request, '/discover/community')
  expect(only(deck.document, '[data-block=eventsDeck]').querySelectorAll('article').length).toBeGreaterThan(4)

  const cards = only(document, '[data-block=eventCards]')
  expect(textsOf(cards, 'article h3')).toEqual(['Track day at Kyalami', 'A weekend behind the rally'])
  const cardFile = await request.get(addressOf(cards, 'iCal/Apple'))
  expect(cardFile.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await cardFile.text()).toContain('SUMMARY:Track day at Kyalami')

  const file = await request.get(addressOf(calendar, 'iCal/Apple'))
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await file.text()).toContain(`SUMMARY:${listed[0]}`)
})

test('filters by category and month, resets both, and opens one calendar menu at a time (C-072 to C-076, C-086 to C-088)', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path, { waitUntil: 'networkidle' })
  const calendar = page.locator('[data-block=grEvents]')
  const cards = calendar.getByRole('article')
  const all = await cards.count()
  await calendar.getByRole('tab', { name: 'Rugby' }).click()
  await expect(calendar.getByRole('tab', { name: 'Rugby' })).toHaveAttribute('aria-selected', 'true')
  const ofRugby = await cards.count()
  expect(ofRugby).toBeLessThan(all)
  await calendar.getByLabel('Month').selectOption('July')
  await expect(calendar.getByText('No upcoming Rugby events in July')).toBeVisible()
  await calendar.getByRole('tab', { name: 'Cycling' }).click()
  await expect(calendar.getByLabel('Month')).toHaveValue('')
  await calendar.getByRole('button', { name: 'Reset Filter' }).click()
  await expect(cards).toHaveCount(all)

  const menus = calendar.getByRole('button', { name: /^Add to calendar: / })
  await menus.nth(0).click()
  await expect(calendar.getByRole('link', { name: /^Google Calendar/ })).toHaveCount(1)
  await menus.nth(1).click()
  await expect(calendar.getByRole('link', { name: /^Google Calendar/ })).toHaveCount(1)
  await expectNoAxeViolations(page)
  await page.mouse.click(2, 400)
  await expect(calendar.getByRole('link', { name: /^Google Calendar/ })).toHaveCount(0)
})

test('places the picture of a card on the chosen side, as wide as the page or the window, and plays its video in a dialog (C-214, C-215, C-217, C-220)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path, { waitUntil: 'networkidle' })
  const cards = page.locator('[data-block=eventCards]').getByRole('article')
  const boxesOf = async (index: number) => {
    const card = cards.nth(index)
    const boxes = [card, card.locator('> div').first(), card.getByRole('heading')]
    const [whole, picture, title] = await Promise.all(boxes.map((box) => box.boundingBox()))
    if (!whole || !picture || !title) throw new Error('A card has no box.')
    return { whole, picture, title }
  }
  const [left, right] = [await boxesOf(0), await boxesOf(1)]
  expect(left.picture.x + left.picture.width).toBeLessThanOrEqual(left.title.x)
  expect(right.title.x + right.title.width).toBeLessThanOrEqual(right.picture.x)
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  expect(Math.round(right.picture.x + right.picture.width)).toBe(width)
  expect(left.picture.x).toBeGreaterThan(16)
  await cards.nth(1).getByRole('button', { name: 'Watch Video' }).click()
  const dialog = page.getByRole('dialog', { name: 'A weekend behind the rally' })
  await expect(dialog.locator('video')).toHaveCount(1)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('[data-block=eventCards] video')).toHaveCount(0)
})

import { publishPage, signIn } from '../support/editor.ts'
import { PINNED_CLOCK } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'

const hourMs = 60 * 60 * 1000
const path = '/live-results-of-a-round'

const entrant = (name: string, number: string) => ({
  ...{ name, number, team: 'GAZOO Racing' },
  driver: name.toLowerCase().replace(' ', '-'),
})
const round = (name: string, day: string, results: string) => ({
  ...{ name, day: `${day}T10:00:00.000Z` },
  classifications: [{ kind: 'race', share: 'full', results }],
})
const first = round('Killarney', '2026-11-07', 'Pos,Driver\n1,Anke Nel\n2,Vusi Dube')
const second = round('Kyalami', '2026-11-20', 'Pos,Driver\n1,Vusi Dube')

test('shows a new result on an open page, without a reload, while a round runs', { tag: '@core' }, async ({
  page,
  request,
}) => {
  await signIn(request)
  const now = Date.parse(PINNED_CLOCK)
  const moment = (hours: number) => new Date(now + hours * hourMs).toISOString()
  const created = await request.post('/api/seasons?depth=0', {
    data: {
      ...{ name: 'A live season', championship: 'live-cup', year: 2026, plannedRounds: 2 },
      points: [{ kind: 'race', table: '10 6' }],
      entrants: [entrant('Anke Nel', '7'), entrant('Vusi Dube', '11')],
      rounds: [first],
      liveTimes: [{ from: moment(-1), until: moment(12) }],
      _status: 'published',
    },
  })
  expect(created.ok(), await created.text()).toBe(true)
  const { doc: season } = await created.json()
  const block = { blockType: 'grResults', title: 'Standings', championship: 'live-cup' }
  const results = await publishPage(request, path, { layout: [block] })
  try {
    // The browser adds to its own clock by how much the site's is ahead of the machine's.
    await page.clock.setSystemTime(new Date())
    await page.goto(path, { waitUntil: 'networkidle' })
    const section = page.locator('[data-block=grResults]')
    await expect(section.getByRole('status')).toContainText('Live. Updated')
    await expect(section.getByText('1 of 2 rounds', { exact: true })).toBeVisible()
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))

    const published = await request.patch(`/api/seasons/${season.id}?depth=0`, {
      data: { rounds: [first, second], _status: 'published' },
    })
    expect(published.ok(), await published.text()).toBe(true)
    await expect(async () => {
      // A page that becomes visible asks at once.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(section.getByText('2 of 2 rounds', { exact: true })).toBeVisible({ timeout: 400 })
    }).toPass()
    await expect(section.getByRole('rowheader').first()).toHaveText('Vusi Dube')
    await expect(page.locator('body')).toHaveAttribute('data-same-page')
  } finally {
    await results.remove()
    await request.delete(`/api/seasons/${season.id}`)
  }
})

import { expectNoAxeViolations } from '../support/axe.ts'
import { addressOf, only, readPage, textOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

/** Pages with tabs: the labels in order, and an entry of each tab. */
const pages = [
  {
    ids: 'V-276, V-277',
    path: '/discover/executives',
    tabs: [
      ['Executive Management', 'Nomvula Khoza'],
      ['Sales & Marketing Group', 'Lindiwe Mabuza'],
      ['Corporate Services Group', 'Ayanda Zungu'],
      ['Manufacturing & Manufacturing Support Group', 'Sibusiso Mthembu-Nel'],
      ['Corporate Administration Group', 'Zanele Hadebe'],
    ],
  },
  {
    ids: 'V-278, V-279',
    path: '/discover/community/corporate-citizenship',
    tabs: [
      ['Civic & Community Services', 'Isipingo Soup Kitchen'],
      ['Education', 'Umlazi Saturday Classes'],
      ['Health & Human Science', 'Mobile Clinic of the South Coast'],
      ['Road Safety', 'Walking School Bus eThekwini'],
      ['Other', 'South Coast Animal Rescue'],
    ],
  },
  {
    ids: 'V-280, V-281',
    path: '/owners/connected-services',
    tabs: [
      ['In-car Wi-Fi', '25GB complimentary data'],
      ['My vehicle', 'Warning lights'],
      ['Safety', 'Find my vehicle'],
    ],
  },
] as const

for (const { ids, path, tabs } of pages) {
  test(`opens the first tab of ${path}, and the one pressed, without a request for data (${ids})`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const requests: string[] = []
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) requests.push(request.url())
    })
    const selected = page.locator('[role="tab"][aria-selected="true"]')
    await expect(page.getByRole('tab')).toHaveText(tabs.map(([label]) => label))
    await expect(selected).toHaveText(tabs[0][0])
    for (const [label, entry] of tabs) {
      await page.getByRole('tab', { name: label, exact: true }).click()
      await expect(selected).toHaveText(label)
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
      await expect(page.getByRole('tabpanel').getByRole('heading', { name: entry })).toBeVisible()
    }
    await expect(page.getByRole('heading', { name: tabs[0][1] })).toBeHidden()
    expect(requests).toEqual([])
    await expectNoAxeViolations(page)
  })
}

test('states the complimentary data and the top-up of connected services (V-281)', {
  tag: '@core',
}, async ({ request }) => {
  const text = textOf(only((await readPage(request, '/owners/connected-services')).document, 'main'))
  expect(text).toContain('Once activated, 25GB of complimentary data')
  expect(text).toContain('Top up via the app')
})

test('leads to the executives from the page about the company (V-276)', { tag: '@core' }, async ({
  request,
}) => {
  const { document } = await readPage(request, '/discover')
  expect(addressOf(document, 'Who leads the company')).toBe('/discover/executives')
  expect((await request.get('/discover/executives')).status()).toBe(200)
})

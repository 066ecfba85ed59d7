import { pick } from '../../scale.ts'
import { publishPage, signIn, textSection } from '../support/editor.ts'
import { openPage } from '../support/representative-pages.ts'
import { addressOf, only, readPage, textOf, textsOf } from '../support/served-page.ts'
import { PINNED_CLOCK } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'

const dealer = 'marula-toyota-bryanston'
const name = 'Marula Toyota Bryanston'
const root = `/dealers/${dealer}`
const group = '/dealers/groups/marula-motor-group'

test('serves the site of every dealer without a page of an editor, and 404 for unknown ones (D-005, D-069, D-071)', {
  tag: '@core',
}, async ({ request }) => {
  const abroad = pick({
    gate: ['kokerboom-toyota-windhoek'],
    all: ['kokerboom-toyota-windhoek', 'marula-toyota-gaborone'],
  })
  for (const slug of [dealer, ...abroad]) {
    for (const path of ['', '/home', '/contact', '/team', '/events', '/faqs', '/picture-gallery']) {
      const response = await request.get(`/dealers/${slug}${path}`)
      expect.soft(response.status(), slug + path).toBe(200)
      expect.soft(await response.text(), slug + path).not.toMatch(/\{(?:dealer|town|region|group)\}/)
    }
  }
  expect(await (await request.get(root)).text()).toContain(name)
  for (const path of [
    '/dealers/nobody',
    '/dealers/nobody/contact',
    `${root}/nothing`,
    '/dealers/template',
    '/dealers/template/contact',
    '/dealers/groups/template',
    '/dealers/groups/nobody',
    '/dealership/nobody',
  ]) {
    expect.soft((await request.get(path)).status(), path).toBe(404)
  }
})

test('reaches new vehicles, events, questions and calculators of a dealer by visible links (D-001, D-072)', {
  tag: '@core',
}, async ({ request }) => {
  const { document } = await readPage(request, root)
  expect(textOf(only(document, 'h1'))).toBe(name)
  expect(document.querySelectorAll('[data-block=financeCalculators]')).toHaveLength(1)
  const menu = only(document, 'nav[aria-label="Pages of this dealer"]')
  for (const [label, path] of [
    ['New vehicles', '/new-vehicles'],
    ['Trade in', '/trade-in'],
    ['Events', '/events'],
    ['Questions', '/faqs'],
    ['Our team', '/team'],
    ['Picture Gallery', '/picture-gallery'],
    ['Contact', '/contact'],
  ] as const) {
    expect(addressOf(menu, label)).toBe(root + path)
    const page = await readPage(request, root + path)
    expect(page.status, path).toBe(200)
    expect(textsOf(page.document, 'h1'), path).toEqual([expect.stringMatching(/\S/)])
  }
})

test('shows the blocks of an editor’s page in the order of the page (D-018, D-020, D-022)', {
  tag: '@core',
}, async ({ request }) => {
  await signIn(request)
  const first = textSection('The first', 'One.')
  const second = textSection('The second', 'Two.')
  const spacer = { blockType: 'spacer', size: 'large' } as const
  for (const [above, below] of [
    [first, second],
    [second, first],
  ] as const) {
    const layout = [above, spacer, below]
    const published = await publishPage(request, `${root}/journey-order`, { layout })
    try {
      const { document } = await readPage(request, `${root}/journey-order`)
      const titles = textsOf(document, 'main :is(h1, h2, h3)').filter((text) =>
        /^The (?:first|second)$/.test(text),
      )
      expect(titles).toEqual([above.title, below.title])
      expect(textsOf(document, '[data-block=spacer]')).toEqual([''])
    } finally {
      await published.remove()
    }
  }
})

test('replaces the home page of the template by that of an editor (D-018, D-071)', { tag: '@core' }, async ({
  request,
}) => {
  await signIn(request)
  const own = 'witvink-toyota-bedfordview'
  const published = await publishPage(request, `/dealers/${own}/home`, {
    layout: [textSection('Our own home', 'Words.')],
  })
  try {
    for (const path of ['', '/home'])
      expect(await (await request.get(`/dealers/${own}${path}`)).text()).toContain('Our own home')
  } finally {
    await published.remove()
  }
  await expect.poll(async () => (await request.get(`/dealers/${own}`)).text()).not.toContain('Our own home')
})

test('shows a group with tabs of its provinces, and Lexus vehicles that lead to their own site (D-056 to D-059, D-077, D-078)', async ({
  page,
}) => {
  await openPage(page, group)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marula Motor Group')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const block = page.locator('[data-block=groupDealers]')
  const tabs = await block.getByRole('tab').allTextContents()
  expect(tabs[0]).toBe('All')
  expect(tabs).toContain('Botswana')
  await block.getByRole('tab', { name: 'Botswana' }).click()
  await expect(block.getByRole('article').filter({ visible: true }).first()).toContainText('Botswana')
  const lexus = page.locator('[data-block=lexusVehicles] a').first()
  await expect(lexus).toHaveAttribute('href', /^https:\/\/lexus\.example\.co\.za\//)
  await expect(lexus).toHaveAttribute('target', '_blank')
})

test('shows the contact block of a dealer at its dealership address (D-079)', {
  tag: '@core',
}, async ({ request }) => {
  const { document } = await readPage(request, `/dealership/${dealer}`)
  const block = only(document, '[data-block=contactBlock]')
  expect(textOf(block)).toContain('14 Fever Tree Road')
  expect(addressOf(block, /^Call 0800/)).toMatch(/^tel:0800/)
  const canonical = only(document, 'link[rel=canonical]').getAttribute('href')
  expect(canonical).toMatch(new RegExp(`${root}/contact$`))
})

test('leads from an old address with the name of a dealer to that with its slug (V-283)', {
  tag: '@core',
}, async ({ request }) => {
  await signIn(request)
  const region = (await (await request.get('/api/regions?limit=1&depth=0')).json()).docs[0]
  const data = {
    ...{ name: 'Old Name Toyota Menlyn', slug: 'old-menlyn', supplierCode: 'ZA992', toyotaSupplier: 'Y' },
    ...{ region: region.id, _status: 'published' },
  }
  const created = await request.post('/api/dealers?depth=0', { data })
  expect(created.ok(), await created.text()).toBe(true)
  try {
    const byName = () => request.get('/dealership/old-name-toyota-menlyn', { maxRedirects: 0 })
    await expect.poll(async () => (await byName()).status()).toBe(308)
    expect((await byName()).headers().location).toMatch(/\/dealership\/old-menlyn$/)
    expect((await request.get('/dealership/old-menlyn', { maxRedirects: 0 })).status()).toBe(200)
  } finally {
    await request.delete(`/api/dealers/${(await created.json()).doc.id}`)
  }
})

for (const [moment, text] of [
  ['2026-11-20T12:00:00+02:00', 'Open now, until 18:00'],
  ['2026-11-22T22:00:00+02:00', 'Closed, opens tomorrow at 07:30'],
  ['2026-12-16T12:00:00+02:00', 'Open now, until 13:00'],
] as const)
  test(`says “${text}” at ${moment}, without the server knowing the time (D-253)`, async ({ page }) => {
    // The page adds to the browser's time what the site's clock is ahead. The last moment is a public holiday.
    const ahead = Date.parse(PINNED_CLOCK) - Date.now()
    await page.clock.setSystemTime(Date.parse(moment) - ahead)
    await openPage(page, `${root}/contact`)
    await expect(page.locator('[data-block=contactBlock] [data-open]').first()).toHaveText(text)
  })

test('shows the page of a dealer whose slug is that of a province, and the province without it (D-069, C-12)', async ({
  request,
}) => {
  await signIn(request)
  const main = async () => /<main.*?<\/main>/s.exec(await (await request.get('/dealers/limpopo')).text())?.[0]
  expect(await main()).not.toContain('Same Name Motors')
  const region = (await (await request.get('/api/regions?limit=1&depth=0')).json()).docs[0]
  const data = {
    ...{ name: 'Same Name Motors', slug: 'limpopo', supplierCode: 'ZA991', toyotaSupplier: 'Y' },
    ...{ region: region.id, _status: 'published' },
  }
  const created = await request.post('/api/dealers?depth=0', { data })
  expect(created.ok(), await created.text()).toBe(true)
  try {
    await expect.poll(main).toContain('Same Name Motors')
    await expect.poll(main).toContain('data-block="dealerHero"')
  } finally {
    await request.delete(`/api/dealers/${(await created.json()).doc.id}`)
  }
  await expect.poll(main).not.toContain('Same Name Motors')
})

test('shows the booking page in a frame, which the policy of the page allows (D-062, V-003)', {
  tag: '@core',
}, async ({ page }) => {
  await signIn(page.request)
  await page.route('https://service.example.co.za/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Choose a day and a time</p>' }),
  )
  const path = `${root}/journey-booking`
  const published = await publishPage(page.request, path, {
    layout: [{ blockType: 'bookService', title: 'Book here', frame: true }],
  })
  try {
    await page.goto(path)
    const frame = page.locator('iframe[title="Book here"]')
    await frame.scrollIntoViewIfNeeded()
    await expect(frame).toHaveAttribute('src', 'https://service.example.co.za/book/tsa/ZA101')
    await expect(frame.contentFrame().getByText('Choose a day and a time')).toBeVisible()
  } finally {
    await published.remove()
  }
})

test('works without JavaScript: hours, tabs and slides are all there', {
  tag: '@core',
}, async ({ request }) => {
  const { document } = await readPage(request, root)
  expect(textOf(only(document, 'h1'))).toBe(name)
  expect(document.querySelectorAll('[data-block=popularVehicles] article')).toHaveLength(8)
  expect(textOf(only(document, '[data-block=contactBlock]'))).toContain('Monday – Friday')
})

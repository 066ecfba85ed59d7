import { publishPage, signIn, textSection } from '../support/editor.ts'
import { addressOf, only, readPage, type ServedPage, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

test('shows the sections in the order of the content as soon as they are published (C-247)', {
  tag: '@core',
}, async ({ request }) => {
  await signIn(request)
  const first = textSection('Tyres', 'Words about tyres.')
  const second = textSection('Brakes', 'Words about brakes.')
  const testPage = await publishPage(request, '/journey-order', { layout: [first, second] })
  const headings = async () => {
    const { document } = await readPage(request, '/journey-order')
    return textsOf(document, 'main :is(h1, h2, h3)')
  }
  try {
    expect(await headings()).toEqual(['Tyres', 'Brakes'])
    await testPage.update({ layout: [second, first] })
    await expect.poll(headings, { intervals: [100] }).toEqual(['Brakes', 'Tyres'])
  } finally {
    await testPage.remove()
  }
  expect((await request.get('/journey-order')).status()).toBe(404)
})

test('marks each section with its block, and scrolls to it by its anchor (C-248, C-249)', async ({
  page,
  request,
}) => {
  await signIn(request)
  const layout = [
    textSection('Beginning', 'Words. '.repeat(400)),
    textSection('Technology', 'Words. '.repeat(400), { cssId: 'technology' }),
  ]
  const testPage = await publishPage(request, '/journey-anchor', { layout })
  try {
    await page.goto('/journey-anchor#technology')
    const section = page.locator('#technology')
    await expect(section).toBeInViewport()
    await expect(section).toHaveAttribute('data-block', 'text')
    expect(await section.getAttribute('data-block-id')).not.toBe('')
    await expect(section.getByRole('heading', { name: 'Technology' })).toBeVisible()
  } finally {
    await testPage.remove()
  }
})

test('outputs the title, description, robots and canonical URL of a page for search engines (V-290)', {
  tag: '@core',
}, async ({ request }) => {
  await signIn(request)
  const testPage = await publishPage(request, '/journey-meta', {
    title: 'Meta',
    layout: [textSection('Meta', 'Words.')],
    meta: { title: 'A title of its own', description: 'What it is about.', hidden: true },
  })
  const canonicalOf = ({ document }: ServedPage) =>
    only(document, 'link[rel="canonical"]').getAttribute('href')
  try {
    const page = await readPage(request, '/journey-meta')
    const contentOf = (name: string) => only(page.document, `meta[name="${name}"]`).getAttribute('content')
    expect(textOf(only(page.document, 'head title'))).toBe('A title of its own · Toyota South Africa')
    expect(contentOf('description')).toBe('What it is about.')
    expect(contentOf('robots')).toContain('noindex')
    expect(canonicalOf(page)).toMatch(/\/journey-meta$/)
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('journey-meta')
    await testPage.update({ meta: { canonicalUrl: 'https://example.co.za/original', hidden: false } })
    await expect
      .poll(async () => canonicalOf(await readPage(request, '/journey-meta')))
      .toBe('https://example.co.za/original')
  } finally {
    await testPage.remove()
  }
})

test('redirects the old address of a moved page', { tag: '@core' }, async ({ request }) => {
  await signIn(request)
  const testPage = await publishPage(request, '/journey-old', { layout: [textSection('Moving', 'Words.')] })
  try {
    expect((await request.get('/journey-old')).status()).toBe(200)
    await testPage.update({ path: '/journey-new' })
    const response = await request.get('/journey-old', { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(response.headers().location).toBe('/journey-new')
    expect(textsOf((await readPage(request, '/journey-new')).document, 'main h1, main h2')).toContain(
      'Moving',
    )
  } finally {
    await testPage.remove()
  }
})

test('updates a link when its target moves, and refuses to delete a linked page', {
  tag: '@core',
}, async ({ request }) => {
  await signIn(request)
  const run = Date.now()
  const target = await publishPage(request, `/journey-target-${run}`, { layout: [] })
  const button = { label: 'Go there', look: 'primary', link: { kind: 'page', page: target.id } }
  const linking = await publishPage(request, `/journey-linking-${run}`, {
    title: 'The linking page',
    layout: [textSection('Linking', 'Words.', { buttons: [button] })],
  })
  const linkAddress = async () =>
    addressOf((await readPage(request, `/journey-linking-${run}`)).document, 'Go there')
  try {
    expect(await linkAddress()).toBe(`/journey-target-${run}`)
    await target.update({ path: `/journey-elsewhere-${run}` })
    // The response follows the commit; the page cache is invalidated a moment later.
    await expect.poll(linkAddress).toBe(`/journey-elsewhere-${run}`)
    const refusal = await request.delete(`/api/pages/${target.id}`)
    expect([refusal.status(), await refusal.text()]).toEqual([
      409,
      expect.stringContaining('The linking page'),
    ])
    expect(await linkAddress()).toBe(`/journey-elsewhere-${run}`)
    expect((await request.get(`/journey-elsewhere-${run}`)).status()).toBe(200)
  } finally {
    await linking.remove()
    await target.update({ _status: 'draft' })
  }
})

test('serves the privacy notice to unauthenticated visitors (V-293, C-309)', { tag: '@core' }, async ({
  request,
}) => {
  const { status, document } = await readPage(request, '/privacy-notice')
  expect(status).toBe(200)
  expect(textsOf(document, 'h1')).toEqual(['Privacy notice'])
  expect(textOf(only(document, 'main')).length).toBeGreaterThan(1_000)
})

test('shows the parent pages as breadcrumbs', { tag: '@core' }, async ({ request }) => {
  const { document } = await readPage(request, '/owners/help-and-support/trust-centre')
  const breadcrumbs = only(document, 'nav[aria-label="Breadcrumb"]')
  expect(textsOf(breadcrumbs, 'li')).toEqual(['Home', 'Owners', 'Help and support', 'Trust centre'])
  expect(addressOf(breadcrumbs, 'Owners')).toBe('/owners')
})

const racing = [
  '/gr',
  '/gr/models',
  ...['gtc', 'gr-cup', 'sa-rally-raid', 'nrc', 'satc'].map((series) => `/gr/motorsport/${series}`),
]

/** Requirements that name a racing page by its path. */
const pathRequirements: Readonly<Record<string, string>> = {
  '/gr': 'C-311, ',
  '/gr/motorsport/gr-cup': 'C-314, ',
}

for (const [rows, path] of [
  ['C-319, C-335', '/discover/csr/junior-academy'],
  ['C-326', '/connect'],
  ['C-332', '/'],
  ['C-310', '/owners'],
  ['C-312', '/gr/motorsport'],
  ['C-313', '/gr/motorsport/dakar'],
  ['C-315', '/gr/motorsport/sasr'],
  ['C-316', '/gr/motorsport/junior-academy'],
  ...racing.map((series) => [`${pathRequirements[series] ?? ''}V-295`, series]),
] as const) {
  test(`serves ${path} with a single h1 (${rows})`, { tag: '@core' }, async ({ request }) => {
    const { status, document } = await readPage(request, path)
    expect(status).toBe(200)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
  })
}

test('shows the titles of racing pages in capitals, and only on small screens (V-295)', async ({ page }) => {
  const capitals = (width: number, path: string) =>
    test.step(`${path} at ${width}`, async () => {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(path)
      const heading = page.getByRole('heading', { level: 1 })
      return heading.evaluate((element) => getComputedStyle(element).textTransform)
    })
  for (const path of racing) expect(await capitals(375, path)).toBe('uppercase')
  expect(await capitals(1280, '/gr')).toBe('none')
  expect(await capitals(375, '/owners')).toBe('none')
  expect(await capitals(375, '/gr/motorsport')).toBe('none')
})

test('uses a different distance to the footer on the rocket page, on small screens only (V-296)', async ({
  page,
}) => {
  const distancesOn = async (path: string) => {
    await page.goto(path)
    const last = page.locator('main > [data-block]:last-child')
    const distances: string[] = []
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      distances.push(await last.evaluate((element) => getComputedStyle(element).marginBottom))
    }
    return distances
  }
  const [onPhone, onDesktop] = await distancesOn('/owners/help-and-support/rocket')
  const [elsewhereOnPhone, elsewhereOnDesktop] = await distancesOn('/privacy-notice')
  expect(onPhone).not.toBe(elsewhereOnPhone)
  expect(onDesktop).toBe(elsewhereOnDesktop)
})

test('lists the racing models on the racing home page and links to their pages (C-306)', {
  tag: '@core',
}, async ({ request }) => {
  const lineUp = only((await readPage(request, '/gr')).document, '[data-block="lineUp"]')
  const links = [...lineUp.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '')
  expect(links).not.toHaveLength(0)
  for (const link of links) expect(link).toMatch(/^\/vehicles\/gr/)
  expect((await request.get(links[0] ?? '')).status()).toBe(200)
})

import { publishPage, signIn, textSection } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

test('shows the sections in the order of the content as soon as they are published (C-247)', async ({
  page,
  request,
}) => {
  await signIn(request)
  const first = textSection('Tyres', 'Words about tyres.')
  const second = textSection('Brakes', 'Words about brakes.')
  const testPage = await publishPage(request, '/journey-order', { layout: [first, second] })
  try {
    await page.goto('/journey-order')
    await expect(page.locator('main').getByRole('heading')).toHaveText(['Tyres', 'Brakes'])
    await testPage.update({ layout: [second, first] })
    await expect
      .poll(async () => (await page.request.get('/journey-order')).text(), { intervals: [100] })
      .toMatch(/Brakes[\s\S]*Tyres/)
    await page.reload()
    await expect(page.locator('main').getByRole('heading')).toHaveText(['Brakes', 'Tyres'])
  } finally {
    await testPage.remove()
  }
  expect((await page.request.get('/journey-order')).status()).toBe(404)
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

test('outputs the title, description, robots and canonical URL of a page for search engines (V-290)', async ({
  page,
  request,
}) => {
  await signIn(request)
  const testPage = await publishPage(request, '/journey-meta', {
    title: 'Meta',
    layout: [textSection('Meta', 'Words.')],
    meta: { title: 'A title of its own', description: 'What it is about.', hidden: true },
  })
  try {
    await page.goto('/journey-meta')
    await expect(page).toHaveTitle('A title of its own · Toyota South Africa')
    const content = (selector: string, name: string) => page.locator(selector).getAttribute(name)
    expect(await content('meta[name="description"]', 'content')).toBe('What it is about.')
    expect(await content('meta[name="robots"]', 'content')).toContain('noindex')
    expect(await content('link[rel="canonical"]', 'href')).toMatch(/\/journey-meta$/)
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    expect(sitemap).not.toContain('journey-meta')
    await testPage.update({ meta: { canonicalUrl: 'https://example.co.za/original', hidden: false } })
    await page.reload()
    expect(await content('link[rel="canonical"]', 'href')).toBe('https://example.co.za/original')
  } finally {
    await testPage.remove()
  }
})

test('redirects the old address of a moved page', async ({ page, request }) => {
  await signIn(request)
  const testPage = await publishPage(request, '/journey-old', { layout: [textSection('Moving', 'Words.')] })
  try {
    await page.goto('/journey-old')
    await testPage.update({ path: '/journey-new' })
    const response = await page.request.get('/journey-old', { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(response.headers().location).toBe('/journey-new')
    await page.goto('/journey-old')
    await expect(page).toHaveURL(/\/journey-new$/)
    await expect(page.getByRole('heading', { name: 'Moving' })).toBeVisible()
  } finally {
    await testPage.remove()
  }
})

test('updates a link when its target moves, and refuses to delete a linked page', async ({
  page,
  request,
}) => {
  await signIn(request)
  const run = Date.now()
  const target = await publishPage(request, `/journey-target-${run}`, { layout: [] })
  const button = { label: 'Go there', look: 'primary', link: { kind: 'page', page: target.id } }
  const linking = await publishPage(request, `/journey-linking-${run}`, {
    title: 'The linking page',
    layout: [textSection('Linking', 'Words.', { buttons: [button] })],
  })
  const link = page.getByRole('link', { name: 'Go there' })
  try {
    await page.goto(`/journey-linking-${run}`)
    await expect(link).toHaveAttribute('href', `/journey-target-${run}`)
    await target.update({ path: `/journey-elsewhere-${run}` })
    // The response follows the commit; the page cache is invalidated a moment later.
    await expect(async () => {
      await page.reload()
      await expect(link).toHaveAttribute('href', `/journey-elsewhere-${run}`, { timeout: 1_000 })
    }).toPass()
    const refusal = await request.delete(`/api/pages/${target.id}`)
    expect([refusal.status(), await refusal.text()]).toEqual([
      409,
      expect.stringContaining('The linking page'),
    ])
    await page.reload()
    await link.click()
    await expect(page).toHaveURL(`/journey-elsewhere-${run}`)
  } finally {
    await linking.remove()
    await target.update({ _status: 'draft' })
  }
})

test('serves the privacy notice to unauthenticated visitors (V-293, C-309)', async ({ page }) => {
  const response = await page.goto('/privacy-notice')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy notice' })).toBeVisible()
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(1_000)
})

test('shows the parent pages as breadcrumbs', async ({ page }) => {
  await page.goto('/owners/help-and-support/trust-centre')
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(breadcrumbs.getByRole('listitem')).toHaveText([
    'Home',
    'Owners',
    'Help and support',
    'Trust centre',
  ])
  await breadcrumbs.getByRole('link', { name: 'Owners' }).click()
  await expect(page).toHaveURL(/\/owners$/)
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
  ...racing.map((series) => [`${pathRequirements[series] ?? ''}V-295`, series]),
] as const) {
  test(`serves ${path} with a single h1 (${rows})`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
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
  const distance = async (width: number, path: string) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(path)
    return page.evaluate(() => {
      const last = document.querySelector('main > [data-block]:last-child')
      return last ? getComputedStyle(last).marginBottom : 'nothing'
    })
  }
  const rocket = '/owners/help-and-support/rocket'
  expect(await distance(375, rocket)).not.toBe(await distance(375, '/privacy-notice'))
  expect(await distance(1280, rocket)).toBe(await distance(1280, '/privacy-notice'))
})

test('lists the racing models on the racing home page and links to their pages (C-306)', async ({ page }) => {
  await page.goto('/gr')
  const lineUp = page.locator('[data-block="lineUp"]')
  const links = lineUp.getByRole('link')
  await expect(links).not.toHaveCount(0)
  for (const link of await links.all()) expect(await link.getAttribute('href')).toMatch(/^\/vehicles\/gr/)
  await links.first().click()
  await expect(page).toHaveURL(/\/vehicles\/gr/)
})

import { signIn } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

type Colour = { id: number; title: string }

test('shows a published change at once on every page that uses it, and a draft on none', {
  tag: '@core',
}, async ({ page, request }) => {
  const address = '/vehicles/hilux-xtra-cab'
  await page.goto(address)
  await signIn(request)
  const ranges = await request.get('/api/ranges?where[slug][equals]=hilux-xtra-cab&depth=0')
  const [range] = (await ranges.json()).docs
  const original: string = range.tagline
  try {
    const draft = await request.patch(`/api/ranges/${range.id}?draft=true`, {
      data: { tagline: 'Only a draft.', _status: 'draft' },
    })
    expect(draft.ok()).toBe(true)
    await page.reload()
    await expect(page.getByText(original)).toBeVisible()
    const published = await request.patch(`/api/ranges/${range.id}`, {
      data: { tagline: 'Published a moment ago.', _status: 'published' },
    })
    expect(published.ok(), await published.text()).toBe(true)
    await expect
      .poll(async () => (await request.get(address)).text(), { timeout: 10_000, intervals: [50] })
      .toContain('Published a moment ago.')
    expect(await (await request.get('/vehicles')).text()).toContain('Published a moment ago.')
  } finally {
    await request.patch(`/api/ranges/${range.id}`, { data: { tagline: original, _status: 'published' } })
  }
})

test('exposes only published documents to unauthenticated clients', { tag: '@core' }, async ({
  request,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({ baseURL })
  await signIn(request)
  const colours: Colour[] = (await (await request.get('/api/colours?limit=1')).json()).docs
  const code = `draft-${Date.now()}`
  const createResponse = await request.post('/api/ranges?draft=true', {
    data: {
      name: code,
      slug: code,
      code,
      brand: 'Toyota',
      bodyType: 'suv',
      order: 99,
      tagline: 'x',
      description: 'x',
      seoTitle: 'x',
      seoDescription: 'x',
      hero: { vehicle: 'fortuner', colour: colours[0]?.id, scene: 'karoo' },
      _status: 'draft',
    },
  })
  const { doc } = await createResponse.json()
  try {
    expect((await visitor.get(`/api/ranges/${doc.id}`)).status()).toBe(404)
    expect((await visitor.get(`/api/ranges/${doc.id}?draft=true`)).status()).toBe(403)
    expect((await visitor.get(`/api/ranges?where[slug][equals]=${code}&draft=true`)).status()).toBe(403)
    const visibleRanges = await visitor.get(`/api/ranges?where[slug][equals]=${code}`)
    expect((await visibleRanges.json()).totalDocs).toBe(0)
    expect((await visitor.get(`/vehicles/${code}`)).status()).toBe(404)
    expect((await visitor.get('/api/users')).status()).toBe(403)
    expect(
      (
        await visitor.post('/api/users/first-register', {
          data: { email: 'a@example.co.za', password: 'twelve-letters' },
        })
      ).status(),
    ).toBeGreaterThanOrEqual(400)
    expect((await visitor.post('/api/graphql', { data: { query: '{ __typename }' } })).status()).toBe(404)
  } finally {
    await request.delete(`/api/ranges/${doc.id}`)
    await visitor.dispose()
  }
})

import { signIn } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

type Block = { readonly blockType: string; readonly title?: string }

test('opens the home page with the published banner (C-332)', { tag: '@core' }, async ({ page, request }) => {
  await signIn(request)
  const pages = await request.get('/api/pages?where[path][equals]=/&depth=0')
  const [home] = (await pages.json()).docs as [{ id: number; layout: readonly Block[] }]
  expect(home.layout[0]).toMatchObject({ blockType: 'heroBanner', title: 'Made for the long way round.' })
  const publish = async (layout: readonly Block[]) => {
    const response = await request.patch(`/api/pages/${home.id}?depth=0`, {
      data: { layout, _status: 'published' },
    })
    expect(response.ok(), await response.text()).toBe(true)
  }
  const banner = page.locator('main [data-block]').first()
  const heading = banner.getByRole('heading', { level: 1 })
  await page.goto('/')
  await expect(heading).toHaveText('Made for the long way round.')
  try {
    const [opening, ...others] = home.layout
    await publish([{ ...opening, blockType: 'heroBanner', title: 'Rain has come to the Karoo.' }, ...others])
    await expect
      .poll(async () => (await request.get('/')).text(), { timeout: 10_000, intervals: [50] })
      .toContain('Rain has come to the Karoo.')
    await page.reload()
    await expect(heading).toHaveText('Rain has come to the Karoo.')
    await expect(banner).toHaveAttribute('data-block', 'heroBanner')
    await expect(banner.getByRole('img')).toBeVisible()
  } finally {
    await publish(home.layout)
  }
  await expect
    .poll(async () => (await request.get('/')).text(), { timeout: 10_000, intervals: [50] })
    .toContain('Made for the long way round.')
})

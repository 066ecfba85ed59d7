import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { publishPage, richText, signIn, textSection } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

/** Returns an illustration in the first colour of the CMS. */
async function drawing(request: APIRequestContext) {
  const { docs } = await (await request.get('/api/colours?limit=1&depth=0')).json()
  return { source: 'illustration', vehicle: 'fortuner', colour: docs[0].id, scene: 'karoo' }
}

const section = (page: Page, kind: string, nth = 0) => page.locator(`[data-block="${kind}"]`).nth(nth)

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not visible.`)
  return box
}

test('shows between one and three cards in a row for any configured number (C-251)', async ({
  page,
  request,
}) => {
  await signIn(request)
  const cards = ['One', 'Two', 'Three', 'Four'].map((title) => ({ title }))
  const layout = [0, 1, 2, 3, 4].map((columns) => ({ blockType: 'iconCards', columns, cards }))
  const testPage = await publishPage(request, '/journey-columns', { layout })
  try {
    await page.setViewportSize(desktop)
    await page.goto('/journey-columns')
    const inFirstRow = async (nth: number) => {
      const tops = await section(page, 'iconCards', nth)
        .locator('li')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
      return tops.filter((top) => top === tops[0]).length
    }
    expect(await Promise.all([0, 1, 2, 3, 4].map(inFirstRow))).toEqual([1, 1, 2, 3, 3])
    await page.setViewportSize(phone)
    expect(await inFirstRow(3)).toBe(1)
  } finally {
    await testPage.remove()
  }
})

test('applies the background and text colour of the content (C-254, C-255)', async ({ page, request }) => {
  await signIn(request)
  const testPage = await publishPage(request, '/journey-grounds', {
    layout: [
      textSection('Light', 'Words.', { backgroundColour: '#102030', textColour: 'light' }),
      textSection('Dark', 'Words.', { backgroundColour: '#f0e0d0', textColour: 'dark' }),
      textSection('Of itself', 'Words.', { backgroundColour: '#102030' }),
    ],
  })
  try {
    await page.goto('/journey-grounds')
    const colours = await page.locator('[data-block="text"] > section').evaluateAll((sections) =>
      sections.map((element) => {
        const paragraph = element.querySelector('p')
        const { backgroundColor } = getComputedStyle(element)
        return [backgroundColor, paragraph && getComputedStyle(paragraph).color]
      }),
    )
    expect(colours).toEqual([
      ['rgb(16, 32, 48)', 'rgb(255, 255, 255)'],
      ['rgb(240, 224, 208)', 'rgb(21, 23, 26)'],
      ['rgb(16, 32, 48)', 'rgb(255, 255, 255)'],
    ])
  } finally {
    await testPage.remove()
  }
})

test('places text beside its picture at 1280 px and below it at 390 px (C-259)', async ({
  page,
  request,
}) => {
  await signIn(request)
  const picture = await drawing(request)
  const beside = (side: string) => ({
    blockType: 'textWithImage',
    title: 'Sees more than the road.',
    content: richText('Lamps dim around oncoming traffic.'),
    picture,
    side,
  })
  const testPage = await publishPage(request, '/journey-beside', {
    layout: [beside('left'), beside('right')],
  })
  try {
    await page.goto('/journey-beside')
    for (const [nth, pictureFirst] of [true, false].entries()) {
      await page.setViewportSize(desktop)
      const parts = async () => {
        const block = section(page, 'textWithImage', nth)
        return [await boxOf(block.locator('img')), await boxOf(block.getByRole('heading'))] as const
      }
      const [image, heading] = await parts()
      expect(heading.y).toBeGreaterThan(image.y)
      expect(heading.y).toBeLessThan(image.y + image.height)
      expect(heading.x > image.x).toBe(pictureFirst)
      await page.setViewportSize(phone)
      const [above, below] = await parts()
      expect(below.y).toBeGreaterThanOrEqual(above.y + above.height)
    }
  } finally {
    await testPage.remove()
  }
})

test('places two components side by side, stacks them on a phone and rejects a third (C-399, D-023)', {
  tag: '@core',
}, async ({ page, request }) => {
  await signIn(request)
  const components = [textSection('Left', 'Words.'), textSection('Right', 'Words.')]
  const testPage = await publishPage(request, '/journey-two', {
    layout: [{ blockType: 'twoColumns', components }],
  })
  try {
    const boxes = async () => [
      await boxOf(page.getByRole('heading', { name: 'Left' })),
      await boxOf(page.getByRole('heading', { name: 'Right' })),
    ]
    await page.setViewportSize(desktop)
    await page.goto('/journey-two')
    const [left, right] = await boxes()
    expect(left?.y).toBe(right?.y)
    await page.setViewportSize(phone)
    const [first, second] = await boxes()
    expect(first?.x).toBe(second?.x)
    const refusal = await request.patch(`/api/pages/${testPage.id}`, {
      data: { layout: [{ blockType: 'twoColumns', components: [...components, textSection('x', 'x')] }] },
    })
    expect(refusal.status()).toBe(400)
    expect(await refusal.text()).toContain('At most 2')
  } finally {
    await testPage.remove()
  }
})

test('warns an editor when text is hard to read on the chosen background', async ({ page }) => {
  await signIn(page.request)
  const layout = [textSection('Faint', 'Words.', { backgroundColour: '#fff4d0', textColour: 'light' })]
  const testPage = await publishPage(page.request, '/journey-faint', { layout })
  try {
    await page.goto(`/admin/collections/pages/${testPage.id}`)
    await page.locator('#field-layout .collapsible__toggle').first().click()
    const note = page.getByText('Light text has too little contrast on this background.')
    await expect(note).toBeVisible()
    const saved = page.waitForResponse((response) => response.url().includes('autosave=true'))
    await page.locator('input[name="layout.0.backgroundColour"]').fill('#102030')
    await expect(note).toBeHidden()
    expect((await saved).status()).toBe(200)
  } finally {
    await testPage.remove()
  }
})

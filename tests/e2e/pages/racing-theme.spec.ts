import { readPage } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

test('applies the racing theme by path (C-334, C-335, C-319)', { tag: '@core' }, async ({ request }) => {
  const themeOf = async (path: string) =>
    (await readPage(request, path)).document.documentElement.getAttribute('data-theme')
  for (const path of ['/gr', '/gr/merchandise', '/vehicles/gr-yaris', '/discover/csr/junior-academy'])
    expect(await themeOf(path), path).toBe('racing')
  for (const path of [
    '/discover/programme',
    '/dealers/groups/x',
    '/dealers/bryanston/group-specials',
    '/vehicles',
  ])
    expect(await themeOf(path), path).toBe('light')
})

test('uses another background, and wider and heavier headings, in the racing theme (C-334)', async ({
  page,
}) => {
  const stylesOf = async (path: string) => {
    await page.goto(path)
    const background = await page
      .locator('html')
      .evaluate((element) => getComputedStyle(element).backgroundColor)
    const heading = await page.getByRole('heading', { level: 1 }).evaluate((h1) => {
      const { fontStretch, fontWeight } = getComputedStyle(h1)
      return [fontStretch, fontWeight]
    })
    return [background, ...heading]
  }
  expect(await stylesOf('/gr')).toEqual(['rgb(8, 9, 11)', '125%', '780'])
  expect(await stylesOf('/vehicles')).toEqual(['rgb(245, 243, 239)', '108%', '560'])
})

test('gives the same button a different background in the racing theme (C-336)', async ({ page }) => {
  const buttonBackground = async (path: string) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Choose', exact: true }).click()
    const save = page.getByRole('button', { name: 'Save my choice' })
    return save.evaluate((button) => getComputedStyle(button).backgroundColor)
  }
  expect(await buttonBackground('/gr')).not.toBe(await buttonBackground('/owners'))
})

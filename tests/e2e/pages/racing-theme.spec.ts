import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body.parentElement ?? document.body).backgroundColor)

test('applies the racing theme by path (C-334, C-335)', async ({ page, tolerate }) => {
  tolerate(/404/)
  const dark = 'rgb(8, 9, 11)'
  const light = 'rgb(245, 243, 239)'
  for (const path of ['/gr', '/gr/merchandise', '/vehicles/gr-yaris', '/discover/csr/junior-academy']) {
    await page.goto(path)
    // A not-found page is rendered by its scripts.
    await expect.poll(() => background(page), path).toBe(dark)
  }
  for (const path of [
    '/discover/programme',
    '/dealers/groups/x',
    '/dealers/bryanston/group-specials',
    '/vehicles',
  ]) {
    await page.goto(path)
    await expect.poll(() => background(page), path).toBe(light)
  }
})

test('uses wider and heavier headings in the racing theme (C-334)', async ({ page }) => {
  const heading = async (path: string) => {
    await page.goto(path)
    return page.getByRole('heading', { level: 1 }).evaluate((h1) => {
      const { fontStretch, fontWeight } = getComputedStyle(h1)
      return [fontStretch, fontWeight]
    })
  }
  expect(await heading('/gr')).toEqual(['125%', '780'])
  expect(await heading('/vehicles')).toEqual(['108%', '560'])
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

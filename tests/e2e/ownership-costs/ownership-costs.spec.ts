import { expectNoAxeViolations } from '../support/axe.ts'
import { searchAddress } from '../support/plain-search.ts'
import { addressOf, only, readPage, textOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const path = '/vehicles/corolla-cross/costs'

test('works out what a model costs for its owner, keeps a wrong entry, and prints as it stands', {
  tag: '@core',
}, async ({ page, request }) => {
  const range = await readPage(request, '/vehicles/corolla-cross')
  expect(addressOf(only(range.document, '#costs'), /your kilometres/)).toBe(path)

  const start = await readPage(request, path)
  expect(textOf(start.document.querySelector('main'))).toContain('1 500 km a month, licensed in Gauteng')
  const chosen = searchAddress(start.document, 'Work it out', {
    ...{ model: ['A7O'], km: ['2 500'], province: ['western-cape'], fuel: ['coast'] },
  })
  const costs = await readPage(request, chosen)
  const text = textOf(costs.document.querySelector('main'))
  expect(text).toContain('2 500 km a month, licensed in Western Cape, fuel at the price of the coast')
  expect(text).toContain('4 services in 150 000 km')
  expect(text).toContain('The difference is earned back after 28 months, or 70 000 km.')

  await page.goto(`${path}?model=A7O&km=lots&province=limpopo`)
  await expect(page.getByLabel('Kilometres a month')).toHaveValue('lots')
  await expect(page.getByText('Enter kilometres a month between 100 and 10 000')).toBeVisible()
  await expect(page.getByLabel('Province of the licence')).toHaveValue('limpopo')
  await page.getByLabel('Kilometres a month').fill('1500')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.getByRole('table', { name: 'Each month' })).toContainText('A month, estimated')
  await expectNoAxeViolations(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: 'On the road' })).toBeVisible()
  await expect(page.getByLabel('Kilometres a month')).toBeHidden()
})

import { addressOf, only, readPage, submissionOf, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

test('lays two vehicles over each other and says the difference in words', async ({ page }) => {
  await page.goto('/vehicles')
  await page.getByRole('link', { name: 'Stand one beside another, to scale' }).click()
  await expect(page).toHaveURL('/vehicles/size')
  await page.getByLabel('Mine').selectOption('fortuner')
  await page.getByLabel('Beside it').selectOption('hilux-double-cab')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL('/vehicles/size?a=fortuner&b=hilux-double-cab')
  await expect(page.getByLabel('Mine')).toHaveValue('fortuner')
  await expect(page.getByText('is 53 centimetres longer')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Wheelbase/ })).toContainText('2 745 mm')
  await expect(page.getByRole('img', { name: /^Fortuner and Hilux Double Cab/ })).toBeVisible()
})

test('lays two vehicles over each other and says the difference in words without JavaScript', {
  tag: '@core',
}, async ({ request }) => {
  const { document } = await readPage(request, '/vehicles')
  const form = await readPage(request, addressOf(document, 'Stand one beside another, to scale'))
  const address = submissionOf(only(form.document, 'main form'), { a: 'fortuner', b: 'hilux-double-cab' })
  expect(address).toBe('/vehicles/size?a=fortuner&b=hilux-double-cab')
  const pair = await readPage(request, address)
  expect(textOf(only(pair.document, 'select[name="a"] option[selected]'))).toBe('Fortuner')
  expect(textOf(only(pair.document, 'main'))).toContain('is 53 centimetres longer')
  expect(textsOf(pair.document, 'main tr')).toContainEqual(expect.stringMatching(/^Wheelbase.*2 745 mm/))
  expect(pair.document.querySelector('img[alt^="Fortuner and Hilux Double Cab"]')).not.toBeNull()
})

import { defaultFinanceSettings, financeEnquiryHref, openingPlan } from '#features/finance/finance/index.ts'
import { rand } from '#platform/money.ts'
import { answerForms, fillIn, formOf, openForm, stored, submit } from '../support/forms.ts'
import { layoutShifts } from '../support/layout-shift.ts'
import { expect, test } from '../support/test.ts'
import { instalmentName } from '../wire/finance-offer.ts'

const gauteng = 'marula-toyota-bryanston'
const namibia = 'kokerboom-toyota-windhoek'

/** A calculator's link to the finance form, with any quoted figures. */
const linkOf = (dealer: string | null, quoted: { modelName: string; instalment: number; picture?: string }) =>
  financeEnquiryHref(
    { dealer, path: '/vehicles/fortuner' },
    {
      code: '57U',
      picture: quoted.picture ?? null,
      modelName: quoted.modelName,
      instalment: rand(quoted.instalment),
      offer: 'Traditional',
      months: 72,
      plan: openingPlan(defaultFinanceSettings),
    },
  )

/** The vehicle and the dealer beside a form. */
const aside = (page: import('@playwright/test').Page) => page.getByRole('group', { name: 'Your enquiry' })

/** Text content with ordinary instead of no-break spaces. */
const textOf = async (locator: import('@playwright/test').Locator) =>
  ((await locator.textContent()) ?? '').replaceAll('\u00a0', ' ')

test('returns 200 for every finance form, with and without a trailing slash (V-023, V-027, V-080, C-328)', {
  tag: '@core',
}, async ({ request }) => {
  for (const path of ['/enquiry/finance-offers', '/enquiry/finance/finance-query', '/enquiry/kinto'])
    for (const address of [path, `${path}/`]) expect((await request.get(address)).status(), address).toBe(200)
})

test('serves the forms of a dealer, and 404 for an unknown one or a region without finance (V-028, V-081)', {
  tag: '@core',
}, async ({ request }) => {
  for (const form of ['finance-offers', 'kinto-offers']) {
    const visible = await request.get(`/dealers/${gauteng}/${form}`)
    expect(visible.status()).toBe(200)
    expect(await visible.text()).toContain(`name="dealer" value="${gauteng}"`)
    const hidden = await request.get(`/dealers/${namibia}/${form}`)
    expect(hidden.status()).toBe(404)
    expect(await hidden.text()).not.toContain('name="model"')
    expect((await request.get(`/dealers/nobody/${form}`)).status()).toBe(404)
  }
})

test('prefills model and plan from the link, sends both and shifts no layout (V-029, V-082, V-298)', {
  tag: '@core',
}, async ({ page }) => {
  const link = linkOf(gauteng, {
    modelName: 'Somebody’s <b>wish</b>',
    instalment: 1,
    picture: 'https://evil.example/x.png',
  })
  await openForm(page, link)
  await expect(formOf(page).getByLabel('Vehicle')).toHaveValue('57U')
  const plan = page.getByRole('region', { name: 'Your plan' })
  await expect(plan.getByText('Worked out again')).toBeVisible()
  expect(await textOf(plan)).toMatch(
    /Estimated instalmentR \d[\d ]+ p\/m.*DepositR 0.*On the page you came fromR 1 p\/m/,
  )
  await expect(plan.getByRole('img')).toHaveCount(0)
  await expect(aside(page).locator('img')).toHaveAttribute('src', /^\/art\/.*\/vehicle\//)
  expect(await layoutShifts(page)).toEqual([])

  const submissions = await answerForms(page, stored)
  await fillIn(page)
  await submit(page)
  await expect(page.getByText('Your Message has been sent.')).toBeVisible()
  expect(submissions[0]?.body).toMatchObject({
    model: '57U',
    dealer: gauteng,
    plan: expect.stringContaining('model=57U'),
    seen: new URL(link, 'https://example.co.za').search.slice(1),
  })
})

test('prefills the subscription form from the link with the model and its monthly price (V-082, V-298)', async ({
  page,
}) => {
  const query = new URLSearchParams({
    ...{ vehicleRange: 'Fortuner', vehicleModel: 'Somebody’s <b>wish</b>', modelCode: '57U' },
    ...{ rentalTerm: '60', affordability: '1.00', mileage: '1000', quoteReference: 'KQ-1' },
    imgCar: 'https://evil.example/x.png',
  })
  await openForm(page, `/enquiry/kinto?${query}#plan?model=57U&kilometres=1000`)
  await expect(formOf(page).getByLabel('Vehicle')).toHaveValue('57U')
  const plan = page.getByRole('region', { name: 'Your plan' })
  await expect(plan.getByText('Worked out again')).toBeVisible()
  expect(await textOf(plan)).toMatch(/R \d[\d ]+ p\/m/)
  await expect(plan.locator('b')).toHaveCount(0)
  await expect(aside(page).locator('img')).toHaveAttribute('src', /^\/art\/.*\/vehicle\//)
})

test('shows the plan of the link as not checked before it is sent, without JavaScript (V-029)', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const [link = ''] = linkOf(null, { modelName: 'Fortuner', instalment: 7306 }).split('#')
  await page.goto(link)
  await formOf(page).getByLabel('Vehicle').selectOption('57U')
  await fillIn(page)
  await submit(page)
  await expect(page.getByText('We have not checked it')).toBeVisible()
  expect(await textOf(page.locator('main'))).toContain('R 7 306 p/m')
  await context.close()
})

test('shows the picture of the model, or a landscape, when the picture of the link is missing (V-029)', async ({
  page,
  tolerate,
}) => {
  tolerate(/^console: Failed to load resource.* status of 40\d .*\/art\//)
  const missingPicture = '/art/0000000000/vehicle/none/none/side.svg'
  await openForm(page, linkOf(null, { modelName: 'Fortuner', instalment: 7306, picture: missingPicture }))
  const plan = page.getByRole('region', { name: 'Your plan' })
  await expect(aside(page).locator('img')).toHaveAttribute('src', /^\/art\/(?!0{10}).*\/vehicle\//)

  await openForm(
    page,
    `/enquiry/finance-offers?modelName=Fortuner&${instalmentName}=7306&carImage=${missingPicture}`,
  )
  await expect(plan.getByText('We have not checked it')).toBeVisible()
  await expect(aside(page).locator('img')).toHaveAttribute('src', /^\/art\/.*\/place\//)
})

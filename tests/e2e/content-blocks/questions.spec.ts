import type { Page } from '@playwright/test'
import { publishPage, richText, signIn } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const questions = [
  { question: 'How often is a service due?', answer: richText('Every 15 000 km.') },
  { question: 'Where is the VIN?', answer: richText('At the foot of the windscreen.') },
  {
    question: 'What does the plan cover?',
    kind: 'table',
    tableTitle: 'Service plans',
    tableRows: [
      { heading: 'Starlet', first: '4 services' },
      { heading: 'Hilux', first: '9 services' },
    ],
  },
]

const question = (page: Page, name: string) => page.getByRole('heading', { name })
const openQuestions = (page: Page) => page.locator('details[open] summary').allInnerTexts()

test('shows questions closed, and opens and closes each independently (C-007, C-009, C-010)', async ({
  page,
  request,
}) => {
  await signIn(request)
  const testPage = await publishPage(request, '/journey-faq', { layout: [{ blockType: 'faq', questions }] })
  try {
    await page.goto('/journey-faq')
    for (const { question: name } of questions) await expect(question(page, name)).toBeVisible()
    await expect(page.getByText('Every 15 000 km.')).toBeHidden()
    await question(page, 'How often').click()
    await expect(page.getByText('Every 15 000 km.')).toBeVisible()
    await page.locator('summary').nth(2).focus()
    await page.keyboard.press('Enter')
    expect(await openQuestions(page)).toEqual(['How often is a service due?', 'What does the plan cover?'])
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    await question(page, 'How often').click()
    expect(await openQuestions(page)).toEqual(['What does the plan cover?'])
  } finally {
    await testPage.remove()
  }
})

test('opens the first tab, and shows only the questions of the chosen tab (C-008, C-295)', async ({
  page,
}) => {
  await page.goto('/owners/help-and-support/trust-centre', { waitUntil: 'networkidle' })
  const selected = page.locator('[role="tab"][aria-selected="true"]')
  await expect(selected).toHaveText('Your data')
  await expect(question(page, 'Who reads my enquiry?')).toBeVisible()
  for (const [tab, visible, hidden] of [
    ['Cookies', 'Which cookies does the site need?', 'Who reads my enquiry?'],
    ['The vehicle', 'What does my dealer read out', 'Which cookies does the site need?'],
    ['Your data', 'Who reads my enquiry?', 'What does my dealer read out'],
  ]) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(selected).toHaveText([tab ?? ''])
    await expect(question(page, visible ?? '')).toBeVisible()
    await expect(question(page, hidden ?? '')).toBeHidden()
  }
})

test('opens the cookie settings from a link in an answer without leaving the page (C-015)', async ({
  page,
}) => {
  await page.goto('/owners/help-and-support/trust-centre', { waitUntil: 'networkidle' })
  await page.getByRole('tab', { name: 'Cookies' }).click()
  await question(page, 'How do I change my choice?').click()
  const address = page.url()
  await page.getByRole('tabpanel').getByRole('link', { name: 'cookie settings' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(page.url()).toBe(address)
})

test('shows a larger introduction on the trust centre than elsewhere (C-018)', async ({ page, request }) => {
  const sizeOf = (text: string) =>
    page.getByText(text).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  await page.goto('/owners/help-and-support/trust-centre')
  const trustCentreSize = await sizeOf('What you tell us is yours.')
  await signIn(request)
  const introduction = [{ text: 'What you tell us is yours.' }]
  const layout = [{ blockType: 'tabbedFaq', tabs: [{ title: 'Data', introduction, questions }] }]
  const testPage = await publishPage(request, '/journey-introduction', { layout })
  try {
    await page.goto('/journey-introduction')
    expect(trustCentreSize).toBeGreaterThan(await sizeOf('What you tell us is yours.'))
  } finally {
    await testPage.remove()
  }
})

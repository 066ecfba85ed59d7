import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { blankFile, maxFileBytes, pdf } from '../support/files.ts'
import { answerForms, field, formOf, openForm, stored, visitor } from '../support/forms.ts'
import {
  descriptionOf,
  mainText,
  plainVisitor,
  sendPlainForm,
  visitorPauseMs,
} from '../support/plain-form.ts'
import { readPage } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const documentPath = '/enquiry/document'
const sentText = 'Your request has been sent.'
const reference = /FC-[2-9A-Z]{4}-[2-9A-Z]{4}/

const contactMessages = ['Full name is required', 'Contact number is required', 'Email address is required']

const send = (page: Page) => formOf(page).getByRole('button', { name: 'Submit Enquiry', exact: true }).click()

const entry = (page: Page, label: string) => formOf(page).getByLabel(label, { exact: false })

async function fillContact(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(visitor)) await field(page, label).fill(value)
}

async function expectMessages(page: Page, messages: readonly string[]): Promise<void> {
  for (const message of messages)
    await expect(formOf(page).getByText(message, { exact: true }).first()).toBeVisible()
}

for (const { path, title, required, complete } of [
  {
    path: '/enquiry/sponsorships',
    title: 'Ask Us To Sponsor You',
    required: 4,
    async complete(page: Page) {
      await expect(entry(page, 'Field').getByRole('option')).toHaveText([
        'Select an option',
        'Sports',
        'Arts & Culture',
      ])
      await entry(page, 'Field').selectOption('Sports')
      await entry(page, 'Website').fill('https://club.example.co.za')
    },
  },
  {
    path: '/enquiry/sponsorships/corporate-citizenship',
    title: 'Ask Us To Help',
    required: 4,
    async complete(page: Page) {
      await expect(entry(page, 'Pillar').getByRole('option')).toHaveText([
        'Select an option',
        ...['Road Safety', 'Education', 'Health and Human Services', 'Civic and Community Services'],
      ])
      await entry(page, 'Pillar').selectOption('Education')
      await entry(page, 'People Reached').fill('240')
    },
  },
]) {
  test(`checks and sends the form at ${path} with a proposal (V-208 to V-211)`, async ({ page }) => {
    await openForm(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await send(page)
    await expectMessages(page, contactMessages)
    await expect(formOf(page).getByText('This field is required', { exact: true })).toHaveCount(required)
    await expectNoAxeViolations(page)
    await fillContact(page)
    await complete(page)
    await entry(page, 'Organisation').fill('Langa Cycling Club')
    await entry(page, 'Event Or Project').fill('Saturday rides')
    await field(page, 'Proposal').fill('Forty children, twelve bicycles and one bakkie to carry them.')
    await entry(page, 'Proposal As PDF').setInputFiles(pdf('proposal.pdf'))
    await page.clock.fastForward(2_000)
    await send(page)
    await expect(page.getByText(sentText, { exact: true })).toBeVisible()
    await expect(page.getByText(reference)).toBeVisible()
    await expectNoAxeViolations(page)
  })
}

test('refuses a missing, a wrong and a large document beside the field (C-308)', async ({ page }) => {
  await openForm(page, documentPath)
  const sent = await answerForms(page, stored)
  await send(page)
  await expectMessages(page, [...contactMessages, 'Please upload a file'])
  await expectNoAxeViolations(page)
  await fillContact(page)
  const file = entry(page, 'Document')
  for (const [chosen, message] of [
    [blankFile('letter.txt', 100, 'text/plain'), 'Please choose a PDF, JPG or PNG.'],
    [pdf('letter.pdf', 6_000_000), 'File size should be less than 5MB.'],
    [blankFile('letter.pdf', maxFileBytes + 1, 'application/pdf'), 'File size should be less than 5MB.'],
  ] as const) {
    await file.setInputFiles(chosen)
    await expectMessages(page, [message])
    await expect(file).toHaveValue('')
    await send(page)
    await expectMessages(page, ['Please upload a file'])
  }
  expect(sent).toEqual([])
})

test('sends a PDF of a megabyte in the part `attachment` (C-308)', async ({ page }) => {
  await openForm(page, documentPath)
  await fillContact(page)
  await expect(entry(page, 'Document')).toHaveAttribute('name', 'attachment')
  await entry(page, 'Document').setInputFiles(pdf('letter.pdf', 1_000_000))
  await page.clock.fastForward(2_000)
  const request = page.waitForRequest('**/api/enquiries/document')
  await send(page)
  expect((await request).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  await expect(page.getByText(sentText, { exact: true })).toBeVisible()
  await expect(page.getByText(reference)).toBeVisible()
})

test('sends a document without JavaScript (C-308)', async ({ request }) => {
  const form = await readPage(request, documentPath)
  const refused = await sendPlainForm(request, form, 'Submit Enquiry', plainVisitor)
  expect(descriptionOf(refused, 'attachment')).toContain('Please upload a file')
  const asked = await sendPlainForm(request, refused, 'Submit Enquiry', { attachment: pdf() })
  await pause(visitorPauseMs)
  const done = await sendPlainForm(request, asked, 'Yes')
  expect(mainText(done)).toContain(sentText)
  expect(mainText(done)).toMatch(reference)
})

test('asks for a dealer and the work for a service', async ({ page }) => {
  await openForm(page, '/owners')
  await page.locator('main').getByRole('link', { name: 'Book one at your dealer' }).click()
  await expect(page).toHaveURL('/enquiry/service')
  await openForm(page, '/enquiry/service')
  const sent = await answerForms(page, stored)
  await send(page)
  await expectMessages(page, [...contactMessages, 'Please choose a dealer', 'Please confirm your age'])
  await expect(formOf(page).getByText('This field is required', { exact: true })).toHaveCount(2)
  await fillContact(page)
  await formOf(page).getByRole('textbox', { name: 'Vehicle' }).fill('Corolla 1.8 Hybrid, 2022')
  await entry(page, 'What Is Needed?').selectOption('Service')
  await formOf(page).getByRole('combobox', { name: 'Dealer' }).selectOption('marula-toyota-bryanston')
  await formOf(page)
    .getByRole('checkbox', { name: /18 years/ })
    .check()
  await send(page)
  await expect(page.getByText(sentText, { exact: true })).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ dealer: 'marula-toyota-bryanston', serviceKind: 'Service' })
})

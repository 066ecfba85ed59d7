import type { Page, Request } from '@playwright/test'
import { expect } from './test.ts'

/** What a visitor enters who makes no mistake. */
export const visitor = {
  'Name & Surname': 'Thandi van der Merwe',
  'Contact Number': '082 123 4567',
  Email: 'thandi@example.co.za',
} as const

const age = 'I confirm that I am 18 years old or older'

/** The form of a page, as visitors see it. */
export const formOf = (page: Page) => page.locator('main form')

/** A text field of the form, not the radio button that is called the same. */
export const field = (page: Page, name: string) => formOf(page).getByRole('textbox', { name, exact: false })

/** Opens a page once its islands are alive; the question about cookies is answered. */
export async function openForm(page: Page, path: string): Promise<void> {
  const site = `http://127.0.0.1:${process.env.E2E_PORT}`
  await page.context().addCookies([{ name: 'cookie-choice', value: '1:', url: site }])
  await page.goto(path, { waitUntil: 'networkidle' })
}

/** Enters what is needed, and confirms the age. */
export async function fillIn(page: Page, entries: Record<string, string> = visitor): Promise<void> {
  for (const [name, value] of Object.entries(entries)) await field(page, name).fill(value)
  await formOf(page).getByRole('checkbox', { name: age }).check()
}

export const submit = (page: Page) => formOf(page).getByRole('button', { name: 'Submit' }).click()

export const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Is this your email address?' })

export type Answer = { readonly status?: number; readonly body?: object; readonly afterMs?: number }

export const stored: Answer = { status: 201, body: { reference: 'FC-7K3M-9Q2X' } }

/**
 * Answers what the form sends in place of the site, in order; the last answer stays.
 *
 * @returns the bodies that were sent, and when, in milliseconds of the machine.
 */
export async function answerForms(page: Page, ...answers: readonly Answer[]) {
  const sent: { readonly body: Record<string, unknown>; readonly at: number }[] = []
  await page.route('**/api/enquiries/*', async (route) => {
    const request: Request = route.request()
    sent.push({ body: request.postDataJSON() as Record<string, unknown>, at: performance.now() })
    const { status = 201, body = {}, afterMs = 0 } = answers[Math.min(sent.length, answers.length) - 1] ?? {}
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    await route.fulfill({ status, json: body }).catch(() => undefined)
  })
  return sent
}

/** Presses Yes in the confirmation of the e-mail; when, in milliseconds of the machine. */
export async function sayYes(page: Page): Promise<number> {
  await expect(confirmation(page)).toBeVisible()
  const at = performance.now()
  await confirmation(page).getByRole('button', { name: 'Yes' }).click()
  return at
}

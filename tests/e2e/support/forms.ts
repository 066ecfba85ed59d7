import type { Page, Request } from '@playwright/test'

/** Valid entries of a visitor. */
export const visitor = {
  'Name & Surname': 'Thandi van der Merwe',
  'Contact Number': '082 123 4567',
  Email: 'thandi@example.co.za',
} as const

const age = 'I confirm that I am 18 years old or older'

/** The form of a page, as visitors see it. */
export const formOf = (page: Page) => page.locator('main form')

/** A text field of the form, not a radio button of the same name. */
export const field = (page: Page, name: string) => formOf(page).getByRole('textbox', { name, exact: false })

/** Opens a page with a stored cookie choice and waits for hydration. */
export async function openForm(page: Page, path: string): Promise<void> {
  const site = `http://127.0.0.1:${process.env.E2E_PORT}`
  await page.context().addCookies([{ name: 'cookie-choice', value: '1:', url: site }])
  await page.goto(path, { waitUntil: 'networkidle' })
}

/** Fills in the required fields and confirms the age. */
export async function fillIn(page: Page, entries: Record<string, string> = visitor): Promise<void> {
  for (const [name, value] of Object.entries(entries)) await field(page, name).fill(value)
  await formOf(page).getByRole('checkbox', { name: age }).check()
}

export const submit = (page: Page) => formOf(page).getByRole('button', { name: 'Submit' }).click()

export const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Is this your email address?' })

export type StubResponse = { readonly status?: number; readonly body?: object; readonly afterMs?: number }

/** The message beside a field. A file field says it in its status region once more. */
export const fieldMessage = (page: Page, text: string | RegExp) =>
  formOf(page).locator('[id$="-error"]').getByText(text, { exact: true })

export const stored: StubResponse = { status: 201, body: { reference: 'FC-7K3M-9Q2X' } }

/** The entries of a form; none for a form with files, whose body Chromium does not tell. */
const entriesOf = (request: Request): Record<string, unknown> =>
  request.headers()['content-type']?.startsWith('multipart/') ? {} : request.postDataJSON()

/**
 * Stubs the responses to form submissions, in order; the last one is repeated.
 *
 * @returns the submitted bodies and their times in milliseconds, from `performance.now()`.
 */
export async function answerForms(page: Page, ...responses: readonly StubResponse[]) {
  const sent: { readonly body: Record<string, unknown>; readonly at: number }[] = []
  await page.route('**/api/enquiries/*', async (route) => {
    const request: Request = route.request()
    sent.push({ body: entriesOf(request), at: performance.now() })
    const {
      status = 201,
      body = {},
      afterMs = 0,
    } = responses[Math.min(sent.length, responses.length) - 1] ?? {}
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    await route.fulfill({ status, json: body }).catch(() => undefined)
  })
  return sent
}

import { randomUUID } from 'node:crypto'
import { signIn } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const person = {
  fullName: 'Thabo <img src=x onerror=alert(1)> Nkosi',
  email: 'thabo.mails@example.com',
  phone: '082 123 4567',
}

type KeptMail = {
  readonly id: number
  readonly recipients: string
  readonly text: string
  readonly subject: string
}

test('shows the mails of an enquiry in the admin, escaped, when there is no mail server (D-150, D-361)', async ({
  page,
  tolerate,
}) => {
  test.slow()
  // What the journey itself puts into every frame to hold the clock is refused there too.
  tolerate(/Blocked script execution in 'about:srcdoc'/)
  const answer = await page.request.post('/api/enquiries/quote', {
    data: {
      ...person,
      ...{ key: randomUUID(), adult: true, preferredContact: 'phone', note: 'Line one\nline </td> two' },
      ...{ model: '57U', dealer: 'marula-toyota-bryanston', page: '/enquiry/quote', language: 'en' },
      ...{ website: '', elapsed: 60_000 },
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { reference } = (await answer.json()) as { reference: string }
  expect(reference).toMatch(/^FC-/)

  await signIn(page.request)
  const mails = async () => {
    const found = await page.request.get(`/api/mails?where[about][equals]=${reference}&sort=recipients`)
    return ((await found.json()) as { docs: KeptMail[] }).docs
  }
  await expect.poll(async () => (await mails()).length, { timeout: 45_000 }).toBe(2)
  const [toDealer, toVisitor] = await mails()
  expect(toDealer?.recipients).toBe('enquiries.bryanston@example.co.za')
  expect(toDealer?.subject).toContain('Request for a quote')
  expect(toVisitor?.recipients).toBe('thabo.mails@example.com')
  expect(toVisitor?.text).toContain(reference)
  expect(toVisitor?.text).not.toContain('Nkosi')

  await page.goto(`/admin/collections/mails/${toDealer?.id}`)
  const shown = page.frameLocator('iframe[title="The mail as HTML"]')
  await expect(shown.getByRole('heading', { name: 'Request for a quote' })).toBeVisible()
  await expect(
    shown.getByRole('cell', { name: 'Thabo <img src=x onerror=alert(1)> Nkosi', exact: true }),
  ).toBeVisible()
  await expect(shown.getByText('line </td> two')).toBeVisible()
  const picture = shown.getByRole('img')
  await expect(picture).toHaveCount(1)
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
})

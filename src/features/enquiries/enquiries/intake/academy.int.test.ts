import { sql } from '@payloadcms/db-postgres'
import { describe, expect, test, vi } from 'vitest'
import { mayMarketTo } from '#features/people/consent/server.ts'
import { academy, provideFileForms } from '#tests/forms/files.ts'

// Next's cache exists only while Next serves.
vi.mock('next/cache', () => import('#tests/next-cache.ts'))

const { cms, photo, sendJson, enquiries, errorsIn } = provideFileForms()

describe('an application to the academy', () => {
  const ledger = async () =>
    (
      await cms().db.drizzle.execute(
        sql`select act, purpose, source, reference, channel, divisions from consent_entries order by id desc limit 1`,
      )
    ).rows[0]

  test('records the consent with its reference in the ledger, and allows no marketing (V-264, V-273)', async () => {
    const answer = await sendJson('academy', academy)
    const { reference } = (await answer.json()) as { reference: string }
    expect(answer.status).toBe(201)
    expect(await ledger()).toEqual({
      ...{ act: 'given', purpose: 'academy', source: 'form:academy', reference },
      ...{ channel: null, divisions: null },
    })
    expect(await mayMarketTo(cms(), 'parent@example.co.za')).toBe(false)
  })

  test('records the consent once it is released from spam', async () => {
    await sendJson('academy', {
      ...academy,
      website: 'https://example.com',
      guardianEmail: 'late@example.co.za',
    })
    const [enquiry] = await enquiries()
    expect(enquiry).toMatchObject({ status: 'spam' })
    expect((await ledger())?.reference).not.toBe(enquiry?.reference)
    await cms().update({ collection: 'enquiries', id: enquiry?.id ?? 0, data: { status: 'new' } })
    expect(await ledger()).toMatchObject({ purpose: 'academy', reference: enquiry?.reference })
  })

  test.each([
    ['a picture', () => new File([photo()], 'cv.png')],
    ['text named .pdf', () => new File(['text'], 'cv.pdf')],
  ])('refuses %s as CV (V-265)', async (_, cv) => {
    const answer = await sendJson('academy', academy, { driverCv: [cv()] })
    expect(await errorsIn(answer)).toEqual([{ field: 'driverCv', message: 'Please choose a PDF.' }])
  })

  test('refuses a CV of one byte too many (V-272)', async () => {
    const cv = new File([new Uint8Array(5_242_881)], 'cv.pdf')
    const answer = await sendJson('academy', academy, { driverCv: [cv] })
    expect(await errorsIn(answer)).toEqual([
      { field: 'driverCv', message: 'File size should be less than 5MB.' },
    ])
  })
})

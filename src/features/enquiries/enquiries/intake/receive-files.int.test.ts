import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, test, vi } from 'vitest'
import { fakePhoto, provideFileForms, tradeIn } from '#tests/forms/files.ts'

// Next's cache exists only while Next serves.
vi.mock('next/cache', () => import('#tests/next-cache.ts'))

const { cms, photo, sendJson, enquiries, files, errorsIn } = provideFileForms()

describe('a trade-in sent with JavaScript', () => {
  test('stores the enquiry with its details and its photo (D-303, D-324)', async () => {
    const answer = await sendJson('tradeIn', { ...tradeIn, adult: true }, { photos: [photo(), photo()] })
    expect(answer.status).toBe(201)
    const [enquiry] = await enquiries()
    expect(enquiry).toMatchObject({
      ...{ kind: 'tradeIn', status: 'new', phone: '0821234567' },
      detailsInWords: expect.stringContaining('Odometer Reading (km): 85000\nAsking Price (R): 235000'),
    })
    expect(await files()).toMatchObject([
      { enquiry: enquiry?.id, slot: 'photos', name: 'Front.jpg', mediaType: 'image/jpeg', expiresAt: null },
      { enquiry: enquiry?.id },
    ])
  })

  test.each([
    ['text in place of a picture', () => [fakePhoto()], 'Please choose a JPG or PNG picture.'],
    [
      'one byte too many',
      () => [new File([new Uint8Array(5_242_881)], 'big.jpg')],
      'File size should be less than 5MB.',
    ],
    ['no photo', () => [new File([], '')], 'Please upload a file'],
  ])(
    'is refused with a message beside the field for %s, and stores nothing (D-322 to D-326, D-400)',
    async (_, photos, message) => {
      const answer = await sendJson('tradeIn', { ...tradeIn, adult: true }, { photos: photos() })
      expect(answer.status).toBe(422)
      expect(await errorsIn(answer)).toEqual([{ field: 'photos', message }])
      expect(await enquiries()).toEqual([])
      expect(await files()).toEqual([])
    },
  )

  test('reports wrong entries and a missing photo together, in the order of the form', async () => {
    const answer = await sendJson('tradeIn', { ...tradeIn, adult: true, email: 'abc', make: '' })
    expect(await errorsIn(answer)).toEqual([
      { field: 'email', message: 'Missing @ symbol' },
      { field: 'make', message: 'Make is required' },
      { field: 'photos', message: 'Please upload a file' },
    ])
  })

  test('stores half of a character in a detail as a replacement character', async () => {
    const entries = { ...tradeIn, adult: true, modelName: 'Corolla \ud83d' }
    expect((await sendJson('tradeIn', entries, { photos: [photo()] })).status).toBe(201)
    expect(await enquiries()).toMatchObject([{ detailsInWords: expect.stringContaining('Corolla \ufffd') }])
  })

  test('returns the same reference for the same key, and leaves no second file', async () => {
    const entries = { ...tradeIn, adult: true, key: randomUUID() }
    const first = await sendJson('tradeIn', entries, { photos: [photo()] })
    const second = await sendJson('tradeIn', entries, { photos: [photo()] })
    const third = await sendJson('tradeIn', entries)
    expect([first.status, second.status, third.status]).toEqual([201, 200, 200])
    expect(await second.json()).toEqual(await first.json())
    expect(await files()).toHaveLength(1)
  })

  test('leaves the photo without an enquiry when the enquiry cannot be stored, and stores both when sent again (D-303, D-401)', async () => {
    const entries = { ...tradeIn, adult: true, key: randomUUID() }
    await cms().db.drizzle.execute(sql`alter table deliveries rename to gone`)
    const failed = await sendJson('tradeIn', entries, { photos: [photo()] }).finally(() =>
      cms().db.drizzle.execute(sql`alter table gone rename to deliveries`),
    )
    expect(failed.status).toBe(503)
    expect(await enquiries()).toEqual([])
    expect(await files()).toMatchObject([{ enquiry: null }])
    expect((await sendJson('tradeIn', entries, { photos: [photo()] })).status).toBe(201)
    const [enquiry] = await enquiries()
    expect(await files()).toMatchObject([{ enquiry: enquiry?.id }])
  })

  test('marks a request of a sponsor with a website as an enquiry, not as spam', async () => {
    const request = {
      ...{
        fullName: 'Thandi Nkosi',
        phone: '0821234567',
        email: 'club@example.co.za',
        organisation: 'A club',
      },
      ...{
        organisationSite: 'https://club.example',
        sponsorshipField: 'Sports',
        project: 'A race',
        proposal: 'Bibs',
      },
    }
    expect((await sendJson('sponsorship', request)).status).toBe(201)
    expect(await enquiries()).toMatchObject([
      { status: 'new', detailsInWords: expect.stringContaining('club.example') },
    ])
  })
})

describe('a document for customer care', () => {
  const entries = { fullName: 'Thandi Nkosi', phone: '0821234567', email: 'thandi@example.co.za' }

  test.each([
    ['no file', [], 'Please upload a file'],
    ['a text file', [new File(['text'], 'a.txt')], 'Please choose a PDF, JPG or PNG.'],
    ['6 MB', [new File([new Uint8Array(6_000_000)], 'a.pdf')], 'File size should be less than 5MB.'],
  ])('is refused with a message for %s (C-308)', async (_, attachment, message) => {
    const answer = await sendJson('document', entries, attachment.length > 0 ? { attachment } : {})
    expect(await errorsIn(answer)).toEqual([{ field: 'attachment', message }])
    expect([await enquiries(), await files()]).toEqual([[], []])
  })

  test('is stored with a picture under the field attachment (C-308)', async () => {
    expect((await sendJson('document', entries, { attachment: [photo()] })).status).toBe(201)
    expect(await files()).toMatchObject([{ slot: 'attachment' }])
  })
})

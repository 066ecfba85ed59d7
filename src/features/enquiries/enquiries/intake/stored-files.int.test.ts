import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { createRestClient } from '#tests/access/rest.ts'
import { academy, provideFileForms, tradeIn } from '#tests/forms/files.ts'
import { eraseEnquiriesOf, eraseOldEnquiries, exportEnquiriesOf } from '../inbox/personal-data.ts'

// Next's cache exists only while Next serves.
vi.mock('next/cache', () => import('#tests/next-cache.ts'))

const { cms, photo, sendJson, sendPlain, files } = provideFileForms()

const chunks = async () =>
  (await cms().db.drizzle.execute(sql`select count(*)::int as count from enquiry_file_chunks`)).rows[0]?.count

describe('the table of enquiries', () => {
  test('names the files of each enquiry, and lists its details', async () => {
    await sendJson(
      'tradeIn',
      { ...tradeIn, adult: true },
      { photos: [photo(), new File([photo()], 'Back, left.jpg')] },
    )
    const rest = createRestClient(cms())
    const account = { email: 'desk@example.co.za', password: 'a-long-test-password' }
    await cms().create({
      collection: 'users',
      data: { ...account, name: 'Desk', role: 'leads' } as never,
    })
    const { token } = (await rest('users/login', { method: 'POST', body: account })).body
    const { body } = await rest('enquiries/export.csv', { token: String(token) })
    expect(String(body)).toMatch(/,Details,Files,Dealer,/)
    expect(String(body)).toContain('"Front.jpg, Back, left.jpg"')
  })
})

describe('the personal data of an enquiry with files', () => {
  const sendOne = (email: string) =>
    sendJson('tradeIn', { ...tradeIn, adult: true, email }, { photos: [photo()] })

  test('is exported with the details and the files, which can be opened', async () => {
    await sendOne('export@example.co.za')
    await sendOne('other@example.co.za')
    const held = await exportEnquiriesOf('EXPORT@example.co.za')
    expect(held).toMatchObject([
      {
        files: [{ name: 'Front.jpg', mediaType: 'image/jpeg' }],
        details: expect.stringContaining('Suburb: Linden'),
      },
    ])
    const [file] = held[0]?.files ?? []
    const content = Buffer.from((await file?.content()) ?? '', 'base64')
    expect(content).toHaveLength(file?.bytes ?? 0)
    expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 })
  })

  test('fails to export a file that was erased meanwhile, and does not return it as empty', async () => {
    await sendOne('export@example.co.za')
    const [enquiry] = await exportEnquiriesOf('export@example.co.za')
    await eraseEnquiriesOf('export@example.co.za', async () => {})
    await expect(enquiry?.files[0]?.content()).rejects.toThrow('The file does not exist.')
  })

  test('is erased with its files and details, and leaves those of others', async () => {
    await sendOne('gone@example.co.za')
    await sendOne('stays@example.co.za')
    await eraseEnquiriesOf('gone@example.co.za', async () => {})
    expect(await files()).toHaveLength(1)
    expect(await chunks()).toBe(1)
    const { rows } = await cms().db.drizzle.execute(sql`select * from enquiries where erased_at is not null`)
    expect(JSON.stringify(rows)).not.toMatch(/Linden|Corolla|gone@/)
  })

  test('is exported to the driver of the academy without data of the guardian, and to the guardian in full', async () => {
    await sendJson('academy', academy)
    const [driver] = await exportEnquiriesOf('LWAZI@example.co.za')
    expect(driver).toMatchObject({ kind: 'academy', fullName: null, email: null, phone: null })
    expect(driver?.details).toContain('Lwazi')
    expect(JSON.stringify(driver)).not.toMatch(/Thandi|parent@|02\/03\/1985|Mother/)
    const [guardian] = await exportEnquiriesOf('parent@example.co.za')
    expect(guardian).toMatchObject({
      fullName: 'Thandi Nkosi',
      details: expect.stringMatching(/Lwazi.*Mother/s),
    })
  })

  test('is erased when the driver of the academy asks for it', async () => {
    await sendJson('academy', academy)
    expect(await eraseEnquiriesOf('lwazi@example.co.za', async () => {})).toHaveLength(1)
    const { rows } = await cms().db.drizzle.execute(sql`select * from enquiries`)
    expect(JSON.stringify(rows)).not.toMatch(/Lwazi|Thandi|parent@/)
  })

  test('is erased with the files that wait for it, and those of other forms wait on', async () => {
    await sendPlain('tradeIn', { ...tradeIn, email: 'gone@example.co.za' }, { photos: [photo()] })
    await sendPlain('tradeIn', { ...tradeIn, email: 'stays@example.co.za' }, { photos: [photo()] })
    await eraseEnquiriesOf('gone@example.co.za', async () => {})
    expect(await files()).toHaveLength(1)
    expect(await chunks()).toBe(1)
  })

  test('is deleted with its files after its own retention, which is that of its kind alone', async () => {
    await sendOne('old@example.co.za')
    await sendJson('academy', academy)
    const before = new Date(Date.now() + 60_000)
    const noDeliveries = async () => {}
    await cms().db.drizzle.execute(sql`delete from deliveries`)
    expect(await eraseOldEnquiries({ before, kind: 'academy' }, noDeliveries)).toBe(1)
    expect(await files()).toHaveLength(1)
    expect(await eraseOldEnquiries({ before }, noDeliveries)).toBe(1)
    expect([await files(), await chunks()]).toEqual([[], 0])
  })
})

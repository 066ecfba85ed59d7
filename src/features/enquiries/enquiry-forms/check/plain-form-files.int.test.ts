import { sql } from '@payloadcms/db-postgres'
import { describe, expect, test, vi } from 'vitest'
import { fakePhoto, provideFileForms, tradeIn } from '#tests/forms/files.ts'
import { stepOf, tokenOf } from '#tests/forms/receive.ts'
import { viewOfDraft } from './load-check.ts'

// Next's cache exists only while Next serves.
vi.mock('next/cache', () => import('#tests/next-cache.ts'))

const { cms, photo, sendJson, sendPlain, confirm, enquiries, files } = provideFileForms()

const stepAt = (response: Response) => stepOf(cms(), response)

describe('a trade-in sent without JavaScript', () => {
  test('keeps a good photo while entries are wrong, so that it need not be chosen again', async () => {
    const refused = await stepAt(await sendPlain('tradeIn', { ...tradeIn, make: '' }, { photos: [photo()] }))
    expect(refused).toMatchObject({
      step: 'edit',
      messages: [{ field: 'make', message: 'Make is required' }],
    })
    const view = await viewOfDraft(refused)
    expect(view.state === 'edit' && view.start.files).toEqual([
      { key: expect.any(String), slot: 'photos', name: 'Front.jpg', bytes: expect.any(Number) },
    ])
    const token = refused.step === 'edit' ? refused.token : ''
    const next = await stepAt(await sendPlain('tradeIn', { ...tradeIn, token }))
    expect(next).toMatchObject({ step: 'confirm' })
    const lines = await viewOfDraft(next)
    expect(lines.state === 'confirm' && lines.lines.find(({ name }) => name === 'photos')).toEqual({
      name: 'photos',
      label: 'Photos',
      value: expect.stringMatching(/^Front\.jpg, \d+\u00a0KB$/),
    })
  })

  test('refuses a wrong photo beside its field, and keeps the entries (D-324)', async () => {
    expect(await stepAt(await sendPlain('tradeIn', tradeIn, { photos: [fakePhoto()] }))).toMatchObject({
      step: 'edit',
      messages: [{ field: 'photos', message: 'Please choose a JPG or PNG picture.' }],
      entered: { make: ['Toyota'] },
    })
    expect(await files()).toEqual([])
  })

  test('stores the enquiry with the photo once it is confirmed, and once when it is confirmed twice', async () => {
    const first = await sendPlain('tradeIn', tradeIn, { photos: [photo()] })
    const confirmed = { ...tradeIn, token: await tokenOf(cms(), first), confirmed: 'yes' }
    const done = await stepAt(await confirm('tradeIn', confirmed))
    const [enquiry] = await enquiries()
    expect(done).toMatchObject({ step: 'done', reference: enquiry?.reference })
    expect(await stepAt(await confirm('tradeIn', confirmed))).toMatchObject({
      ...{ step: 'done', reference: enquiry?.reference },
    })
    expect(await files()).toMatchObject([{ enquiry: enquiry?.id }])
    expect(await enquiries()).toHaveLength(1)
  })

  test('keeps the photo as long as the draft of the latest step', async () => {
    const token = await tokenOf(cms(), await sendPlain('tradeIn', tradeIn, { photos: [photo()] }))
    const [first] = await files()
    await cms().db.drizzle.execute(sql`
      update enquiry_files set expires_at = expires_at - interval '50 minutes'`)
    await sendPlain('tradeIn', { ...tradeIn, token })
    const [latest] = await files()
    expect(Date.parse(String(latest?.expiresAt))).toBeGreaterThanOrEqual(Date.parse(String(first?.expiresAt)))
  })

  test('replaces the photo by one that is chosen later', async () => {
    const token = await tokenOf(cms(), await sendPlain('tradeIn', tradeIn, { photos: [photo()] }))
    const other = new File([await photo().arrayBuffer()], 'Back.jpg')
    await sendPlain('tradeIn', { ...tradeIn, token }, { photos: [other] })
    expect(await files()).toMatchObject([{ name: 'Back.jpg' }])
  })

  test('removes the earlier photos that are ticked, and none of another form', async () => {
    const photos = [photo(), new File([photo()], 'Back.jpg')]
    const token = await tokenOf(cms(), await sendPlain('tradeIn', { ...tradeIn, make: '' }, { photos }))
    await sendPlain('tradeIn', tradeIn, { photos: [photo()] })
    const [front, back, other] = await files()
    const ticked = { ...tradeIn, token, removedFiles: [front, other].map((file) => file?.key ?? '') }
    expect(await stepAt(await sendPlain('tradeIn', ticked))).toMatchObject({ step: 'confirm' })
    expect(await files()).toMatchObject([{ key: back?.key }, { key: other?.key }])
    const last = { ...tradeIn, token, removedFiles: back?.key ?? '' }
    expect(await stepAt(await sendPlain('tradeIn', last))).toMatchObject({
      ...{ step: 'edit', messages: [{ field: 'photos', message: 'Please upload a file' }] },
    })
    expect(await files()).toMatchObject([{ key: other?.key }])
  })

  test('stores no photo after twenty forms from one network, and responds with 429 and all entries', async () => {
    for (let sent = 0; sent < 20; sent++) await sendPlain('tradeIn', tradeIn, {}, '10.10.1.1')
    const response = await sendPlain('tradeIn', tradeIn, { photos: [photo()] }, '10.10.1.1')
    expect(response.status).toBe(429)
    expect(await response.text()).toContain('name="make" value="Toyota"')
    expect(await files()).toEqual([])
  })

  test('is stored without the photo that is ticked on a check page with JavaScript', async () => {
    const photos = [photo(), new File([photo()], 'Back.jpg')]
    const token = await tokenOf(cms(), await sendPlain('tradeIn', tradeIn, { photos }))
    const [front] = await files()
    const entries = { ...tradeIn, adult: true, token, removedFiles: [front?.key, 'no key', 7] }
    expect((await sendJson('tradeIn', entries)).status).toBe(201)
    expect(await files()).toMatchObject([{ name: 'Back.jpg' }])
  })

  test('is stored with its photo when its check page has JavaScript and sends no file again', async () => {
    const token = await tokenOf(cms(), await sendPlain('tradeIn', tradeIn, { photos: [photo()] }))
    expect((await sendJson('tradeIn', { ...tradeIn, adult: true, token })).status).toBe(201)
    const [enquiry] = await enquiries()
    expect(await files()).toMatchObject([{ enquiry: enquiry?.id }])
  })
})

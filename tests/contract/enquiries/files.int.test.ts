import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleDocument, examplePicture } from '../../uploads/index.ts'
import { type LeadServices, openLeadServices, serviceKey } from './lead-services.ts'

let office: LeadServices
let dealer: number
let photo: Blob
let secondPhoto: Blob
const cv = new Blob([new Uint8Array(exampleDocument().data)])

beforeAll(async () => {
  office = await openLeadServices()
  const { docs } = await office.payload.find({
    collection: 'dealers',
    where: { slug: { equals: 'marula-toyota-bryanston' } },
  })
  dealer = docs[0]?.id ?? 0
  photo = new Blob([new Uint8Array((await examplePicture({ width: 90, height: 60 })).data)])
  secondPhoto = new Blob([
    new Uint8Array((await examplePicture({ width: 90, height: 60, sky: '#101010' })).data),
  ])
})
afterAll(() => office.close())

const uploads = '/services/loopback/files/tradein'
const academyUploads = '/services/loopback/files/junior-academy'
const saves = '/services/cms/api/enquiries'
const tradeIn = {
  ...{ firstName: 'Thabo Nkosi', lastName: 'noname', emailAddress: 'thabo@example.com' },
  ...{ contactNumber: '0821234567', province: 'Gauteng', suburb: 'Sandown', make: 'Toyota' },
  ...{ model: 'Corolla', year: '2019', vehiclecondition: 'Good', odometerReading: '98000' },
  ...{ askingprice: '219 900', otherdescription: 'One owner.', recipients: ['thief@example.com'] },
}

const formOf = (parts: Readonly<Record<string, string | Blob | readonly Blob[]>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts))
    for (const part of Array.isArray(value) ? value : [value])
      if (typeof part === 'string') form.append(name, part)
      else form.append(name, part, 'front.jpg')
  return form
}

async function send(path: string, body: FormData | string, headers: Record<string, string> = {}) {
  const response = await fetch(`${office.served.url}${path}`, {
    method: 'POST',
    headers: { authorization: `users API-Key ${serviceKey}`, ...headers },
    body,
  })
  return { status: response.status, body: await response.json() }
}

const count = async () => {
  const { rows } = await office.payload.db.drizzle.execute(sql`
    select (select count(*)::int from enquiry_files) as files, (select count(*)::int from enquiries) as enquiries`)
  return rows[0]
}

const savedForm = (own: object = {}, file: Blob | readonly Blob[] = photo) =>
  formOf({ file, _payload: JSON.stringify({ ...tradeIn, dealer, ...own }) })

describe('requests with files that are refused', () => {
  const large = new Blob([new Uint8Array(5_242_881)])
  const cases: readonly (readonly [
    number,
    string,
    string,
    () => FormData | string,
    Record<string, string>,
  ])[] = [
    [401, 'without a service key', uploads, () => formOf({ attachment: photo }), { authorization: '' }],
    [401, 'without a service key', saves, () => savedForm(), { authorization: '' }],
    [415, 'of another media type', uploads, () => '{}', { 'content-type': 'application/json' }],
    [415, 'of another media type', saves, () => '{}', { 'content-type': 'application/json' }],
    [400, 'that break off', uploads, () => '--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' }],
    [400, 'with a file in an unknown part', uploads, () => formOf({ photo }), {}],
    [400, 'whose _payload is not JSON', saves, () => formOf({ file: photo, _payload: '{' }), {}],
    [413, 'with a file of more than 5 MB', uploads, () => formOf({ attachment: large }), {}],
    [422, 'without a file', uploads, () => formOf({ note: 'x' }), {}],
    [422, 'with a text as picture', uploads, () => formOf({ attachment: new Blob(['SECRET']) }), {}],
    [422, 'with a picture as CV', academyUploads, () => formOf({ attachment: photo }), {}],
    [422, 'with two CVs', academyUploads, () => formOf({ attachment: [cv, cv] }), {}],
    [422, 'without a file', saves, () => formOf({ _payload: JSON.stringify({ ...tradeIn, dealer }) }), {}],
    [422, 'without _payload', saves, () => formOf({ file: photo }), {}],
    [422, 'for an unknown dealer', saves, () => savedForm({ dealer: 999_999 }), {}],
    [422, 'with an invalid e-mail', saves, () => savedForm({ emailAddress: 'SECRET' }), {}],
  ]

  it.each(cases)(
    'returns %i to requests %s to %s, and stores nothing',
    async (status, _, path, body, headers) => {
      const before = await count()
      const refused = await send(path, body(), headers)
      expect([refused.status, refused.body.status]).toEqual([status, status])
      expect(JSON.stringify(refused.body)).not.toContain('SECRET')
      expect(await count()).toEqual(before)
    },
  )
})

describe('uploaded files', () => {
  it('get random names in their order, the same ones when the call is repeated (D-369)', async () => {
    const form = () => formOf({ attachment: [photo, secondPhoto] })
    const first = await send(uploads, form(), { 'idempotency-key': 'photos-of-one' })
    expect(first.status).toBe(200)
    expect(first.body.files).toHaveLength(2)
    for (const { filename } of first.body.files) expect(filename).toMatch(/^[\w-]{22}\.jpg$/)
    expect(await send(uploads, form(), { 'idempotency-key': 'photos-of-one' })).toEqual(first)
    const other = await send(uploads, form(), { 'idempotency-key': 'photos-of-two' })
    expect(other.body.files[0].filename).not.toBe(first.body.files[0].filename)
  })

  it('are recognised as repeated by their content when there is no key', async () => {
    const first = await send(uploads, formOf({ attachment: secondPhoto }))
    expect(await send(uploads, formOf({ attachment: secondPhoto }))).toEqual(first)
  })

  it('are named by the mail of a trade-in with their size and their address for staff (D-336, D-370)', async () => {
    const { body } = await send(uploads, formOf({ attachment: photo }), { 'idempotency-key': 'named-photo' })
    const { filename } = body.files[0]
    await send(
      '/services/loopback/email-service',
      JSON.stringify({ ...tradeIn, dealer, attachment: filename }),
      {
        ...{ 'content-type': 'application/json', 'idempotency-key': 'mail-with-photo' },
      },
    )
    const { docs } = await office.payload.find({
      collection: 'mails',
      where: { key: { equals: 'email-service:mail-with-photo' } },
    })
    const key = filename.slice(0, 22)
    expect(docs[0]?.text).toMatch(/front\.jpg, \d+\u00a0KB/)
    expect(docs[0]?.text).toContain(`/api/enquiry-files/file/${key}`)
    const { rows } = await office.payload.db.drizzle.execute(
      sql`select expires_at - created_at > interval '29 days' as kept from enquiry_files where key = ${key}`,
    )
    expect(rows[0]?.kept).toBe(true)
  })

  it('are named by the mail of an application, and read by staff who handle enquiries only (V-299, V-300)', async () => {
    const { body } = await send(academyUploads, formOf({ attachment: cv }))
    const [{ filename }] = body.files
    expect(filename).toMatch(/^[\w-]{22}\.pdf$/)
    const sent = await send(
      '/services/backend/email/send-email',
      JSON.stringify({
        ...{ type: 'GR_JUNIOR_ACADEMY_ENQUIRY', guardianFirstname: 'Nomsa', guardianOver18Check: true },
        ...{ guardianEmailAddress: 'nomsa@example.com', driverFirstname: 'Lerato', attachment: filename },
      }),
      { 'content-type': 'application/json', 'idempotency-key': 'application-1' },
    )
    expect(sent).toEqual({ status: 200, body: { status: 'Success' } })
    const { docs } = await office.payload.find({
      collection: 'mails',
      where: { key: { equals: 'send-email:application-1' } },
    })
    expect(docs[0]).toMatchObject({ recipients: 'support@example.co.za' })
    expect(docs[0]?.text).toContain('Lerato')
    expect(docs[0]?.text).toContain(`/api/enquiry-files/file/${filename.slice(0, 22)}`)
    const readableBy = async (role: 'admin' | 'editor' | 'leads') => {
      const user = { id: 1, collection: 'users', role, passwordChangeDue: false } as never
      const where = { key: { equals: filename.slice(0, 22) } }
      const options = { collection: 'enquiry-files', where, user, overrideAccess: false } as const
      return (await office.payload.find({ ...options, disableErrors: true })).docs.length
    }
    expect([await readableBy('leads'), await readableBy('admin'), await readableBy('editor')]).toEqual([
      1, 1, 0,
    ])
  })
})

describe('a saved trade-in', () => {
  it('is an enquiry of its dealer with its photos and deliveries, once per key (D-365)', async () => {
    const key = { 'idempotency-key': 'saved-trade-in' }
    const first = await send(
      saves,
      savedForm({ type: 'DEALERSHIP_TRADEIN_SERVICE' }, [photo, secondPhoto]),
      key,
    )
    expect(first).toEqual({
      status: 200,
      body: { status: 'Success', reference: expect.stringMatching(/^FC-[0-9A-Z]{4}-[0-9A-Z]{4}$/) },
    })
    expect(await send(saves, savedForm({}, [photo]), key)).toEqual(first)
    const { docs } = await office.payload.find({
      collection: 'enquiries',
      where: { email: { equals: 'thabo@example.com' } },
      depth: 0,
    })
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({
      ...{ kind: 'tradeIn', fullName: 'Thabo Nkosi', phone: '0821234567', dealer, status: 'new' },
      details: {
        ...{ province: 'Gauteng', suburb: 'Sandown', make: 'Toyota', modelName: 'Corolla', year: '2019' },
        ...{
          condition: 'Good',
          mileage: '98000',
          askingPrice: '219900',
          message: 'One owner.',
          desk: 'service',
        },
      },
    })
    const { rows } = await office.payload.db.drizzle.execute(sql`
      select slot, name from enquiry_files where enquiry_id = ${docs[0]?.id ?? 0} order by id`)
    expect(rows).toEqual(Array(2).fill({ slot: 'photos', name: 'front.jpg' }))
    const deliveries = await office.payload.db.drizzle.execute(sql`
      select channel from deliveries where enquiry_id = ${docs[0]?.id ?? 0} order by id`)
    expect(deliveries.rows).toEqual([{ channel: 'email' }, { channel: 'confirmation' }])
  })
})

import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { openTestCms, type TestCms } from '../cms.ts'

/** The entries of a trade-in, as a browser without JavaScript sends them. */
export const tradeIn = {
  ...{ fullName: 'Thandi Nkosi', phone: '0821234567', email: 'thandi@example.co.za', adult: 'on' },
  ...{ province: 'Gauteng', suburb: 'Linden', make: 'Toyota', modelName: 'Corolla', year: '2019' },
  ...{ condition: 'Good', mileage: '85000', askingPrice: '235000', desk: 'enquiry' },
  ...{ page: '/trade-in', language: 'en', website: '' },
}

/** The same of an application to the academy. */
export const academy = {
  ...{
    driverFirstName: 'Lwazi',
    driverSurname: 'Nkosi',
    driverBirthday: '01/05/2014',
    driverPhone: '0821234567',
  },
  ...{ driverEmail: 'lwazi@example.co.za', yearTurnedEight: '2022', relationship: 'Mother' },
  ...{ guardianFirstName: 'Thandi', guardianSurname: 'Nkosi', guardianBirthday: '02/03/1985' },
  ...{ guardianPhone: '0821234567', guardianEmail: 'parent@example.co.za' },
  ...{ entriesCorrect: 'on', collectionAgreed: 'on', guardianAdult: 'on', page: '/academy', language: 'en' },
}

type Entries = Readonly<Record<string, string | readonly string[]>>
type Files = Readonly<Record<string, readonly File[]>>

/** A photo of a few pixels. */
async function samplePhoto(): Promise<File> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
  return new File([new Uint8Array(await picture.jpeg().toBuffer())], 'Front.jpeg', { type: 'image/jpeg' })
}

/** A text that is named like a picture. */
export const fakePhoto = () => new File(['This is text.'], 'photo.jpg', { type: 'image/jpeg' })

function formOf(entries: Entries, files: Files): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries))
    for (const text of [value].flat()) form.append(name, text)
  for (const [name, list] of Object.entries(files)) for (const file of list) form.append(name, file)
  return form
}

/** Sends forms with files, each from another address, and reads what is stored. */
function fileForms(cms: () => Payload) {
  let visitors = 0
  function send(kind: string, body: FormData | string, type?: string, from?: string): Promise<Response> {
    visitors += 1
    const headers = {
      'x-forwarded-for': from ?? `10.9.${visitors >> 8}.${visitors & 255}`,
      ...(type && { 'content-type': type }),
    }
    const request = new Request(`http://localhost/api/enquiries/${kind}`, { method: 'POST', headers, body })
    return handleEndpoints({ config: cms().config, request })
  }
  return {
    /** As a page with JavaScript sends a form. */
    sendJson(kind: string, entries: object, files: Files = {}) {
      const payload = JSON.stringify({ key: randomUUID(), elapsed: 30_000, ...entries })
      return Object.keys(files).length === 0
        ? send(kind, payload, 'application/json')
        : send(kind, formOf({ _payload: payload }, files))
    },
    /** As a browser without JavaScript sends a form: with an empty file field where nothing is chosen. */
    sendPlain: (
      kind: string,
      entries: Entries,
      files: Files = { photos: [new File([], '')] },
      from?: string,
    ) => send(kind, formOf(entries, files), undefined, from),
    /** The confirmation has no file fields. */
    confirm: (kind: string, entries: Readonly<Record<string, string>>) =>
      send(kind, new URLSearchParams(entries).toString(), 'application/x-www-form-urlencoded'),
    enquiries: async () => (await cms().find({ collection: 'enquiries', depth: 0 })).docs,
    files: async () => (await cms().find({ collection: 'enquiry-files', depth: 0, sort: 'id' })).docs,
    errorsIn: async (response: Response) => ((await response.json()) as { errors: object[] }).errors,
  }
}

/** Opens a CMS for a test file, without enquiries at the beginning of each test. */
export function provideFileForms() {
  let cms: TestCms
  let photo: File
  beforeAll(async () => {
    cms = await openTestCms()
    photo = await samplePhoto()
  })
  beforeEach(async () => {
    await cms.payload.db.drizzle.execute(
      sql`delete from deliveries; delete from enquiry_files; delete from enquiries; delete from form_drafts`,
    )
  })
  afterAll(async () => {
    await closeOutbox(cms.payload)
    await cms.close()
  })
  return { cms: () => cms.payload, photo: () => photo, ...fileForms(() => cms.payload) }
}

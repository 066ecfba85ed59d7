import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EnquiryKind } from '#features/enquiries/enquiries/index.ts'
import { submitEnquiry } from '#features/enquiries/enquiries/jobs.ts'
import { readFileContent } from '#features/site/uploads/jobs.ts'
import { storePendingFiles } from '#features/site/uploads/server.ts'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { emailChannel } from './channels/email.ts'
import { attemptDelivery, NotDelivered } from './data/attempt.ts'
import { mailerByKind } from './data/mailer-by-kind.ts'
import { keyOf, sampleOptions, sampleSubmission } from './data/sample.test-support.ts'
import { upstreamMailer } from './data/upstream.ts'
import { upstreamFiles } from './data/upstream-files.ts'
import { upstreamAcademy, upstreamTradeIns } from './data/upstream-requests.ts'
import { application, tradeInEnquiry } from './requests.test-support.ts'

type Received = { path: string; key: unknown; type: string; authorization: unknown; body: Buffer }

const now = new Date('2026-11-22T08:15:00Z')
let cms: TestCms
let payload: Payload
let server: Server
let folder: string
let received: Received[]
/** Statuses of the next responses, by path; 200 when there are none. */
let failures: Record<string, number[]>

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  folder = await mkdtemp(path.join(tmpdir(), 'request-deliveries-'))
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { contact: { supportEmail: 'support@example.co.za' } },
  })
  server = createServer(async (request, response) => {
    const [url, { 'idempotency-key': key, 'content-type': type = '', authorization }] = [
      request.url ?? '',
      request.headers,
    ]
    received.push({ path: url, key, type, authorization, body: await bodyOf(request) })
    const status = failures[url]?.shift() ?? 200
    const files = [{ filename: '9f3c.jpg' }, { filename: '77aa.jpg' }]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ files }))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise<void>((done) => server.close(() => done()))
  await rm(folder, { recursive: true })
  await closeOutbox(payload)
  await cms.close()
})
beforeEach(() => {
  received = []
  failures = {}
})

function channels() {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [loopback, backend] = [
    { url: `${url}/loopback`, key: 'loopback-key' },
    { url: `${url}/backend`, key: undefined },
  ]
  const read = (key: string) => readFileContent(payload, key)
  const mailer = mailerByKind({
    tradeIn: upstreamTradeIns(loopback, upstreamFiles(loopback, 'files/tradein', read)),
    academy: upstreamAcademy(backend, upstreamFiles(loopback, 'files/junior-academy', read)),
    others: upstreamMailer(backend, 'https://www.example.co.za'),
  })
  return [emailChannel(() => mailer, { warn: () => {} })]
}

const contents = { 'front.jpg': Buffer.alloc(600_000, 'f'), 'back.jpg': Buffer.from('back') }

async function submit(kind: EnquiryKind, details: object, files: readonly string[]): Promise<string> {
  const own = sampleSubmission({ kind, details: { ...details }, note: '' })
  const stored = await Promise.all(
    files.map(async (name) => {
      const content = contents[name as keyof typeof contents]
      const file = path.join(folder, name)
      await writeFile(file, content)
      const slot = kind === 'academy' ? 'driverCv' : 'photos'
      const mediaType = 'image/jpeg'
      return {
        ...{ slot, name, mediaType, path: file, bytes: content.length },
        ...{ width: 1, height: 1, verdict: 'notScanned' as const },
      }
    }),
  )
  const { formKey } = own
  if (stored.length > 0) await storePendingFiles(payload, { formKey, files: stored }, now)
  const submission = { ...own, filesKey: formKey }
  return (await submitEnquiry(payload, submission, sampleOptions({ channels: channels() }))).reference
}

async function attempt(reference: string): Promise<'settled' | 'retry'> {
  const key = await keyOf(payload, reference, 'email')
  return attemptDelivery(payload, key, channels(), { signal: new AbortController().signal }).then(
    () => 'settled' as const,
    (error: unknown) => (error instanceof NotDelivered ? 'retry' : expect.fail(String(error))),
  )
}

const paths = () => received.map((request) => request.path)
const stateOf = async (reference: string) =>
  (
    await payload.db.drizzle.execute(
      sql`select state from deliveries where key = ${await keyOf(payload, reference, 'email')}`,
    )
  ).rows[0]?.state

const partsOf = async ({ type, body }: Received) =>
  (await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()).getAll(
    'attachment',
  ) as File[]

describe('the delivery of a trade-in to an external service', () => {
  it('uploads every photo as attachment, and then mails the name of the first (D-336, D-369, D-370)', async () => {
    const reference = await submit('tradeIn', tradeInEnquiry.details ?? {}, ['front.jpg', 'back.jpg'])
    expect(await attempt(reference)).toBe('settled')
    expect(paths()).toEqual(['/loopback/files/tradein', '/loopback/email-service'])
    const [upload = expect.fail(), mail = expect.fail()] = received
    const parts = await partsOf(upload)
    expect(parts.map(({ name, size, type }) => [name, size, type])).toEqual([
      ['front.jpg', 600_000, 'image/jpeg'],
      ['back.jpg', 4, 'image/jpeg'],
    ])
    expect(Buffer.from((await parts[0]?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(contents['front.jpg'])
    expect(mail.type).toBe('application/json')
    expect(JSON.parse(mail.body.toString())).toMatchObject({
      ...{ type: 'DEALERSHIP_ENQUIRE', lastName: 'noname' },
      ...{ attachment: '9f3c.jpg', recipients: ['support@example.co.za'], reference },
    })
    expect(new Set(received.map(({ authorization }) => authorization))).toEqual(
      new Set(['users API-Key loopback-key']),
    )
    expect(await attempt(reference)).toBe('settled')
    expect(received).toHaveLength(2)
  })

  it('sends no mail while the upload fails, and repeats both with the same keys later (D-401, D-402)', async () => {
    failures['/loopback/files/tradein'] = [500]
    failures['/loopback/email-service'] = [500]
    const reference = await submit('tradeIn', tradeInEnquiry.details ?? {}, ['back.jpg'])
    expect(await attempt(reference)).toBe('retry')
    expect(paths()).toEqual(['/loopback/files/tradein'])
    expect(await attempt(reference)).toBe('retry')
    expect(await stateOf(reference)).toBe('waiting')
    expect(await attempt(reference)).toBe('settled')
    expect(await stateOf(reference)).toBe('delivered')
    const keysOf = (url: string) => received.filter((request) => request.path === url).map(({ key }) => key)
    const key = await keyOf(payload, reference, 'email')
    expect(keysOf('/loopback/files/tradein')).toEqual(Array(3).fill(`${key}:files`))
    expect(keysOf('/loopback/email-service')).toEqual(Array(2).fill(key))
  })

  it('sends no mail and needs attention when the photos are refused for good (D-402)', async () => {
    failures['/loopback/files/tradein'] = [422]
    const reference = await submit('tradeIn', tradeInEnquiry.details ?? {}, ['back.jpg'])
    expect(await attempt(reference)).toBe('settled')
    expect(paths()).toEqual(['/loopback/files/tradein'])
    expect(await stateOf(reference)).toBe('needsAttention')
  })
})

describe('the delivery of an application to external services', () => {
  it('mails an application without a CV in one call (V-273)', async () => {
    const reference = await submit('academy', application.details ?? {}, [])
    expect(await attempt(reference)).toBe('settled')
    expect(paths()).toEqual(['/backend/email/send-email'])
    expect(JSON.parse(received[0]?.body.toString() ?? '')).toMatchObject({
      ...{ type: 'GR_JUNIOR_ACADEMY_ENQUIRY', driverDOB: '21/11/2012', attachment: '' },
    })
  })

  it('uploads the CV before the mail, which names it, and sends no mail when it fails (V-299, V-325)', async () => {
    failures['/loopback/files/junior-academy'] = [500]
    const reference = await submit('academy', application.details ?? {}, ['back.jpg'])
    expect(await attempt(reference)).toBe('retry')
    expect(paths()).toEqual(['/loopback/files/junior-academy'])
    expect(await attempt(reference)).toBe('settled')
    expect(paths().slice(1)).toEqual(['/loopback/files/junior-academy', '/backend/email/send-email'])
    expect(JSON.parse(received[2]?.body.toString() ?? '')).toMatchObject({ attachment: '9f3c.jpg' })
  })
})

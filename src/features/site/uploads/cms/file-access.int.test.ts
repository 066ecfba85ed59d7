import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTransaction } from '#platform/database/transaction.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { linkFiles } from '../data/linked-files.ts'
import { storePendingFiles } from '../data/store-pending-files.ts'
import { picture } from '../samples.test-support.ts'

let cms: TestCms
let payload: Payload
let content: Buffer
const keys = { linked: '', pending: '', document: '' }
const tokens: Record<string, string> = {}
let serviceKey: string

const password = 'a-password-of-a-caller'
const now = new Date()

async function createDealer(name: string): Promise<number> {
  const data = { name, slug: name, _status: 'draft' } as never
  return (await payload.create({ collection: 'dealers', data, draft: true })).id
}

async function signIn(name: string, role: 'admin' | 'editor' | 'leads' | 'dealer', dealer?: number) {
  const email = `${name.replaceAll(' ', '-')}@example.co.za`
  await payload.create({ collection: 'users', data: { email, name, role, password, dealer: dealer ?? null } })
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  tokens[name] = token ?? ''
}

async function storeFile(
  name: string,
  mediaType: string,
  bytes: Buffer,
  enquiryId?: number,
): Promise<string> {
  const file = path.join(cms.dataDir, randomUUID())
  await writeFile(file, bytes)
  const formKey = randomUUID()
  const metadata = { slot: 'photo', width: null, height: null, verdict: 'notScanned' } as const
  const files = [{ ...metadata, path: file, name, mediaType, bytes: bytes.length }]
  const [stored] = await storePendingFiles(payload, { formKey, files }, now)
  if (enquiryId !== undefined)
    await withTransaction(payload, (transaction) => linkFiles(transaction, { formKey, enquiryId }))
  return stored?.key ?? ''
}

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  const own = await createDealer('bryanston')
  const other = await createDealer('parktown')
  await signIn('admin', 'admin')
  await signIn('editor', 'editor')
  await signIn('leads', 'leads')
  await signIn('own dealer', 'dealer', own)
  await signIn('another dealer', 'dealer', other)
  serviceKey = randomUUID()
  await payload.create({
    collection: 'service-keys',
    data: { name: 'A program', enableAPIKey: true, apiKey: serviceKey },
  })
  const { id } = await payload.create({
    collection: 'enquiries',
    data: {
      ...{ reference: 'R1', formKey: 'R1', kind: 'contact', receivedAt: now.toISOString(), language: 'en' },
      ...{ status: 'new', dealer: own },
    },
  })
  content = await picture('jpeg', 1_200, 900)
  keys.linked = await storeFile('Zoë “front”.jpg', 'image/jpeg', content, id)
  keys.pending = await storeFile('pending.jpg', 'image/jpeg', content)
  keys.document = await storeFile('cv.pdf', 'application/pdf', Buffer.from('%PDF-'), id)
})
afterAll(() => cms.close())

function request(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const url = `http://localhost/api/enquiry-files/${address}`
  return handleEndpoints({
    config: payload.config as SanitizedConfig,
    request: new Request(url, { headers }),
  })
}

const headersOf = (caller: string): Record<string, string> => {
  if (caller === 'anonymous') return {}
  if (caller === 'a program') return { authorization: `service-keys API-Key ${serviceKey}` }
  return { authorization: `JWT ${tokens[caller]}` }
}

const allowed = ['admin', 'leads', 'own dealer']
const refused = ['anonymous', 'a program', 'editor', 'another dealer']

describe('the file of an enquiry', () => {
  it.each(allowed)('is sent as a download to %s', async (caller) => {
    const response = await request(`file/${keys.linked}`, headersOf(caller))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="Zo_ _front_.jpg"; filename*=UTF-8''Zo%C3%AB%20%E2%80%9Cfront%E2%80%9D.jpg`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(Buffer.compare(Buffer.from(await response.arrayBuffer()), content)).toBe(0)
  })

  it.each(refused)('does not exist for %s, and neither does its thumbnail', async (caller) => {
    for (const address of [`file/${keys.linked}`, `file/${keys.linked}?thumbnail`]) {
      const response = await request(address, headersOf(caller))
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('Zo')
    }
  })

  it.each(allowed)('is listed by its metadata for %s, without the key of its form', async (caller) => {
    const { docs } = await (await request('?depth=0', headersOf(caller))).json()
    expect(docs.map(({ key }: { key: string }) => key).sort()).toEqual([keys.document, keys.linked].sort())
    expect(JSON.stringify(docs)).not.toContain('formKey')
  })

  it.each(refused)('is not listed for %s', async (caller) => {
    const response = await request('?depth=0', headersOf(caller))
    const body = await response.json()
    expect(body.docs ?? []).toEqual([])
  })

  it('has a thumbnail of at most 240 pixels, still as a download', async () => {
    const response = await request(`file/${keys.linked}?thumbnail`, headersOf('leads'))
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/)
    const thumbnail = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(thumbnail.length))
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'jpeg', width: 240, height: 180 })
  })

  it('has no thumbnail when it is a document', async () => {
    expect((await request(`file/${keys.document}?thumbnail`, headersOf('admin'))).status).toBe(404)
    expect((await request(`file/${keys.document}`, headersOf('admin'))).status).toBe(200)
  })
})

it.each(['admin', 'leads', 'own dealer'])(
  'sends no file that belongs to no enquiry yet to %s, and no unknown one',
  async (caller) => {
    for (const key of [keys.pending, 'AAAAAAAAAAAAAAAAAAAAAA', '%00', "'"])
      expect((await request(`file/${key}`, headersOf(caller))).status).toBe(404)
  },
)

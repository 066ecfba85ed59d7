import type { Payload } from 'payload'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { type ExampleUpload, exampleDocument, examplePicture, exampleVideo } from '#tests/uploads/index.ts'

let cms: TestCms
let payload: Payload
let token = ''

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  const account = { email: 'editor@example.co.za', password: 'correct-horse-battery' }
  await payload.create({ collection: 'users', data: { ...account, name: 'Editor', role: 'editor' } })
  token = (await payload.login({ collection: 'users', data: account })).token ?? ''
})
afterAll(() => cms.close())

type RequestOptions = {
  method?: string
  signedIn?: boolean
  body?: FormData
  headers?: Record<string, string>
}

function request(
  address: string,
  { method = 'GET', signedIn = false, body, headers = {} }: RequestOptions = {},
) {
  const apiRequest = new Request(new URL(address, 'http://localhost'), {
    method,
    headers: { host: 'localhost', ...headers, ...(signedIn && { authorization: `JWT ${token}` }) },
    ...(body && { body }),
  })
  return handleEndpoints({ config: payload.config, request: apiRequest })
}

function formOf({ name, mimetype, data }: ExampleUpload, values: object): FormData {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(data)], { type: mimetype }), name)
  form.set('_payload', JSON.stringify(values))
  return form
}

async function send(file: ExampleUpload, values: object = { alt: 'A gravel road' }) {
  const response = await request('/api/media', { method: 'POST', signedIn: true, body: formOf(file, values) })
  const { doc, errors } = (await response.json()) as {
    doc: { id: number; url: string; sizes: Record<string, { url: string }> }
    errors?: { message: string; data?: { errors: { path: string; message: string }[] } }[]
  }
  const [error] = errors ?? []
  return { status: response.status, doc, message: error?.message, path: error?.data?.errors[0]?.path }
}

describe('the upload endpoint', () => {
  it('returns 403 to an unauthenticated upload, change or deletion', async () => {
    const nothing = { name: 'a.png', mimetype: 'image/png', data: Buffer.from('nothing'), size: 7 }
    const body = formOf(nothing, { alt: 'x' })
    expect((await request('/api/media', { method: 'POST', body })).status).toBe(403)
    const { doc } = await send(await examplePicture())
    expect((await request(`/api/media/${doc.id}`, { method: 'DELETE' })).status).toBe(403)
    expect((await request(`/api/media/${doc.id}`, { method: 'PATCH', body })).status).toBe(403)
  })

  it('returns 400 with a message for an invalid file or a missing alt text', async () => {
    const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    const refused = await send({ name: 'logo.png', mimetype: 'image/png', data, size: data.length })
    expect(refused).toMatchObject({ status: 400, path: 'file' })
    expect(refused.message).toContain('The content of the file decides, not its name.')
    const undescribed = await send(await examplePicture({ sky: '#654321' }), {})
    expect(undescribed).toMatchObject({ status: 400, path: 'alt' })
    expect(undescribed.message).toContain('Describe what the picture shows')
  })

  it('returns 400 when the file is sent by reference', async () => {
    const body = new FormData()
    body.set(
      'file',
      JSON.stringify({ filename: 'a.png', mimeType: 'image/png', size: 1, clientUploadContext: {} }),
    )
    for (const signedIn of [false, true])
      expect((await request('/api/media', { method: 'POST', signedIn, body })).status).toBe(400)
  })
})

describe('the address of a file', () => {
  const url = 'http://files.example.org/x.png'
  const message = 'Send the file itself. Files are not fetched from an address.'
  const change = async (path: string, method: string, values: object, file?: ExampleUpload) => {
    const form = new FormData()
    form.set('_payload', JSON.stringify(values))
    const body = file ? formOf(file, values) : form
    const response = await request(path, { method, signedIn: true, body })
    const { errors = [] } = (await response.json()) as { errors?: { message: string }[] }
    return [response.status, errors[0]?.message]
  }

  it.each([url, '//files.example.org/x.png', '/api/media/file/x.png', { a: 1 }])(
    'is refused in place of a new file: %j',
    async (address) => {
      const values = { alt: 'A road', filename: 'x.png', url: address }
      const [status, text] = await change('/api/media', 'POST', values)
      expect(status).toBe(400)
      if (typeof address === 'string') expect(text).toBe(message)
    },
  )

  it('is refused beside a file, and in a change', async () => {
    const values = { alt: 'A road', filename: 'x.png', url }
    const file = await examplePicture({ sky: '#224466' })
    expect(await change('/api/media', 'POST', values, file)).toEqual([400, message])
    const { doc } = await send(file)
    for (const path of [`/api/media/${doc.id}`, `/api/media?where[id][equals]=${doc.id}`])
      expect(await change(path, 'PATCH', values)).toEqual([400, message])
    const { status } = await request(`/api/media/paste-url?src=${url}`, { signedIn: true })
    expect(status).toBe(400)
  })

  it('is accepted in a change when it is that of the stored file, which the admin sends', async () => {
    const { doc } = await send(await examplePicture({ sky: '#224488' }))
    const [status] = await change(`/api/media/${doc.id}`, 'PATCH', { ...doc, alt: 'A tarred road' })
    expect(status).toBe(200)
    expect(await payload.findByID({ collection: 'media', id: doc.id })).toMatchObject({
      ...{ alt: 'A tarred road', url: doc.url },
    })
  })
})

describe('a stored file', () => {
  it('has a name of its own when the same file is uploaded four times at once', async () => {
    const file = await examplePicture({ sky: '#226688', width: 300, height: 200 })
    const replies = await Promise.all([1, 2, 3, 4].map(() => send(file)))
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(replies.map(({ doc }) => doc.url)).size).toBe(4)
    for (const { doc } of replies) {
      expect((await request(doc.url)).status).toBe(200)
      expect((await request(doc.sizes.webp480?.url ?? '')).status).toBe(200)
    }
  })

  it('is public and served as immutable', async () => {
    const { doc } = await send(await examplePicture({ sky: '#123456' }))
    for (const [url, type] of [
      [doc.url, 'image/jpeg'],
      [doc.sizes.avif960?.url ?? '', 'image/avif'],
      [doc.sizes.webp480?.url ?? '', 'image/webp'],
    ] as const) {
      const { status, headers } = await request(url)
      expect([status, headers.get('content-type')]).toEqual([200, type])
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('content-disposition')).toBeNull()
    }
    expect((await request(`/api/media/${doc.id}`)).status).toBe(200)
  })

  it('is served as an attachment when it is a document', async () => {
    const { doc } = await send(exampleDocument(), {})
    expect((await request(doc.url)).headers.get('content-disposition')).toBe('attachment')
  })

  it('supports range requests when it is a video', async () => {
    const { doc } = await send(await exampleVideo('mp4'), {})
    const part = await request(doc.url, { headers: { range: 'bytes=0-99' } })
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
    const outOfRange = await request(doc.url, { headers: { range: 'bytes=99999999-' } })
    expect([outOfRange.status, outOfRange.headers.get('cache-control')]).toEqual([416, null])
  })

  it.each([
    'nothing-0123456789.jpg',
    '%2e%2e%2fsecrets.json',
    '..%5csecrets.json',
    'a%00b.jpg',
    'media',
    '%20',
  ])('is not found under the name %s', async (name) => {
    const { status } = await request(`/api/media/file/${name}`)
    expect([403, 404]).toContain(status)
  })
})

describe('the preview of a drawing', () => {
  const address = async (changes: Record<string, string> = {}) => {
    const { docs } = await payload.find({ collection: 'colours', limit: 1 })
    const colour = docs[0] ?? (await createColour())
    const choice = { vehicle: 'fortuner', colour: String(colour.id), scene: 'karoo', ...changes }
    return `/api/media/drawing?${new URLSearchParams(choice)}`
  }
  const createColour = () =>
    payload.create({
      collection: 'colours',
      data: { title: 'Attitude Black', code: '218', paintCode: '218', hex: '#15171a', finish: 'solid' },
    })

  it('redirects an editor to the chosen drawing', async () => {
    const { status, headers } = await request(await address(), { signedIn: true })
    expect([status, headers.get('location')]).toEqual([
      302,
      expect.stringMatching(/^\/art\/[0-9a-f]{10}\/scene\/karoo\/wide\/fortuner\/15171a\/drawing\.svg$/),
    ])
    const alone = await request(await address({ scene: 'none' }), { signedIn: true })
    expect(alone.headers.get('location')).toMatch(/\/vehicle\/fortuner\/side\/15171a\/drawing\.svg$/)
  })

  it('redirects an editor to the format in which pages show a scene whole', async () => {
    const { headers } = await request(await address({ whole: '1' }), { signedIn: true })
    expect(headers.get('location')).toMatch(/\/scene\/karoo\/card\/fortuner\/15171a\/drawing\.svg$/)
  })

  it('redirects an editor to a drawing without a vehicle, by its source', async () => {
    const helmet = new URLSearchParams({ source: 'helmet', helmet: 'ember', number: '7' })
    const { headers } = await request(`/api/media/drawing?${helmet}`, { signedIn: true })
    expect(headers.get('location')).toMatch(/\/helmet\/sweep-b80f1d-[0-9a-f-]+\/number-7\/drawing\.svg$/)
    const nothing = await request('/api/media/drawing?source=circuit', { signedIn: true })
    expect(nothing.status).toBe(204)
  })

  it('returns 403 to unauthenticated requests and no drawing for an unknown vehicle or colour', async () => {
    expect((await request(await address())).status).toBe(403)
    const invalidChoices: Record<string, string>[] = [
      { vehicle: 'etios' },
      { colour: '999' },
      { colour: 'x' },
      { colour: '' },
    ]
    for (const invalid of invalidChoices)
      expect((await request(await address(invalid), { signedIn: true })).status).toBe(204)
  })
})

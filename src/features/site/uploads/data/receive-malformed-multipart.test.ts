import { describe, expect, it } from 'vitest'
import { provideIncomingFolder } from './incoming-folder.test-support.ts'
import {
  boundary,
  field,
  fileOf,
  formOf,
  multipart,
  rawForm,
  receive,
  requestOf,
  slots,
} from './receive-multipart.test-support.ts'
import { receiveMultipart } from './receive-multipart.ts'

provideIncomingFolder()

describe('receiveMultipart', () => {
  it.each<[string, number, () => Request]>([
    ['another content type', 415, () => requestOf('{}', { 'content-type': 'application/json' })],
    [
      'another kind of multipart',
      415,
      () => requestOf('x', { 'content-type': 'multipart/mixed; boundary=x' }),
    ],
    ['no boundary', 400, () => requestOf('x', { 'content-type': 'multipart/form-data' })],
    ['an empty body', 400, () => requestOf('', { 'content-type': multipart })],
    [
      'another boundary in the body',
      400,
      () => requestOf('--abc\r\n\r\n--abc--', { 'content-type': multipart }),
    ],
    ['no end', 400, () => rawForm([field('a', 'x')], '')],
    [
      'an end inside a file',
      400,
      () => rawForm(['Content-Disposition: form-data; name="photo"; filename="a"\r\n\r\nhalf'], ''),
    ],
    ['a file under another name', 400, () => formOf([['other', fileOf(10)]])],
    ['a file under the name of a property of objects', 400, () => formOf([['constructor', fileOf(10)]])],
    [
      '1 000 parts',
      400,
      () => formOf(Array.from({ length: 1_000 }, (_, index) => [`f${index}`, 'x'] as const)),
    ],
    [
      '1 000 empty files',
      400,
      () => formOf(Array.from({ length: 1_000 }, () => ['photo', fileOf(0)] as const)),
    ],
    ['101 fields', 400, () => formOf(Array.from({ length: 101 }, (_, index) => [`f${index}`, 'x'] as const))],
    ['a field of 64 001 bytes', 413, () => formOf([['note', 'x'.repeat(64_001)]])],
    [
      'fields of more than 64 000 bytes together',
      413,
      () => formOf(['a', 'b', 'c'].map((name) => [name, 'x'.repeat(30_000)] as const)),
    ],
    ['a field without a name', 400, () => rawForm(['Content-Disposition: form-data\r\n\r\nx'])],
    [
      'a file without a name',
      400,
      () => rawForm(['Content-Disposition: form-data; filename="a.jpg"\r\n\r\nx']),
    ],
    ['a name of 10 000 characters', 400, () => formOf([['n'.repeat(10_000), 'x']])],
    [
      'a character set that does not exist',
      400,
      () =>
        rawForm([
          'Content-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=klingon\r\n\r\nx',
        ]),
    ],
    [
      'a part with 1 000 headers',
      400,
      () => rawForm([`${'X-A: b\r\n'.repeat(20_000)}Content-Disposition: form-data; name="a"\r\n\r\nx`]),
    ],
    ['JSON that is not an object', 400, () => formOf([['_payload', '[1]']])],
    ['JSON that is cut off', 400, () => formOf([['_payload', '{"a":']])],
    [
      'JSON twice',
      400,
      () =>
        formOf([
          ['_payload', '{}'],
          ['_payload', '{}'],
        ]),
    ],
  ])('refuses a form with %s with %i, and keeps no file', async (_, status, request) => {
    expect(await receiveMultipart(request(), slots)).toMatchObject({ kind: 'refused', status })
  })

  it('treats a form in a form as a text', async () => {
    const nested = `Content-Disposition: form-data; name="a"\r\nContent-Type: multipart/mixed; boundary=inner\r\n\r\n--inner\r\nContent-Disposition: file; filename="x.jpg"\r\n\r\nx\r\n--inner--`
    expect(await receive(rawForm([nested]))).toMatchObject({ kind: 'form', files: [] })
  })

  it('never fails on 500 damaged forms, and keeps no file', async () => {
    const whole = Buffer.from(
      await formOf([
        ['note', 'Good morning'],
        ['photo', fileOf(300)],
        ['more', fileOf(300)],
      ])
        .text()
        .then((text) => text.replaceAll(/------formdata-undici-\d+/g, `--${boundary}`)),
      'latin1',
    )
    let seed = 1
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    for (let round = 0; round < 500; round++) {
      const damaged = Buffer.from(whole)
      for (let count = 1 + random(8); count > 0; count--) damaged[random(damaged.length)] = random(256)
      const length = round % 2 ? damaged.length : random(damaged.length)
      const request = requestOf(damaged.subarray(0, length), { 'content-type': multipart })
      const form = await receiveMultipart(request, slots)
      if (form.kind === 'refused') expect(form.status).toBeLessThan(500)
      else await form.dispose()
    }
  })
})

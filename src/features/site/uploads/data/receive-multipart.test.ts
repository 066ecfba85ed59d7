import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
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

const { leftOver } = provideIncomingFolder()

describe('receiveMultipart', () => {
  it('reads the fields in the shape of other forms, and the files unchanged', async () => {
    const content = new Uint8Array(randomBytes(1_000_000))
    const form = await receive(
      formOf([
        ['fullName', 'Thandi Nkosi'],
        ['divisions', 'sales'],
        ['divisions', 'service'],
        ['__proto__', 'x'],
        ['photo', fileOf(content)],
      ]),
    )
    expect(form).toMatchObject({ kind: 'form', refusedFiles: [] })
    const { entries, files } = form as Extract<typeof form, { files: unknown }>
    expect(Object.entries(entries)).toEqual([
      ['fullName', 'Thandi Nkosi'],
      ['divisions', ['sales', 'service']],
      ['__proto__', 'x'],
    ])
    expect(files).toMatchObject([{ field: 'photo', name: 'front.jpg', bytes: 1_000_000 }])
    expect(Buffer.compare(files[0]?.content ?? Buffer.alloc(0), content)).toBe(0)
  })

  it('reads entries that a page with JavaScript sends as JSON', async () => {
    const form = await receive(
      formOf([
        ['_payload', '{"fullName":"Thandi","key":"k"}'],
        ['photo', fileOf(10)],
      ]),
    )
    expect(form).toMatchObject({
      kind: 'json',
      entries: { fullName: 'Thandi', key: 'k' },
      files: [{ bytes: 10 }],
    })
  })

  it('keeps files where only the process can read them', async () => {
    const form = await receiveMultipart(formOf([['photo', fileOf(10)]]), slots)
    if (form.kind === 'refused') throw new Error(form.detail)
    const [file] = form.files
    expect((await stat(file?.path ?? '')).mode & 0o777).toBe(0o600)
    expect((await stat(path.dirname(file?.path ?? ''))).mode & 0o777).toBe(0o700)
    await form.dispose()
  })

  it.each([
    [5_242_880, [{ bytes: 5_242_880 }], []],
    [5_242_881, [], [{ field: 'photo', name: 'front.jpg', problem: 'tooLarge' }]],
    [12_000_000, [], [{ field: 'photo', name: 'front.jpg', problem: 'tooLarge' }]],
  ])(
    'with a file of %i bytes keeps %j and refuses %j (D-325, D-424, V-272)',
    async (size, files, refusedFiles) => {
      expect(
        await receive(
          formOf([
            ['photo', fileOf(size)],
            ['note', 'after'],
          ]),
        ),
      ).toMatchObject({
        ...{ entries: { note: 'after' }, files, refusedFiles },
      })
    },
  )

  it('ignores the empty part that browsers send for a field without a file', async () => {
    const empty =
      'Content-Disposition: form-data; name="photo"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n'
    expect(await receive(rawForm([empty, field('note', 'x')]))).toMatchObject({ files: [], refusedFiles: [] })
  })

  it('refuses an empty file, and files beyond the number of their field', async () => {
    const form = await receive(
      formOf([
        ['photo', fileOf(0, 'empty.jpg')],
        ...['a', 'b', 'c'].map((name) => ['more', fileOf(3, name)] as const),
      ]),
    )
    expect(form).toMatchObject({
      files: [{ name: 'a' }, { name: 'b' }],
      refusedFiles: [
        { field: 'photo', name: 'empty.jpg', problem: 'unreadable' },
        { field: 'more', name: 'c', problem: 'tooMany' },
      ],
    })
  })

  it('removes what has arrived when the client goes away', async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (sent === 0)
          controller.enqueue(
            Buffer.from(
              `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n`,
            ),
          )
        else if (sent < 20) controller.enqueue(new Uint8Array(65_536))
        else {
          // The file is on disk by now; `afterEach` proves that it goes.
          while ((await leftOver()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
          controller.error(new Error('aborted'))
        }
        sent += 1
      },
    })
    const form = await receiveMultipart(requestOf(body, { 'content-type': multipart }), slots)
    expect(form).toMatchObject({ kind: 'refused', status: 400 })
  })

  it('receives twenty large forms at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, () => receive(formOf([['photo', fileOf(5_242_880)]]))),
    )
    expect(all.every((form) => form.kind === 'form' && form.files.length === 1)).toBe(true)
  })
})

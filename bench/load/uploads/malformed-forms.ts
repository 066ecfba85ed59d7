import { randomUUID } from 'node:crypto'
import { maxUploadBytes } from '#features/site/uploads/index.ts'
import { createPicture, createPixelBomb, pdfWith, zip } from './samples.ts'
import { tradeInEntries } from './send-form.ts'

/** A body that no browser sends with a file that may be stored. */
export type MalformedForm = {
  readonly kind: string
  readonly type: string
  readonly body: Buffer<ArrayBuffer> | ReadableStream<Uint8Array>
}

const boundary = 'forecourt-bench'
const typeWith = (value: string) => `multipart/form-data; boundary=${value}`

type Part = { readonly headers: string; readonly content: Buffer | string }

const field = (name: string, content: string): Part => ({ headers: `; name="${name}"`, content })
const file = (content: Buffer | string, name = 'Front.jpg', slot = 'photos', type = 'image/jpeg'): Part => ({
  headers: `; name="${slot}"; filename="${name}"\r\nContent-Type: ${type}`,
  content,
})

const bodyOf = (parts: readonly Part[]): Buffer<ArrayBuffer> =>
  Buffer.concat([
    ...parts.flatMap(({ headers, content }) => [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data${headers}\r\n\r\n`),
      typeof content === 'string' ? Buffer.from(content, 'utf8') : content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])

/** Sends the beginning of a body, and then breaks the connection. */
function brokenOff(body: Buffer): ReadableStream<Uint8Array> {
  let isSent = false
  return new ReadableStream({
    pull(controller) {
      if (isSent) return controller.error(new Error('The connection is broken off.'))
      isSent = true
      controller.enqueue(body)
    },
  })
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
const html = '<!doctype html><script>alert(1)</script>'
const plainPdf = pdfWith('Text')
/** Files that are also of another type. */
const polyglots = [pdfWith(zip), pdfWith(html), pdfWith(plainPdf)]

/** The pictures of a form: one that may be stored, and one with too many pixels. */
type Pictures = { readonly photo: Buffer; readonly bomb: Buffer }

/** The parts of forms that are well formed but hold what must not be stored. */
function wrongParts(entries: string, { photo, bomb }: Pictures, cut: number): readonly (readonly Part[])[] {
  const payload = field('_payload', entries)
  const withoutKey = JSON.stringify({ ...JSON.parse(entries), key: undefined })
  return [
    [payload, file('This is text.')],
    [payload, file(svg)],
    [payload, file(svg, 'Front.svg', 'photos', 'image/svg+xml')],
    [payload, file('root', '../../../../etc/passwd')],
    [payload, file('root', '..\\..\\Front.jpg')],
    [payload, file('root', '\0\u202egpj.exe')],
    [payload, file(html)],
    [payload, file(plainPdf)],
    [payload, file('')],
    [payload, file(photo.subarray(0, cut * photo.length))],
    [payload, file(Buffer.concat([photo.subarray(0, 4), Buffer.alloc(9_000, entries)]))],
    [payload, file(bomb, 'Front.png')],
    [payload, file(Buffer.concat([photo, Buffer.alloc(maxUploadBytes + 1 - photo.length)]))],
    [payload, file(photo, 'Front.jpg', 'other')],
    [payload],
    [file('This is text.')],
    [],
    [field('_payload', entries.slice(0, -5)), file(photo)],
    [field('_payload', `[${entries}]`), file(photo)],
    [field('_payload', withoutKey), file(photo)],
    [payload, payload, file(photo)],
    [payload, { headers: '', content: 'No name' }, file(photo)],
    [payload, field('x'.repeat(200), ''), file(photo)],
    [payload, field('long', 'x'.repeat(70_000)), file(photo)],
    [payload, ...Array.from({ length: 130 }, (_, index) => field(`field ${index}`, '')), file(photo)],
  ]
}

/**
 * Creates a source of malformed forms: bodies that are cut, broken off or divided at another boundary, and forms with
 * wrong parts, in turn.
 */
export async function createMalformedForms(): Promise<(index: number) => MalformedForm> {
  const pictures = { photo: await createPicture('jpeg'), bomb: await createPixelBomb() }
  return (index) => {
    const entries = JSON.stringify(tradeInEntries(index, randomUUID()))
    // Another place each time, from 5 % to 85 %.
    const cut = 0.05 + 0.8 * ((index * 0.618) % 1)
    const whole = bodyOf([field('_payload', entries), file(pictures.photo)])
    const part = whole.subarray(0, cut * whole.length)
    const type = typeWith(boundary)
    const tradeIns: readonly Omit<MalformedForm, 'kind'>[] = [
      { type, body: part },
      { type, body: brokenOff(part) },
      { type, body: Buffer.from(whole.toString('latin1').replaceAll('\r\n', '\n'), 'latin1') },
      { type, body: Buffer.alloc(2_000, entries) },
      { type: typeWith('another'), body: whole },
      { type: typeWith('""'), body: whole },
      { type: 'multipart/form-data', body: whole },
      { type: 'multipart/mixed; boundary=forecourt-bench', body: whole },
      ...wrongParts(entries, pictures, cut).map((parts) => ({ type, body: bodyOf(parts) })),
    ]
    const documents = [...polyglots, plainPdf.slice(0, -20)].map((content) => ({
      type,
      body: bodyOf([field('_payload', entries), file(content, 'a.pdf', 'attachment', 'application/pdf')]),
    }))
    const forms: readonly MalformedForm[] = [
      ...tradeIns.map((form) => ({ ...form, kind: 'tradeIn' })),
      ...documents.map((form) => ({ ...form, kind: 'document' })),
    ]
    return forms[index % forms.length] as MalformedForm
  }
}

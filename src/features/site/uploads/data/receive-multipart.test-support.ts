import { readFile } from 'node:fs/promises'
import { pictureKinds } from '../upload.ts'
import { receiveMultipart } from './receive-multipart.ts'

/** The file fields of the forms below. */
export const slots = {
  photo: { accept: pictureKinds, maxFiles: 1 },
  more: { accept: pictureKinds, maxFiles: 2 },
}

export const boundary = 'xyz'

export const multipart = `multipart/form-data; boundary=${boundary}`

export const requestOf = (body: BodyInit | ReadableStream, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

/** A form as a browser sends it. */
export function formOf(entries: readonly (readonly [string, string | File])[]): Request {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return requestOf(form)
}

/** A form written by hand: parts with their headers. */
export const rawForm = (parts: readonly string[], end = `--${boundary}--\r\n`) =>
  requestOf(parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('') + end, { 'content-type': multipart })

/** A part of a form written by hand. */
export const field = (name: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`

/** A file of a number of bytes, or with the given content. */
export const fileOf = (bytes: number | Uint8Array<ArrayBuffer>, name = 'front.jpg') =>
  new File([typeof bytes === 'number' ? new Uint8Array(bytes).fill(7) : bytes], name)

/** Receives a form, reads its files into memory and removes them from the disk. */
export async function receive(request: Request) {
  const form = await receiveMultipart(request, slots)
  if (form.kind === 'refused') return form
  const files = await Promise.all(
    form.files.map(async ({ path: file, ...rest }) => ({ ...rest, content: await readFile(file) })),
  )
  await form.dispose()
  return { ...form, files }
}

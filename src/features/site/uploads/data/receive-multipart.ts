import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy, { type Busboy } from 'busboy'
import { maxUploadBytes, type RefusedUpload, type UploadSlots } from '../upload.ts'
import { createRequestFolder } from './incoming-folder.ts'
import { createFieldCollector, type FieldEntries, maxFieldBytes, maxFields } from './multipart-fields.ts'
import { createFileReceiver, type ReceivedFile, type ReceivedPart } from './receive-file.ts'

/** A form with its files, which are on disk until `dispose`. */
export type ReceivedForm = FieldEntries & {
  readonly files: readonly ReceivedFile[]
  /** Files that are too large or too many; they are not on disk. */
  readonly refusedFiles: readonly RefusedUpload[]
  /** Removes all files of the form from the disk. Never rejects. */
  dispose(): Promise<void>
}

export type MultipartRefusal = {
  readonly kind: 'refused'
  readonly status: 400 | 413 | 415
  readonly detail: string
}

/** A body that is refused as a whole. */
class BodyRefused extends Error {
  readonly refusal: MultipartRefusal

  constructor(status: MultipartRefusal['status'], detail: string) {
    super(detail)
    this.refusal = { kind: 'refused', status, detail }
  }
}

const notReadable = () => new BodyRefused(400, 'The entries could not be read.')
const tooMuchText = () =>
  new BodyRefused(413, `At most ${maxFieldBytes / 1_000} KB of text can be sent here.`)

/** Longer than the name of any field. */
const maxNameLength = 100

/** File inputs that a form may have beyond the files it accepts: browsers send empty ones too. */
const spareFiles = 20

const isMultipart = (headers: Headers) =>
  /^\s*multipart\/form-data\s*(?:;|$)/i.test(headers.get('content-type') ?? '')

function createParser(headers: Headers): Busboy {
  try {
    return busboy({
      headers: { 'content-type': headers.get('content-type') ?? '' },
      defParamCharset: 'utf8',
      limits: {
        ...{ fieldSize: maxFieldBytes, fields: maxFields, headerPairs: 20 },
        // The parser reports a file that reaches the limit, and exactly the maximum passes.
        ...{ fileSize: maxUploadBytes + 1, files: maxFields + spareFiles, parts: 2 * maxFields + spareFiles },
      },
    })
  } catch {
    throw notReadable()
  }
}

type Body = Pick<Request, 'body' | 'headers'>

/**
 * Reads a form to its end, also when it is refused: the browser gets the response only then. The HTTP entry limits the
 * size and the time.
 */
async function parse({ body, headers }: Body, slots: UploadSlots, folder: string) {
  const parser = createParser(headers)
  const fields = createFieldCollector()
  const files = createFileReceiver(slots, folder)
  const streams: Readable[] = []
  const parts: Promise<ReceivedPart>[] = []
  let refusal: BodyRefused | undefined
  const refuse = (error: BodyRefused) => {
    refusal ??= error
  }

  // A part without a name has none, and one in an unknown character set has no value.
  parser.on('field', (name: string | undefined, value: string | undefined, { valueTruncated }) => {
    if (valueTruncated) return refuse(tooMuchText())
    if (name === undefined || value === undefined || name.length > maxNameLength) return refuse(notReadable())
    if (!fields.add(name, value)) refuse(tooMuchText())
  })
  parser.on('file', (field: string | undefined, stream, { filename }: { filename?: string }) => {
    // Of a body that breaks off, which the parser reports as well.
    stream.on('error', () => {})
    if (field === undefined || !files.expects(field)) refuse(notReadable())
    if (refusal || field === undefined) return void stream.resume()
    // The parser waits for a file that cannot be written, so it has to end.
    streams.push(stream)
    const part = files.receive(field, filename ?? '', stream)
    part.catch((error) => void parser.destroy(error))
    parts.push(part)
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => refuse(notReadable()))

  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
  try {
    await pipeline(source, parser)
  } catch (error) {
    // The parser may open a file after it has failed, and would never end it.
    for (const stream of streams) stream.destroy()
    throw error
  } finally {
    await Promise.allSettled(parts)
  }
  const received = (await Promise.all(parts)).filter((part) => part !== null)
  const entries = fields.entries()
  if (refusal || !entries) throw refusal ?? notReadable()
  const refusedFiles = received.filter((part) => 'problem' in part)
  return { ...entries, refusedFiles, files: received.filter((part) => 'path' in part) }
}

/** Whether the error is about the disk of the server, and not about what the client sent. */
const isOfTheDisk = (error: unknown) =>
  error instanceof Error && 'syscall' in error && ['open', 'write', 'close'].includes(String(error.syscall))

/**
 * Receives a form with files, without holding a file in memory. Fields have the limits of `readBody`; a file over the
 * maximum size is read to its end, so that the browser gets a response, and dropped.
 *
 * @param slots the file fields of the form; a file under another name is refused with the whole form.
 * @throws the error of the disk; no files are left then.
 */
export async function receiveMultipart(
  request: Body,
  slots: UploadSlots,
): Promise<ReceivedForm | MultipartRefusal> {
  if (!isMultipart(request.headers))
    return { kind: 'refused', status: 415, detail: 'Send a form as multipart/form-data.' }
  if (!request.body) return notReadable().refusal
  const folder = await createRequestFolder()
  const dispose = () => rm(folder, { recursive: true, force: true }).catch(() => {})
  try {
    return { ...(await parse(request, slots, folder)), dispose }
  } catch (error) {
    await dispose()
    if (error instanceof BodyRefused) return error.refusal
    if (isOfTheDisk(error)) throw error
    // The parser's own errors, and bodies that break off.
    return notReadable().refusal
  }
}

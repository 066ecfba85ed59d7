import { createTokenReader, type TokenReader, TooManyObjects } from './dictionary.ts'
import { hasDangerousKey, hasDangerousName, isEncrypted } from './names.ts'
import { isPolyglot } from './polyglot.ts'
import { outsideStreams, type PdfStream, streamAt, streamsIn } from './streams.ts'

/** Inflates zlib data, and ignores what follows it. `tooLarge` when the result has more than the given bytes. */
export type Inflate = (data: Uint8Array, maxBytes: number) => Uint8Array | 'tooLarge' | 'invalid'

export type PdfProblem = 'unreadable' | 'encryptedPdf' | 'unsafePdf'

/** All object streams of a file may inflate to this many bytes together. */
const maxInflatedBytes = 8_000_000

/** Object streams of a file: each holds about a hundred objects. */
const maxObjectStreams = 2_000

/** How often each byte of a file may be read, before its objects count as overlapping. */
const maxReadings = 2

const blank = 0x20

/** One character for each byte, with white space for NUL, which separates tokens of a PDF as well. */
function textOf(bytes: Uint8Array): string {
  const copy = Buffer.from(bytes)
  for (let index = 0; index < copy.length; index++) if (copy[index] === 0) copy[index] = blank
  return copy.toString('latin1')
}

/** Whether the file ends like a PDF, and the end leads to its cross-reference table or stream. */
function hasCrossReferences(text: string, reader: TokenReader): boolean {
  const end = /startxref\s+(\d{1,10})\s+%%EOF$/.exec(text.slice(-1_024).trimEnd())
  const offset = Number(end?.[1])
  if (!end || offset >= text.length) return false
  const table = /\s*(?:xref\s|\d{1,10}\s+\d{1,5}\s+obj)/y
  table.lastIndex = offset
  const [found] = table.exec(text) ?? []
  if (found === undefined) return false
  return !found.endsWith('obj') || streamAt(text, table.lastIndex, reader)?.names.has('XRef') === true
}

/** Whether a stream holds objects, which a reader reads like those in the file. `First` is required in all of them. */
const holdsObjects = ({ names }: PdfStream) => names.has('ObjStm') || names.has('First')

/** Whether data is plain, or compressed as every program does it. Other filters could hide objects from this check. */
function isReadable({ names }: PdfStream): boolean {
  const filters = [...names].filter((name) => /Decode$|^Crypt$/.test(name))
  if (names.has('Predictor') || names.has('F')) return false
  return names.has('Filter') ? filters.length === 1 && filters[0] === 'FlateDecode' : true
}

function problemOfStreams(
  bytes: Uint8Array,
  streams: Iterable<PdfStream>,
  inflate: Inflate,
): PdfProblem | null {
  let bytesLeft = maxInflatedBytes
  let streamsLeft = maxObjectStreams
  for (const stream of streams) {
    if (!holdsObjects(stream)) continue
    if (!isReadable(stream) || --streamsLeft < 0) return 'unsafePdf'
    if (!stream.names.has('Filter')) continue
    const inflated = inflate(bytes.subarray(stream.start), bytesLeft)
    if (inflated === 'invalid') return 'unreadable'
    if (inflated === 'tooLarge') return 'unsafePdf'
    bytesLeft -= inflated.length
    if (hasDangerousKey(textOf(inflated))) return 'unsafePdf'
  }
  return null
}

function findProblem(bytes: Uint8Array, inflate: Inflate): PdfProblem | null {
  const text = textOf(bytes)
  const reader = createTokenReader(text, maxReadings * text.length)
  if (!/^%PDF-[12]\.\d/.test(text) || !hasCrossReferences(text, reader)) return 'unreadable'
  if (isEncrypted(text)) return 'encryptedPdf'
  if (hasDangerousName(text) || isPolyglot(bytes, text)) return 'unsafePdf'
  if (hasDangerousKey(outsideStreams(text))) return 'unsafePdf'
  return problemOfStreams(bytes, streamsIn(text, reader), inflate)
}

/**
 * Checks that a file is a complete PDF that a reader opens without running, opening or unpacking anything. Names are
 * found in the file as it is and in its object streams; nothing is rendered.
 *
 * @param bytes the whole file, at most 5 MB.
 * Source: ISO 32000-2, 7.3, 7.5 and 12.6; decision V-3.
 */
export function checkPdf(bytes: Uint8Array, inflate: Inflate): PdfProblem | null {
  try {
    return findProblem(bytes, inflate)
  } catch (error) {
    if (error instanceof TooManyObjects) return 'unsafePdf'
    throw error
  }
}

import type { TokenReader } from './dictionary.ts'
import { namesIn } from './names.ts'

/** A stream of a PDF: the names in its dictionary, and where its data begins. */
export type PdfStream = { readonly names: ReadonlySet<string>; readonly start: number }

/**
 * Returns the stream whose dictionary begins at a position, if there is one.
 *
 * @throws TooManyObjects
 */
export function streamAt(text: string, position: number, reader: TokenReader): PdfStream | null {
  const start = reader.skipBlank(position)
  if (!text.startsWith('<<', start)) return null
  const end = reader.skipDictionary(start)
  const keyword = /stream(?:\r\n|\n|\r)?/y
  keyword.lastIndex = reader.skipBlank(end)
  if (!keyword.test(text)) return null
  return { names: namesIn(text.slice(start, end)), start: keyword.lastIndex }
}

/**
 * Finds every stream that a reader could reach. The cross-reference table of a file may point anywhere, so every `obj`
 * counts, even inside strings, comments and other streams.
 *
 * @throws TooManyObjects
 */
export function* streamsIn(text: string, reader: TokenReader): Generator<PdfStream> {
  for (const match of text.matchAll(/(?<!end)obj/g)) {
    const stream = streamAt(text, match.index + match[0].length, reader)
    if (stream) yield stream
  }
}

/** Returns the text without the data of streams. */
export function outsideStreams(text: string): string {
  const parts: string[] = []
  let position = 0
  for (;;) {
    const start = text.indexOf('stream', position)
    const end = start < 0 ? -1 : text.indexOf('endstream', start)
    if (end < 0) break
    parts.push(text.slice(position, start))
    position = end + 'endstream'.length
  }
  return [...parts, text.slice(position)].join(' ')
}

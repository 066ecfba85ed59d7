import { randomUUID } from 'node:crypto'

/** A text of a JSON document that is read when it is its turn. Base64 and the like: nothing that JSON escapes. */
type LaterText = () => Promise<string>

/**
 * Returns a JSON document, indented, as a stream. Each function in the value is called for its text when the reader gets
 * there, so that only one of them is in memory.
 *
 * @throws through the stream what a function throws; the document then breaks off.
 */
export function streamJson(value: unknown): ReadableStream<Uint8Array> {
  // Separates the texts from the rest, and occurs nowhere else.
  const mark = randomUUID()
  const texts: LaterText[] = []
  const withMarks = (_: string, part: unknown) =>
    typeof part === 'function' ? mark + (texts.push(part as LaterText) - 1) + mark : part
  const pieces = JSON.stringify(value, withMarks, 2).split(mark)
  const encoder = new TextEncoder()
  let next = 0
  return new ReadableStream(
    {
      async pull(controller) {
        const piece = pieces[next]
        if (piece === undefined) return controller.close()
        const text = next % 2 === 0 ? piece : ((await texts[Number(piece)]?.()) ?? '')
        next += 1
        controller.enqueue(encoder.encode(text))
      },
    },
    { highWaterMark: 0 },
  )
}

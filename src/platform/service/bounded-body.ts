/** A body longer than allowed. */
export class BodyTooLarge extends Error {}

/** A body that is not UTF-8. */
export class BodyNotText extends Error {}

/**
 * Reads a body as UTF-8 text, and stops as soon as it exceeds the maximum size, whatever its Content-Length.
 *
 * @throws BodyTooLarge, BodyNotText, or the error of the connection.
 */
export async function readText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new BodyTooLarge()
    text += decode(decoder, chunk, true)
  }
  return text + decode(decoder, new Uint8Array(), false)
}

function decode(decoder: TextDecoder, chunk: Uint8Array, stream: boolean): string {
  try {
    return decoder.decode(chunk, { stream })
  } catch {
    throw new BodyNotText()
  }
}

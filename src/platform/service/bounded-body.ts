/** An answer longer than its reader allows. */
export class BodyTooLarge extends Error {}

/** An answer whose bytes are not UTF-8. */
export class BodyNotText extends Error {}

/**
 * Reads an answer as UTF-8 text, giving up as soon as it has more than the allowed bytes, whatever length the
 * sender announced.
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
    text += decoded(decoder, chunk, true)
  }
  return text + decoded(decoder, new Uint8Array(), false)
}

function decoded(decoder: TextDecoder, chunk: Uint8Array, stream: boolean): string {
  try {
    return decoder.decode(chunk, { stream })
  } catch {
    throw new BodyNotText()
  }
}

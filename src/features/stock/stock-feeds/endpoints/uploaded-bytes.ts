/** Maximum size of an uploaded feed as it is sent, in bytes. */
export const maxFeedUpload = 500_000_000

/** The sender stopped before the announced end of the body. */
class UploadIncomplete extends Error {
  constructor() {
    super('The body ended before its announced length.')
    this.name = 'UploadIncomplete'
  }
}

/**
 * Reads the body of a request as it arrives.
 *
 * @throws Error when the sender stops before the end of the body, which a CSV itself would not show.
 */
export async function* uploadedBytes({ body, headers, signal }: Request): AsyncGenerator<Uint8Array> {
  const announced = headers.get('content-length')
  let received = 0
  for await (const chunk of body ?? []) {
    received += chunk.length
    if (received > maxFeedUpload) throw new Error('The body is over the limit.')
    yield chunk
  }
  signal.throwIfAborted()
  if (announced !== null && received !== Number(announced)) throw new UploadIncomplete()
}

import http from 'node:http'

/** A response body as sent, still compressed, and its content type. */
export type Bytes = { readonly body: Buffer; readonly type: string }

/**
 * Fetches an address without decoding it.
 *
 * @throws Error unless the response is 200 with a gzip body.
 */
export function fetchBytes(url: string, headers: Readonly<Record<string, string>>): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const encoding = response.headers['content-encoding']
        if (response.statusCode === 200 && encoding === 'gzip') {
          resolve({ body: Buffer.concat(chunks), type: response.headers['content-type'] ?? '' })
        } else reject(new Error(`${url} returned ${response.statusCode} with encoding ${encoding}`))
      })
    })
    request.on('error', reject)
  })
}

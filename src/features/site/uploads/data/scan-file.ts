import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'

/** The result of a scan; `scannerDown` when there is none and the setting refuses the file then. */
export type ScanResult = 'clean' | 'notScanned' | 'virus' | 'scannerDown'

/** How long the scanner may be silent. Milliseconds. */
const timeoutMs = 30_000

/** Much longer than any reply. */
const maxReplyLength = 4_000

/** Opens a connection to clamd at a path or `HOST:PORT`. */
function open(address: string): Socket {
  if (address.startsWith('/')) return connect(address)
  const colon = address.lastIndexOf(':')
  const host = address.slice(0, colon).replace(/^\[|\]$/g, '')
  return connect(Number(address.slice(colon + 1)), host)
}

/** The request: the file in chunks, each after its length, and an empty one at the end. */
async function* requestOf(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of createReadStream(path)) {
    const data = chunk as Buffer
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    yield length
    yield data
  }
  yield Buffer.alloc(4)
}

async function readReply(socket: Socket): Promise<string> {
  let reply = ''
  for await (const chunk of socket) {
    reply += String(chunk)
    if (reply.includes('\0') || reply.length > maxReplyLength) break
  }
  return reply.split('\0')[0] ?? ''
}

/**
 * Has clamd scan a file.
 *
 * @throws Error when clamd cannot be reached, does not reply in time or cannot scan the file.
 * Source: clamd(8), INSTREAM.
 */
async function askScanner(address: string, path: string): Promise<'clean' | 'virus'> {
  const socket = open(address)
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('clamd did not reply in time.')))
  try {
    const sent = pipeline(requestOf(path), socket, { end: false })
    sent.catch(() => {})
    // clamd replies and hangs up early when a file is over its limit.
    const reply = await readReply(socket)
    if (reply === '') await sent
    if (/ FOUND$/.test(reply)) return 'virus'
    if (reply === 'stream: OK') return 'clean'
    throw new Error(`clamd replied: ${reply || 'nothing'}`)
  } finally {
    socket.destroy()
  }
}

/**
 * Scans a file when a scanner is configured. A failed scan is logged, and the setting `UPLOAD_SCAN_FAILURE` decides
 * whether the file is refused.
 */
export async function scanFile(path: string): Promise<ScanResult> {
  const { clamavSocket, uploadScanFailure } = config()
  if (clamavSocket === undefined) return 'notScanned'
  try {
    const result = await askScanner(clamavSocket, path)
    if (result === 'virus') log.warn({}, 'virus in upload refused')
    return result
  } catch (error) {
    log.error({ reason: String(error), setting: uploadScanFailure }, 'upload scan failed')
    return uploadScanFailure === 'accept' ? 'notScanned' : 'scannerDown'
  }
}

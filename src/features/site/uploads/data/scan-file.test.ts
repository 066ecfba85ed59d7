import { createServer, type Server } from 'node:net'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { provideConfig } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { pdfOfSize, picture, plainPdf } from '../samples.test-support.ts'
import { provideFileChecks } from './check-file.test-support.ts'

const { check, folder } = provideFileChecks()

/** A small clamd: answers a complete INSTREAM request. */
async function startScanner(answer: (content: Buffer) => string | null): Promise<Server> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (data) => {
      received = Buffer.concat([received, data])
      const command = 'zINSTREAM\0'
      if (!received.subarray(0, command.length).equals(Buffer.from(command))) return
      const chunks: Buffer[] = []
      let position = command.length
      while (position + 4 <= received.length) {
        const length = received.readUInt32BE(position)
        if (position + 4 + length > received.length) return
        if (length === 0) {
          const reply = answer(Buffer.concat(chunks))
          if (reply === null) socket.destroy()
          else socket.end(`${reply}\0`)
          return
        }
        chunks.push(received.subarray(position + 4, position + 4 + length))
        position += 4 + length
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

describe('with a scanner, checkFile', () => {
  let server: Server | undefined
  const configure = (socket: string, failure = 'refuse') => {
    vi.stubEnv('CLAMAV_SOCKET', socket)
    vi.stubEnv('UPLOAD_SCAN_FAILURE', failure)
    provideConfig({})
  }
  const use = async (answer: (content: Buffer) => string | null, failure?: string) => {
    server = await startScanner(answer)
    const { port } = server.address() as { port: number }
    configure(`127.0.0.1:${port}`, failure)
  }
  afterEach(() => {
    server?.close()
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    provideConfig({})
  })

  it('sends the whole file as it arrived, and stores the verdict', async () => {
    const pdf = pdfOfSize(5_242_880)
    let scanned: Buffer | undefined
    await use((content) => {
      scanned = content
      return 'stream: OK'
    })
    expect(await check(pdf)).toMatchObject({ ok: true, file: { verdict: 'clean' } })
    expect(Buffer.compare(scanned ?? Buffer.alloc(0), pdf)).toBe(0)
  })

  it('refuses a file with a virus, and logs it', async () => {
    const logged = vi.spyOn(log, 'warn').mockImplementation(() => {})
    await use(() => 'stream: Win.Test.EICAR_HDB-1 FOUND')
    expect(await check(await picture('jpeg'))).toEqual({ ok: false, problem: 'virus' })
    expect(logged).toHaveBeenCalledWith({}, 'virus in upload refused')
  })

  it.each<[string, (content: Buffer) => string | null]>([
    ['hangs up', () => null],
    ['reports an error', () => 'INSTREAM size limit exceeded. ERROR'],
    ['says something unknown', () => 'hello'],
  ])('follows the setting, and logs, when the scanner %s', async (_, answer) => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
    await use(answer)
    expect(await check(plainPdf())).toEqual({ ok: false, problem: 'scannerDown' })
    vi.stubEnv('UPLOAD_SCAN_FAILURE', 'accept')
    provideConfig({})
    expect(await check(plainPdf())).toMatchObject({ ok: true, file: { verdict: 'notScanned' } })
    expect(logged.mock.calls.map(([, event]) => event)).toEqual(['upload scan failed', 'upload scan failed'])
  })

  it('refuses files while nothing listens at the path of the socket', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {})
    configure(path.join(folder(), 'clamd.socket'))
    expect(await check(plainPdf())).toEqual({ ok: false, problem: 'scannerDown' })
  })
})

import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { type Mail, MailRefused } from './mail.ts'
import { messageIdOf } from './message-id.ts'
import { smtpTransport } from './smtp.ts'

const from = 'no-reply@example.co.za'
const mail: Mail = {
  key: 'delivery-1',
  to: ['dealer@example.co.za', 'second@example.co.za'],
  subject: 'Request for a quote: Toyota Hilux ê',
  html: '<p>Hello</p>',
  text: 'Hello',
  replyTo: { name: 'Thabo "T" Nkosi', address: 'thabo@example.com' },
  attachments: [
    { filename: 'lead.xml', contentType: 'application/x-adf+xml; charset=utf-8', content: '<adf/>' },
  ],
}

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()))
})

type ReceivedMail = { readonly raw: string; readonly to: readonly string[]; readonly from: string }

/** A mail server that collects what it receives, unless `behaviour` overrides its handlers. */
async function mailServer(behaviour: Partial<SMTPServerOptions> = {}) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          raw: Buffer.concat(chunks).toString(),
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : '',
        })
        done()
      })
    },
    ...behaviour,
  })
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  open.push(() => new Promise((done) => server.close(() => done())))
  const { port } = server.server.address() as AddressInfo
  return { received, url: `smtp://127.0.0.1:${port}` }
}

/** A TCP server that passes each connection to `handle`. */
async function rawServer(handle: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    handle(socket)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  open.push(
    () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => done())
      }),
  )
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const headersOf = (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })

describe('sending mail', () => {
  it('sets From, Reply-To and Message-ID, and delivers all parts to all recipients', async () => {
    const { received, url } = await mailServer()
    const receipt = await smtpTransport({ url, from }).send(mail)
    expect(receipt).toEqual({
      messageId: messageIdOf('delivery-1', from),
      detail: expect.stringMatching(/^250/),
    })
    expect(received).toHaveLength(1)
    const [{ raw, to, from: sender } = { raw: '', to: [], from: '' }] = received
    expect([sender, ...to]).toEqual([from, 'dealer@example.co.za', 'second@example.co.za'])
    const headers = headersOf(raw)
    expect(headers).toContain(`Message-ID: ${receipt.messageId}`)
    expect(headers).toMatch(/^From: Toyota South Africa <no-reply@example\.co\.za>$/m)
    expect(headers).toMatch(/^Reply-To: .*<thabo@example\.com>$/m)
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(raw).toContain('filename=lead.xml')
    expect(raw).toContain('<p>Hello</p>')
  })

  it('uses the same Message-ID when a mail is sent again', async () => {
    const { received, url } = await mailServer()
    const transport = smtpTransport({ url, from })
    await transport.send(mail)
    await transport.send(mail)
    const ids = received.map(({ raw }) => /^Message-ID: (.*)$/m.exec(headersOf(raw))?.[1])
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  it('prevents entered text from adding a header or a recipient', async () => {
    const { received, url } = await mailServer()
    await smtpTransport({ url, from }).send({
      ...mail,
      subject: 'Hello\r\nBcc: everybody@example.com\r\n\r\nand a body',
      replyTo: { name: 'T\r\nBcc: all@example.com', address: 'thabo@example.com' },
      attachments: [],
    })
    const [{ raw, to } = { raw: '', to: [] }] = received
    expect(to).toEqual(['dealer@example.co.za', 'second@example.co.za'])
    expect(headersOf(raw)).not.toMatch(/^Bcc:/im)
    expect(headersOf(raw)).toMatch(/^Subject: Hello Bcc: everybody@example\.com and a body$/m)
  })

  it('sets both headers for one-click unsubscribing', async () => {
    const { received, url } = await mailServer()
    await smtpTransport({ url, from }).send({ ...mail, unsubscribeUrl: 'https://example.co.za/u?t=1' })
    const headers = headersOf(received[0]?.raw ?? '')
    expect(headers).toMatch(/^List-Unsubscribe: <https:\/\/example\.co\.za\/u\?t=1>$/m)
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  })
})

describe('a failed delivery', () => {
  const failing = async (url: string, signal?: AbortSignal) =>
    smtpTransport({ url, from })
      .send(mail, signal)
      .then(
        () => undefined,
        (error: unknown) => error,
      )

  it('is final when the mailbox does not exist, and omits the address from the error', async () => {
    const { url } = await mailServer({
      onRcptTo: ({ address }, _, done) => done(refusal(550, `no such user ${address}`)),
    })
    const error = await failing(url)
    expect(error).toBeInstanceOf(MailRefused)
    expect(String(error)).toContain('550')
    expect(String(error)).not.toContain('@')
  })

  it('reports one refused recipient of two, and reaches the other', async () => {
    const { received, url } = await mailServer({
      onRcptTo: ({ address }, _, done) => (address.startsWith('second') ? done(refusal(550, 'no')) : done()),
    })
    const { detail } = await smtpTransport({ url, from }).send(mail)
    expect(detail).toContain('1 of 2 recipients refused')
    expect(received[0]?.to).toEqual(['dealer@example.co.za'])
  })

  it.each([421, 450, 451])('can be retried after status %i', async (code) => {
    const { url } = await mailServer({ onRcptTo: (_address, _, done) => done(refusal(code, 'later')) })
    const error = await failing(url)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(MailRefused)
  })

  it('is final when the server rejects the message', async () => {
    const { url } = await mailServer({
      onData(stream, _, done) {
        stream.resume()
        stream.on('end', () => done(refusal(554, 'looks like spam')))
      },
    })
    expect(await failing(url)).toBeInstanceOf(MailRefused)
  })

  it('can be retried when the password is wrong, and omits the password from the error', async () => {
    const { url } = await mailServer({
      authOptional: false,
      onAuth: (_auth, _, done) => done(refusal(535, 'wrong')),
      allowInsecureAuth: true,
    })
    const error = await failing(url.replace('//', '//user:secret@'))
    expect(error).not.toBeInstanceOf(MailRefused)
    expect(String(error)).not.toContain('secret')
  })

  it('can be retried when the connection drops in the middle of the message', async () => {
    const dropping = await rawServer((socket) => {
      socket.write('220 ready\r\n')
      socket.on('data', (data) => {
        const line = data.toString()
        if (/^(?:EHLO|HELO|MAIL|RCPT)/i.test(line)) socket.write('250 ok\r\n')
        else if (/^DATA/i.test(line)) socket.write('354 go on\r\n')
        else socket.destroy()
      })
    })
    const error = await failing(dropping)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(MailRefused)
  })

  it('can be retried when no server listens', async () => {
    const error = await failing('smtp://127.0.0.1:9')
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(MailRefused)
  })

  it('can be retried after a timeout when the server does not respond', async () => {
    const silent = await rawServer(() => {})
    const began = performance.now()
    const error = await failing(silent, AbortSignal.timeout(300))
    expect(performance.now() - began).toBeLessThan(3_000)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(MailRefused)
  })
})
